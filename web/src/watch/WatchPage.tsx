// The view of matches: the list, one match, or one game.

import { t } from "../words/fluent";
import { GameView } from "./GameView";
import { fault, gone, heard } from "./line";
import { MatchList } from "./MatchList";
import { MatchView } from "./MatchView";
import { Note } from "./parts";
import { fragment, route } from "./route";

export function WatchPage() {
  const at = route.value;
  if (at === null) {
    return null;
  }
  return (
    <main class="watch" data-test="watch">
      <nav class="trail" aria-label={t("watch-matches")}>
        {at.match === null ? (
          <h2>{t("watch-matches")}</h2>
        ) : (
          <>
            <a href={fragment({ match: null, game: null })} data-test="to-list">
              {t("watch-all")}
            </a>
            <span aria-hidden="true">›</span>
            {at.game === null ? (
              <h2>{at.match}</h2>
            ) : (
              <>
                <a href={fragment({ match: at.match, game: null })} data-test="to-match">
                  {at.match}
                </a>
                <span aria-hidden="true">›</span>
                <h2>{t("watch-game", { game: at.game })}</h2>
              </>
            )}
          </>
        )}
      </nav>
      {!heard.value && (
        <p class="notice warn" role="status" data-test="not-heard">
          {t("watch-cut")}
        </p>
      )}
      {fault.value !== null && (
        <p class="notice warn" role="status" data-test="fault">
          {t("watch-fault", { detail: fault.value })}
        </p>
      )}
      {gone.value && <Note>{t("watch-gone")}</Note>}
      {!gone.value && (at.match === null ? <MatchList /> : at.game === null ? <MatchView /> : <GameView />)}
    </main>
  );
}
