"use strict";
// The board of the page: it steps through the games of a match. It knows no rules, as each move says what it takes off,
// and puts no text into the page but as text.
(() => {
  const byId = (id) => document.getElementById(id);
  const match = JSON.parse(byId("games-data").textContent);
  const viewer = byId("viewer");
  const numbers = Object.keys(match.games).map(Number).sort((one, other) => one - other);
  if (!viewer || numbers.length === 0) {
    return;
  }
  const MOVE = /([a-z]{2}|[A-Z]{2})(?:\(([a-z]+)\))?/g;
  const A = "a".charCodeAt(0);
  const IDS = ["black", "white"];
  const said = match.words;
  let chosen = numbers[0];
  let moves = [];
  let step = 0;

  // A sentence with what it tells in the places of the names in braces.
  const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

  const pairs = (text) => text.match(/../g) || [];

  function parsed(text) {
    return Array.from(text.matchAll(MOVE), ([, letters, removed]) => {
      const at = letters.toLowerCase();
      return { color: at === letters ? 0 : 1, at, removed: pairs(removed || "") };
    });
  }

  function name(at) {
    if (at === match.pass) {
      return said.pass;
    }
    if (at === match.virtual) {
      return said.virtual;
    }
    return match.letters[at.charCodeAt(0) - A] + (match.height - (at.charCodeAt(1) - A));
  }

  const isStone = (at) => at !== match.pass && at !== match.virtual;

  // A piece that the page has in a template, around a point of the board.
  function piece(id, at) {
    const drawn = byId(id).content.querySelector("circle").cloneNode(true);
    drawn.setAttribute("cx", match.rim + match.cell * (at.charCodeAt(0) - A));
    drawn.setAttribute("cy", match.rim + match.cell * (at.charCodeAt(1) - A));
    return drawn;
  }

  // The position after some moves: the stones by their points, and what lies beside the board.
  function position(game, count) {
    const stones = new Map();
    game.start.forEach((points, color) => pairs(points).forEach((at) => stones.set(at, color)));
    const beside = { prisoners: [0, 0], virtual: [0, 0] };
    for (const move of moves.slice(0, count)) {
      if (move.at === match.virtual) {
        beside.virtual[move.color] += 1;
      }
      if (isStone(move.at)) {
        stones.set(move.at, move.color);
      }
      for (const at of move.removed) {
        beside.prisoners[stones.get(at)] += 1;
        stones.delete(at);
      }
    }
    return { stones, beside };
  }

  // A row of stones beside the board; a ring around the last one if it was played there.
  function pile(id, title, counts, last) {
    const row = byId(id);
    const label = document.createElement("b");
    label.textContent = title;
    row.replaceChildren(label);
    counts.forEach((count, color) => {
      const shown = Math.min(count, 12);
      for (let index = 0; index < shown; index += 1) {
        const ring = last === color && index + 1 === shown ? "-last" : "";
        row.append(byId(`beside-${IDS[color]}${ring}`).content.firstElementChild.cloneNode(true));
      }
      if (count > 0) {
        row.append(` ${count}\u2003`);
      }
    });
    if (counts[0] + counts[1] === 0) {
      row.append(said.none);
    }
  }

  function told(move) {
    const count = move.removed.length;
    const values = { side: said.sides[move.color], move: name(move.at), count };
    return filled(count > 0 ? said.told_taken : said.told, values);
  }

  function show() {
    const game = match.games[chosen];
    const { stones, beside } = position(game, step);
    const last = step > 0 ? moves[step - 1] : null;
    const drawn = Array.from(stones, ([at, color]) => piece(IDS[color], at));
    if (last && isStone(last.at) && stones.has(last.at)) {
      drawn.push(piece("ring", last.at));
    }
    byId("stones").replaceChildren(...drawn);
    const values = { step, moves: moves.length, told: last ? told(last) : "" };
    byId("move").textContent = filled(last ? said.step_made : said.step, values);
    byId("step").max = moves.length;
    byId("step").value = step;
    if (match.takes) {
      pile("prisoners", said.prisoners, beside.prisoners, null);
    }
    if (match.has_virtual) {
      const isLast = last !== null && last.at === match.virtual;
      pile("virtual", said.virtual_stones, beside.virtual, isLast ? last.color : null);
    }
    byId("first").disabled = step === 0;
    byId("back").disabled = step === 0;
    byId("forward").disabled = step === moves.length;
    byId("last").disabled = step === moves.length;
    byId("earlier").disabled = chosen === numbers[0];
    byId("later").disabled = chosen === numbers[numbers.length - 1];
  }

  function to(wanted) {
    step = Math.max(0, Math.min(moves.length, wanted));
    show();
  }

  function open(number, wanted) {
    if (!numbers.includes(number)) {
      return;
    }
    const game = match.games[number];
    chosen = number;
    moves = parsed(game.moves);
    const [black, white] = game.black === 0 ? ["A", "B"] : ["B", "A"];
    byId("game").textContent = filled(said.game, { game: number, black, white, result: game.result });
    document.querySelectorAll(".list tr.chosen").forEach((row) => row.classList.remove("chosen"));
    const row = byId(`row-${number}`);
    row.classList.add("chosen");
    const list = row.closest(".list");
    const [top, bottom] = [row.offsetTop - row.offsetHeight, row.offsetTop + row.offsetHeight];
    if (top < list.scrollTop || bottom > list.scrollTop + list.clientHeight) {
      list.scrollTop = top;
    }
    to(wanted === undefined ? moves.length : wanted);
  }

  const beside = (by) => numbers[numbers.indexOf(chosen) + by];

  const actions = {
    first: () => to(0),
    back: () => to(step - 1),
    forward: () => to(step + 1),
    last: () => to(moves.length),
    earlier: () => open(beside(-1)),
    later: () => open(beside(1)),
  };
  for (const [id, action] of Object.entries(actions)) {
    byId(id).addEventListener("click", action);
  }
  byId("step").addEventListener("input", (event) => to(Number(event.target.value)));

  // Arrows step through the game wherever the reader is; the other keys scroll the page unless the board is at hand.
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.tagName === "INPUT") {
      return;
    }
    const everywhere = { ArrowLeft: actions.back, ArrowRight: actions.forward };
    const here = {
      ArrowUp: actions.earlier,
      ArrowDown: actions.later,
      Home: actions.first,
      End: actions.last,
      PageUp: () => to(step - 10),
      PageDown: () => to(step + 10),
    };
    const action = everywhere[event.key] || (viewer.contains(event.target) ? here[event.key] : undefined);
    if (action) {
      event.preventDefault();
      action();
    }
  });

  // The page may be opened at a game, and at one of its moves: #game-12 or #game-12-30.
  function follow() {
    const wanted = /^#game-(\d+)(?:-(\d+))?$/.exec(location.hash);
    if (wanted) {
      open(Number(wanted[1]), wanted[2] === undefined ? undefined : Number(wanted[2]));
    }
    return wanted !== null;
  }
  window.addEventListener("hashchange", () => {
    if (follow()) {
      viewer.focus({ preventScroll: true });
      viewer.scrollIntoView({ block: "nearest" });
    }
  });
  viewer.hidden = false;
  open(chosen);
  follow();
})();
