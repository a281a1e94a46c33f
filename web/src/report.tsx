// The page of a match becomes alive: a board that steps through its games. The page is one file, which loads nothing;
// games and sentences stand in it as data, which is shown as text only.

import { render } from "preact";

import type { Match } from "./report/match";
import { Viewer } from "./report/Viewer";
import "./style/colors.css";
import "./style/position.css";
import "./style/controls.css";
import "./style/report.css";

const [room, data] = [document.getElementById("viewer"), document.getElementById("games-data")];
if (room !== null && data !== null) {
  render(<Viewer match={JSON.parse(data.textContent) as Match} room={room} />, room);
  room.hidden = false;
}
