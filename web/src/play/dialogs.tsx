// A new game: its ruleset with what it says, its board, komi and handicap, and who plays. And the question before a
// forbidden point of renju, which can be played, and loses.

import { useState } from "preact/hooks";

import type { Seat } from "../protocol";
import { Explanation } from "../rules/RulesPanel";
import { levels, rulesets } from "../state/catalogue";
import { illegal, refused, state, tab, wish } from "../state/game";
import { asksToLose, playAndLose } from "../state/moves";
import { showPanel } from "../state/panels";
import { Dialog } from "../ui/Dialog";
import { Choice } from "../ui/fields";
import { t } from "../words/fluent";
import { pointText, why } from "../words/points";
import { refusedText, rulesetName } from "../words/sentences";
import { SeatChoice } from "./SeatChoice";

const SIZES = [5, 7, 9, 13, 15, 19];
const HANDICAPS = ["0", "2", "3", "4", "5", "6", "7", "8", "9"] as const;
const SMALLEST = 2;
const LARGEST = 21;

export function NewGameDialog({ close }: { close: () => void }) {
  const now = state.value;
  const [ruleset, setRuleset] = useState(now?.ruleset ?? "");
  const [width, setWidth] = useState(now?.size.width ?? 9);
  const [height, setHeight] = useState(now?.size.height ?? 9);
  const [komi, setKomi] = useState("");
  const [handicap, setHandicap] = useState<(typeof HANDICAPS)[number]>("0");
  const [seats, setSeats] = useState<[Seat, Seat]>(tab.value?.seats ?? [{ by: "person" }, { by: "person" }]);
  const row = rulesets.value.find(({ name }) => name === ruleset);
  const isLineGame = row?.line_game === true;
  const chooseRuleset = (name: string) => {
    setRuleset(name);
    const found = rulesets.value.find((row) => row.name === name);
    if (found !== undefined && found.line_game !== isLineGame) {
      setWidth(found.size.width);
      setHeight(found.size.height);
    }
  };
  const start = async () => {
    const komiNumber = komi.trim() === "" ? null : Number(komi);
    const given = { komi: isLineGame ? null : komiNumber, handicap: isLineGame ? 0 : Number(handicap) };
    const answer = await wish({ do: "new", ruleset, width, height, ...given, seats });
    if (answer?.is === "game") {
      showPanel("play");
      close();
    }
  };
  return (
    <Dialog id="new-game-dialog" title={t("new-game")} close={close}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <Choice
          label={t("new-ruleset")}
          test="ruleset"
          all={rulesets.value.map(({ name }) => ({ value: name, title: rulesetName(name) }))}
          chosen={ruleset}
          choose={chooseRuleset}
        />
        <Explanation ruleset={ruleset} short />
        <fieldset class="sizes">
          <legend>{t("new-size")}</legend>
          {SIZES.map((size) => (
            <button
              key={size}
              type="button"
              class={width === size && height === size ? "small chosen" : "small"}
              aria-pressed={width === size && height === size}
              data-test={`size-${size}`}
              onClick={() => {
                setWidth(size);
                setHeight(size);
              }}
            >
              {size}×{size}
            </button>
          ))}
          <div class="fields">
            <Length label={t("new-width")} test="width" value={width} set={setWidth} />
            <Length label={t("new-height")} test="height" value={height} set={setHeight} />
          </div>
        </fieldset>
        {!isLineGame && (
          <div class="fields">
            <label class="field">
              <span>{t("new-komi")}</span>
              <input
                type="number"
                step="any"
                data-test="komi"
                value={komi}
                placeholder={row?.komi == null ? "" : String(row.komi)}
                onInput={(event) => setKomi(event.currentTarget.value)}
              />
            </label>
            <Choice
              label={t("new-handicap")}
              test="handicap"
              all={HANDICAPS.map((value) => ({ value, title: value === "0" ? t("new-no-handicap") : value }))}
              chosen={handicap}
              choose={setHandicap}
            />
          </div>
        )}
        <fieldset>
          <legend>{t("new-who")}</legend>
          <SeatChoice test="new-" color="black" seat={seats[0]} sit={(seat) => setSeats([seat, seats[1]])} />
          <SeatChoice test="new-" color="white" seat={seats[1]} sit={(seat) => setSeats([seats[0], seat])} />
          <p class="note">
            {tab.value?.network == null
              ? t("network-none", { last: levels.value.without_network })
              : t("network-named", { name: tab.value.network, first: levels.value.without_network + 1 })}
          </p>
        </fieldset>
        {refused.value !== null && (
          <p class="refused" role="alert">
            {refusedText(refused.value)}
          </p>
        )}
        <p class="dialog-buttons">
          <button type="button" onClick={close}>
            {t("cancel")}
          </button>
          <button type="submit" class="strong" data-test="start">
            {t("new-start")}
          </button>
        </p>
      </form>
    </Dialog>
  );
}

function Length(props: { label: string; test: string; value: number; set: (value: number) => void }) {
  const { label, test, value, set } = props;
  return (
    <label class="field narrow">
      <span>{label}</span>
      <input
        type="number"
        data-test={test}
        min={SMALLEST}
        max={LARGEST}
        value={value}
        required
        onInput={(event) => set(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}

export function LoseDialog() {
  const [at, now] = [asksToLose.value, state.value];
  const forbidden = at === null ? undefined : illegal.value.get(at);
  if (at === null || now === null || forbidden === undefined) {
    return null;
  }
  const close = () => {
    asksToLose.value = null;
  };
  return (
    <Dialog id="lose" title={t("lose-title")} close={close}>
      <p>
        <strong>{pointText(at, now)}</strong> {why(forbidden)}
      </p>
      <p class="dialog-buttons">
        <button type="button" data-test="lose-no" onClick={close}>
          {t("cancel")}
        </button>
        <button type="button" class="danger" data-test="lose-yes" onClick={playAndLose}>
          {t("lose-play")}
        </button>
      </p>
    </Dialog>
  );
}
