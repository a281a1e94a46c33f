// What was odd about the record that was opened, until it is put away or the person goes on to another position.

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

import { ask } from "../net/link";
import { openings, tab } from "../state/game";
import { settings } from "../state/settings";
import { t } from "../words/fluent";

const remarks = signal<string[]>([]);

async function fetchRemarks(): Promise<void> {
  const answer = await ask({ do: "remarks", language: settings.language.value }, null);
  remarks.value = answer?.is === "remarks" ? answer.remarks : [];
}

export function Remarks() {
  const count = tab.value?.remarks ?? 0;
  const [language, opening] = [settings.language.value, openings.value];
  const here = tab.value?.here.id;
  const opened = useRef<{ opening: number; here: number | undefined }>({ opening: -1, here: undefined });
  useEffect(() => {
    if (opened.current.opening !== opening) {
      opened.current = { opening, here };
    } else if (opened.current.here !== here) {
      remarks.value = [];
    }
  }, [opening, here]);
  useEffect(() => {
    remarks.value = [];
    if (count > 0) {
      void fetchRemarks();
    }
  }, [count, language, opening]);
  return remarks.value.length === 0 ? null : (
    <div class="notice" data-test="remarks">
      <ul>
        {remarks.value.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <button type="button" class="quiet" data-test="drop-remarks" onClick={() => (remarks.value = [])}>
        {t("remarks-drop")}
      </button>
    </div>
  );
}
