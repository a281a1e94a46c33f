// Every test in one process, so that they share a browser and a program: `npm test`. Each file can be run alone, too.

import "./analysis.test.mjs";
import "./axe.test.mjs";
import "./bursts.test.mjs";
import "./by_hand.test.mjs";
import "./cut.test.mjs";
import "./editing.test.mjs";
import "./ends.test.mjs";
import "./head.test.mjs";
import "./jipingdian.test.mjs";
import "./keyboard.test.mjs";
import "./layout.test.mjs";
import "./learn.test.mjs";
import "./lessons.test.mjs";
import "./network.test.mjs";
import "./order.test.mjs";
import "./persons.test.mjs";
import "./random.test.mjs";
import "./renju.test.mjs";
import "./review.test.mjs";
import "./review_cut.test.mjs";
import "./review_large.test.mjs";
import "./told.test.mjs";
import "./touch.test.mjs";
import "./watch.test.mjs";
import "./words.test.mjs";
