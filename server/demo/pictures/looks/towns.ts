import {
  leaf1,
  leaf3,
  leaf4,
  poppy1,
  sky1,
  sky2,
  sky3,
  sky4,
  sky5,
  sun1,
  sun2,
} from "../colours.ts";
import type { Look } from "./look.ts";

/** The towns of the points. */
export const towns: Readonly<Record<string, Look>> = {
  "city-Chernivtsi.svg": {
    sheets: [poppy1, sun1, sky2, leaf1, sky1].map((paper) => [paper, leaf4]),
    keep: [90, 20, 570, 420],
    below: 1,
  },
  "city-Chortkiv.svg": {
    sheets: [sky2, poppy1, sky1, sun1, sky3].map((paper) => [paper, leaf3]),
    keep: [35, 15, 580, 420],
    below: 1,
    isOneWay: true,
  },
  "city-IvanoFrankivsk.svg": {
    sheets: [sun1, sky1, poppy1, sky2, leaf1].map((paper) => [paper, leaf3]),
    keep: [45, 15, 585, 420],
    below: 1,
    isOneWay: true,
  },
  "city-Kalush.svg": {
    sheets: [sky2, sun1, poppy1, sky1, sky3].map((paper) => [paper, leaf3]),
    keep: [20, 135, 592, 442],
    below: 1,
  },
  "city-Shumsk.svg": {
    sheets: [sun2, sky2, poppy1, sun1, sky1].map((paper) => [paper, sky4]),
    keep: [60, 110, 540, 410],
    below: 1,
  },
  "city-Storojinets.svg": {
    sheets: [leaf1, sky2, sun1, sky1, poppy1].map((paper) => [paper, leaf3]),
    keep: [4, 80, 596, 435],
    below: 1,
  },
  "city-Ternopil.svg": {
    sheets: [sky1, poppy1, sun1, sky2, leaf1].map((paper) => [paper, sky4]),
    keep: [85, 45, 590, 415],
    below: 1,
  },
  "city-Tyachiv.svg": {
    sheets: [[sun1], [sky2], [poppy1], [sky1], [sun2]],
    keep: [50, 60, 592, 440],
  },
  "city-UzhorodRakotci.svg": {
    sheets: [sky1, sun1, sky2, leaf1, sky3].map((paper) => [paper, sky5]),
    keep: [6, 95, 594, 430],
    below: 1,
  },
  "city-UzhorodShvabska.svg": {
    sheets: [sky2, poppy1, sky1, sun1, sky3].map((paper) => [paper, leaf4]),
    keep: [40, 20, 575, 430],
    below: 1,
  },
};
