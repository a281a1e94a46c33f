// A new game: against the program or of two persons, its ruleset with what it says, its board, komi and handicap, who
// plays, how long, and what the record says of it; or a record that is opened. And the question before a forbidden
// point of renju, which can be played, and loses.

import { useRef, useState } from "preact/hooks";

import type { RecordHead, Seat } from "../protocol";
import { Explanation } from "../rules/RulesPanel";
import { rulesets } from "../state/catalogue";
import { illegal, refused, state, tab, wish } from "../state/game";
import { asksToLose, playAndLose } from "../state/moves";
import { showPanel } from "../state/panels";
import { openFile, RECORD_FILES, today } from "../state/record";
import { Dialog, Question } from "../ui/Dialog";
import { Choice } from "../ui/fields";
import { t } from "../words/fluent";
import { pointText, why } from "../words/points";
import { refusedText, rulesetName } from "../words/sentences";
import { HeadFields } from "./HeadFields";
import { NetworkNote } from "./NetworkNote";
import { FIRST_LEVEL, SeatChoice } from "./SeatChoice";
import { TimeFields } from "./TimeFields";

const PERSONS: [Seat, Seat] = [{ by: "person" }, { by: "person" }];
const AGAINST_PROGRAM: [Seat, Seat] = [{ by: "person" }, { by: "level", level: FIRST_LEVEL }];
const SIZES = [5, 7, 9, 13, 15, 19];
/** Beside handicap stones: White has nothing to make up for, and there is no draw. */
const HANDICAP_KOMI = 0.5;
const HANDICAPS = ["0", "2", "3", "4", "5", "6", "7", "8", "9"] as const;
const SMALLEST = 2;
const LARGEST = 21;
const MOST_KOMI = 1000;

export function NewGameDialog({ close }: { close: () => void }) {
  const now = state.value;
  const [ruleset, setRuleset] = useState(now?.ruleset ?? "");
  const [width, setWidth] = useState(now?.size.width ?? 9);
  const [height, setHeight] = useState(now?.size.height ?? 9);
  const [komi, setKomi] = useState("");
  const [handicap, setHandicap] = useState<(typeof HANDICAPS)[number]>("0");
  const [seats, setSeats] = useState<[Seat, Seat]>(seatsOffered);
  const [time, setTime] = useState("none");
  const [head, setHead] = useState<RecordHead>({ DT: today() });
  const file = useRef<HTMLInputElement>(null);
  const isOfPersons = seats.every(({ by }) => by === "person");
  const row = rulesets.value.find(({ name }) => name === ruleset);
  const isLineGame = row?.line_game === true;
  const handicapKomi = handicap === "0" ? null : HANDICAP_KOMI;
  const chooseRuleset = (name: string) => {
    setRuleset(name);
    const found = rulesets.value.find((row) => row.name === name);
    if (found !== undefined && found.line_game !== isLineGame) {
      setWidth(found.size.width);
      setHeight(found.size.height);
    }
  };
  const start = async () => {
    const komiNumber = komi.trim() === "" ? handicapKomi : Number(komi);
    const given = { komi: isLineGame ? null : komiNumber, handicap: isLineGame ? 0 : Number(handicap) };
    const answer = await wish({ do: "new", ruleset, width, height, ...given, seats, head, time });
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
        <div class="segments" role="group" aria-label={t("new-what")}>
          <button
            type="button"
            data-test="new-program"
            autofocus
            aria-pressed={!isOfPersons}
            onClick={() => isOfPersons && setSeats(AGAINST_PROGRAM)}
          >
            {t("new-program")}
          </button>
          <button type="button" data-test="new-persons" aria-pressed={isOfPersons} onClick={() => setSeats(PERSONS)}>
            {t("new-persons")}
          </button>
          <button type="button" data-test="new-open" onClick={() => file.current?.click()}>
            {t("new-open")}
          </button>
        </div>
        <input
          ref={file}
          type="file"
          hidden
          accept={RECORD_FILES}
          data-test="new-file"
          onChange={(event) => {
            void openFile(event.currentTarget.files?.[0]);
            close();
          }}
        />
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
                min={-MOST_KOMI}
                max={MOST_KOMI}
                data-test="komi"
                value={komi}
                placeholder={String(handicapKomi ?? row?.komi ?? "")}
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
        {!isOfPersons && (
          <fieldset>
            <legend>{t("new-who")}</legend>
            <SeatChoice
              atOnce
              test="new-"
              color="black"
              seat={seats[0]}
              sit={(seat) => setSeats(([, white]) => [seat, white])}
            />
            <SeatChoice
              atOnce
              test="new-"
              color="white"
              seat={seats[1]}
              sit={(seat) => setSeats(([black]) => [black, seat])}
            />
            <NetworkNote />
          </fieldset>
        )}
        <TimeFields set={setTime} />
        <HeadFields head={head} set={setHead} />
        <p class="dialog-buttons">
          {refused.value !== null && (
            <span class="refused" role="alert">
              {refusedText(refused.value)}
            </span>
          )}
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

/** Those of the game that is played; where none is yet, most people want to play the program. */
function seatsOffered(): [Seat, Seat] {
  const now = tab.value;
  const isPlayed = now !== null && (now.moves.length > 0 || now.seats.some(({ by }) => by !== "person"));
  return isPlayed ? now.seats : AGAINST_PROGRAM;
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
    <Question
      id="lose"
      title={t("lose-title")}
      yes={t("lose-play")}
      test="lose"
      danger
      answer={playAndLose}
      close={close}
    >
      <p>
        <strong>{pointText(at, now)}</strong> {why(forbidden)}
      </p>
    </Question>
  );
}
