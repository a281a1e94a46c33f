// The page starts: the token becomes a cookie, the line opens, and what the server tells is drawn.

import { render } from "preact";

import { App } from "./app/App";
import { connect, linkState, type Listener } from "./net/link";
import { exchangeToken, listenForToken } from "./net/address";
import { fetchRulesets } from "./state/catalogue";
import { resumeComment, setCommentAside } from "./state/comment";
import { resetGame, updateGame, wish } from "./state/game";
import { updateJudgement } from "./state/engine";
import { isWorthKeeping, offerKept } from "./state/kept";
import { resetLearning } from "./state/learn";
import { listenForLinks, openLinked } from "./state/link_to";
import { fetchNetwork, updateNetwork } from "./state/network";
import { openFile } from "./state/record";
import { resetReview, updateAnalysis } from "./state/review";
import "./state/sound";
import { resetTree } from "./state/tree";
import "./style/colors.css";
import "./style/base.css";
import "./style/position.css";
import "./style/board.css";
import "./style/layout.css";
import "./style/controls.css";
import "./style/parts.css";
import "./style/tables.css";
import "./style/counting.css";
import "./style/review.css";
import "./style/lessons.css";
import "./style/narrow.css";
import "./style/watch.css";
import { watchMatches } from "./watch/connection";
import { listenForRoute, route } from "./watch/route";

const listener: Listener = {
  attached(found) {
    void fetchRulesets();
    void fetchNetwork();
    void begin(found);
  },
  told(answer) {
    updateGame(answer);
    updateJudgement(answer);
    updateAnalysis(answer);
    updateNetwork(answer);
  },
};

/** Goes on where the page was, as far as the server knows that; opens the record that the address names. */
async function begin(found: boolean): Promise<void> {
  if (!found) {
    resetGame();
    resetTree();
    resetReview();
    resetLearning();
    setCommentAside();
  }
  await wish({ do: "show" });
  if (found) {
    await resumeComment();
  }
  // What was offered in a new game, and not opened before a reload, is offered again.
  if (!found || !isWorthKeeping()) {
    await offerKept();
  }
  await openLinked();
}

addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  if (route.value !== null) {
    // To the board.
    location.hash = "";
  }
  void openFile(event.dataTransfer?.files[0]);
});

listenForToken();
listenForLinks();
const page = document.getElementById("page");
if (page !== null) {
  render(<App />, page);
}
if (!(await exchangeToken())) {
  linkState.value = "locked_out";
}
listenForRoute();
watchMatches();
connect(listener);
