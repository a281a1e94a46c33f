// What the signs mean that stand on the board now.

import type { ComponentChildren } from "preact";

import { Choosable, Difference, Doubtful, Forbidden, NullMove, Ring, Wild } from "../board/signs";
import { JudgementLayer, MarksOfSides, SharesLayer, TerritoryLayer } from "../board/areas";
import { LastMove, Stone } from "../board/Position";
import type { IllegalMove, JudgedChain, SideView, Sums } from "../protocol";
import { state } from "../state/game";
import type { BoardView } from "../state/view";
import { t } from "../words/fluent";
import { kinds } from "../words/points";

const ONE = { width: 1, height: 1 };
const AT = { x: 0, y: 0 };
const NOTHING: SideView = { dead: [], owned: [[], []], end: "agreed" };

const NO_SUMS: Sums = { black: "0", white: "0", debt: { debtor: null, points: 0 }, margin: "0", made_of: [[], []] };

interface Sign {
  text: string;
  picture: ComponentChildren;
}

export function Legend({ view }: { view: BoardView }) {
  const all = signs(view);
  return all.length === 0 ? null : (
    <section class="sign-legend" data-test="legend">
      <h3>{t("legend")}</h3>
      <ul>
        {all.map(({ text, picture }) => (
          <li key={text}>
            <svg class="sample" viewBox="0 0 1 1" aria-hidden="true">
              {picture}
            </svg>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function signs(view: BoardView): Sign[] {
  const found: Sign[] = [];
  const add = (isThere: boolean, text: () => string, picture: () => ComponentChildren) => {
    if (isThere) {
      found.push({ text: text(), picture: picture() });
    }
  };
  const owners = new Set(view.owner?.join("") ?? "");
  const claims = view.views.some(({ owned }) => owned.some((points) => points.length > 0));
  add(
    view.away,
    () => t("sign-away"),
    () => <rect class="sign-away" x={0.1} y={0.1} width={0.8} height={0.8} />,
  );
  add(
    view.last !== null && view.last !== "pass",
    () => t("sign-last"),
    () => (
      <>
        <Stone {...AT} color="white" />
        <LastMove rows={["O"]} size={ONE} move="A1" />
      </>
    ),
  );
  for (const [text, illegal] of forbiddenSigns(view)) {
    add(
      true,
      () => text,
      () => <Forbidden {...AT} illegal={illegal} />,
    );
  }
  for (const [by, side] of (["black", "white"] as const).entries()) {
    const marked = { ...NOTHING, dead: ["A1"] };
    add(
      (view.views[by]?.dead.length ?? 0) > 0,
      () => t("sign-dead", { side }),
      () => <MarksOfSides views={by === 0 ? [marked] : [NOTHING, marked]} size={ONE} />,
    );
  }
  add(
    claims,
    () => t("sign-owned"),
    () => (
      <MarksOfSides
        views={[
          { ...NOTHING, owned: [["A1"], []] },
          { ...NOTHING, owned: [["A1"], []] },
        ]}
        size={ONE}
      />
    ),
  );
  add(
    view.judged !== null,
    () => t("sign-judged"),
    () => (
      <JudgementLayer
        judged={{ chains: [DEAD], ownership: [[0.7]], view: NOTHING, position: "contested", recorded: false }}
        size={ONE}
      />
    ),
  );
  add(
    owners.has("X") || owners.has("O"),
    () => t("sign-owner"),
    () => <TerritoryLayer rows={["X"]} board={["."]} />,
  );
  add(
    owners.has("="),
    () => t("sign-shared"),
    () => <TerritoryLayer rows={["="]} board={["."]} />,
  );
  add(
    view.regions.length > 0,
    () => t("sign-parts"),
    () => (
      <SharesLayer
        regions={[
          { points: ["A1"], touching: [[], []], parts: ["2/3", "1/3"], shares: ["2/3", "1/3"], totals: NO_SUMS },
        ]}
        size={ONE}
      />
    ),
  );
  add(
    view.ringed.size > 0 && !view.ringed.has("virtual"),
    () => t("sign-ringed"),
    () => <Ring {...AT} />,
  );
  add(
    view.offering.size > 0,
    () => t("sign-null", { means: state.value?.offer_means === "end" ? "null" : "unchanged" }),
    () => <NullMove {...AT} />,
  );
  add(
    view.wild.size > 0,
    () => t("point-wild"),
    () => <Wild {...AT} />,
  );
  add(
    view.doubtful.size > 0,
    () => t("sign-doubtful"),
    () => <Doubtful {...AT} />,
  );
  add(
    view.choosable.size > 0,
    () => t("point-choosable"),
    () => <Choosable {...AT} />,
  );
  add(
    view.chosen.size > 0,
    () => t("point-chosen"),
    () => <Ring {...AT} />,
  );
  add(
    view.candidates.length > 0,
    () => t("sign-hint"),
    () => (
      <g class="candidate">
        <circle cx={0.5} cy={0.5} r={0.4} />
        <text x={0.5} y={0.5}>
          A
        </text>
      </g>
    ),
  );
  add(
    view.differing.size > 0,
    () => t("sign-differs"),
    () => <Difference {...AT} difference="1" />,
  );
  return found;
}

const DEAD: JudgedChain = {
  stones: ["A1"],
  color: "white",
  dead: true,
  proved: false,
  confidence: 1,
  unsettled: false,
  proposed: false,
  doubtful: false,
};

/** What each sign says that forbids a point, with such a point. */
function forbiddenSigns(view: BoardView): Map<string, IllegalMove> {
  const found = new Map<string, IllegalMove>();
  for (const illegal of view.signed) {
    const text = forbiddenText(illegal);
    if (text !== null) {
      found.set(text, illegal);
    }
  }
  return found;
}

function forbiddenText(illegal: IllegalMove): string | null {
  switch (illegal.kind) {
    case "suicide":
    case "ko":
    case "repeats":
      return t(`sign-${illegal.kind}`);
    case "forbidden":
      return t("sign-forbidden", { kinds: kinds(illegal.kinds) });
    case "occupied":
    case "no_virtual_moves":
    case "drawn":
    case "over":
      return null;
  }
}
