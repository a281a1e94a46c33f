// The way from the board to the matches and back, where there are any.

import { hasMatches } from "../net/link";
import { t } from "../words/fluent";
import { fragment, route } from "./route";

export function ViewLink() {
  if (route.value !== null) {
    return (
      <a class="view-link" href="#" data-test="to-board">
        {t("watch-board-view")}
      </a>
    );
  }
  return hasMatches.value ? (
    <a class="view-link" href={fragment({ match: null, game: null })} data-test="to-matches">
      {t("watch-matches")}
    </a>
  ) : null;
}
