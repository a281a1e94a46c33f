// Under the tree: the moves of the record after the node, those in its place, what can be done with it, and its comment,
// which is text and never markup.

import { signal } from "@preact/signals";

import type { NextNode } from "../protocol";
import { comment, keepComment, writeComment } from "../state/comment";
import { state, tab, wish } from "../state/game";
import { isOnMainLine, type PlacedNode, subtreeSize } from "../state/layout";
import { copyLink, linkCopied } from "../state/link_to";
import { copied, copyRecord } from "../state/record";
import { current, goToNode } from "../state/tree";
import { Dialog } from "../ui/Dialog";
import { t } from "../words/fluent";
import { moveText, nodeName } from "../words/sentences";

/** Whether the person is asked if the node is to be removed. */
export const asksToRemove = signal(false);

export function NodeTools() {
  const [at, here, now] = [current.value, tab.value?.here, state.value];
  if (at === null || here === undefined || now === null) {
    return null;
  }
  const others = (at.parent?.children ?? []).filter((placed) => placed !== at);
  return (
    <div class="node-tools">
      {here.next.length > 0 && <Ways title={t("next-moves")} test="next" all={here.next} next={here.next_on_line} />}
      {others.length > 0 && (
        <Ways title={t("other-moves")} test="other" all={others.map(({ node }) => node)} next={null} />
      )}
      <p class="row">
        {!isOnMainLine(at) && (
          <button type="button" class="small" data-test="promote" onClick={() => change("promote", at)}>
            {t("promote")}
          </button>
        )}
        {at.parent !== null && (
          <button type="button" class="small" data-test="remove" onClick={() => (asksToRemove.value = true)}>
            {t("remove")}
          </button>
        )}
        <button type="button" class="small" data-test="copy-sgf" onClick={() => void copyRecord()}>
          {copied.value ? t("copied") : t("copy")}
        </button>
        <button type="button" class="small" data-test="copy-link" onClick={() => void copyLink()}>
          {linkCopied.value ? t("copied") : t("copy-link")}
        </button>
      </p>
      {asksToRemove.value && <RemoveDialog at={at} />}
    </div>
  );
}

function Ways({
  title,
  test,
  all,
  next,
}: {
  title: string;
  test: string;
  all: readonly NextNode[];
  next: number | null;
}) {
  const now = state.value;
  return now === null ? null : (
    <p class="ways" data-test={test}>
      <span class="ways-title">{title}</span>
      {all.map((node) => (
        <button
          key={node.id}
          type="button"
          class={node.id === next ? "small way on-line" : "small way"}
          onClick={() => void goToNode(node.id)}
        >
          {node.color !== null && <span class={`dot ${node.color}`} aria-hidden="true" />}
          {moveText(node, now)}
        </button>
      ))}
    </p>
  );
}

function change(what: "promote" | "remove", { node }: PlacedNode): void {
  void wish({ do: what, node: node.id });
}

/** What is removed cannot be brought back, so the person is asked. */
function RemoveDialog({ at }: { at: PlacedNode }) {
  const now = state.value;
  const close = () => {
    asksToRemove.value = false;
  };
  const count = subtreeSize(at);
  return now === null ? null : (
    <Dialog id="remove-dialog" title={t("remove-title", { node: nodeName(at.node, now) })} close={close}>
      <p>{t("remove-what", { count })}</p>
      <p class="dialog-buttons">
        <button type="button" data-test="remove-no" onClick={close}>
          {t("cancel")}
        </button>
        <button
          type="button"
          class="danger"
          data-test="remove-yes"
          onClick={() => {
            close();
            change("remove", at);
          }}
        >
          {t("remove-yes")}
        </button>
      </p>
    </Dialog>
  );
}

export function Comment() {
  return (
    <label class="field comment">
      <span>{t("comment")}</span>
      <textarea
        data-test="comment"
        // It can be written on while the line is cut.
        aria-disabled={false}
        rows={3}
        value={comment.value}
        onInput={({ currentTarget }) => {
          writeComment(currentTarget.value);
          // What is not taken does not stay on the page either.
          if (currentTarget.value !== comment.value) {
            currentTarget.value = comment.value;
          }
        }}
        onBlur={() => void keepComment()}
      />
    </label>
  );
}
