// The page starts: the token becomes a cookie, the line opens, and what the server tells is drawn.

import { render } from "preact";

import { App } from "./app/App";
import { connect, linkState, type Listener } from "./net/link";
import { exchangeToken, heedNewToken } from "./net/token";
import { fetchRulesets } from "./state/catalogue";
import { forget, takeIn, wish } from "./state/game";
import { takeJudgement } from "./state/judgement";
import { offerKept, openFile } from "./state/record";
import "./style/base.css";
import "./style/board.css";
import "./style/layout.css";
import "./style/parts.css";
import "./style/tables.css";
import "./style/counting.css";
import "./style/narrow.css";
import "./style/watch.css";
import { lookOn } from "./watch/line";
import { heedAddress } from "./watch/route";

const listener: Listener = {
  attached(found) {
    if (!found) {
      forget();
      offerKept();
    }
    void wish({ do: "show" });
    void fetchRulesets();
  },
  told(answer) {
    takeIn(answer);
    takeJudgement(answer);
  },
};

addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  void openFile(event.dataTransfer?.files[0]);
});

heedNewToken();
const page = document.getElementById("page");
if (page !== null) {
  render(<App />, page);
}
if (await exchangeToken().catch(() => false)) {
  heedAddress();
  lookOn();
  connect(listener);
} else {
  linkState.value = "locked_out";
}
