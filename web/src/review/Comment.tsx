// The comment of the node: text, and never markup.

import { comment, keepComment, writeComment } from "../state/comment";
import { t } from "../words/fluent";

export function Comment() {
  return (
    <label class="field comment">
      <span>{t("comment")}</span>
      <textarea
        data-test="comment"
        rows={4}
        value={comment.value}
        onInput={(event) => writeComment(event.currentTarget.value)}
        onBlur={() => void keepComment()}
      />
    </label>
  );
}
