import {
  ink,
  leaf1,
  leaf2,
  leaf3,
  leaf4,
  night,
  poppy1,
  poppy2,
  poppy3,
  sand,
  sky1,
  sky2,
  sky3,
  sky4,
  sky5,
  sun1,
  sun2,
  sun3,
  white,
} from "../colours.ts";
import type { Look } from "./look.ts";

/** The second half of the children's drawings. */
export const drawingsFrom12: Readonly<Record<string, Look>> = {
  "drawing-12.svg": {
    sheets: [[poppy2], [sky2], [leaf2], [sun2], [poppy1], [sky3], [sand], [leaf1]],
    keep: [90, 150, 390, 510],
    aside: true,
    below: 0,
  },
  "drawing-13.svg": {
    sheets: [[white], [sand], [sun1], [sky1], [leaf1]],
    keep: [45, 40, 560, 550],
    aside: true,
    below: 0,
  },
  "drawing-14.svg": {
    sheets: [[sky3], [leaf2], [poppy2], [sky4], [sky2], [leaf3], [poppy3], [sky5]],
    keep: [65, 105, 440, 370],
    aside: true,
    below: 0,
  },
  "drawing-15.svg": {
    sheets: [poppy2, sun1, sky2, poppy1, sky1, sun2].map((paper) => [paper, leaf4]),
    keep: [70, 70, 555, 405],
    below: 1,
  },
  "drawing-16.svg": {
    sheets: [[ink], [sky5], [night], ["#35588F"]],
    keep: [90, 105, 456, 618],
    below: 0,
  },
  "drawing-17.svg": {
    sheets: [[sun3], [sky2], [leaf2], [sand], [sky3], [sun2], [poppy1]],
    keep: [120, 10, 480, 408],
    below: 0,
  },
  "drawing-18.svg": {
    sheets: [[leaf2], [sky2], [sun1], [poppy1], [sky1], [sand], [sun2]],
    keep: [135, 60, 475, 300],
    below: 0,
  },
  "drawing-19.svg": {
    sheets: [
      ...[
        [sand, poppy3],
        [sky2, sun3],
        [sun1, leaf3],
        [leaf1, sky3],
        [poppy1, leaf4],
      ],
      ...[
        [sky1, poppy2],
        [leaf2, sun2],
      ],
    ],
    keep: [60, 105, 405, 490],
    below: 1,
  },
  "drawing-20.svg": {
    sheets: [[sky4], [leaf3], [sky3], [leaf4], ["#5FA9D8"]],
    keep: [60, 60, 460, 425],
    aside: true,
    below: 0,
  },
  "drawing-21.svg": {
    sheets: [[leaf3], [sky3], [sun3], [leaf2], [sky4], [sun2], [leaf4], [sky2]],
    keep: [120, 55, 385, 385],
    aside: true,
    below: 0,
  },
  "drawing-22.svg": {
    sheets: [sky5, "#35588F", sky4, leaf4].map((paper) => [paper, ink]),
    keep: [75, 55, 365, 540],
    below: 1,
  },
  "drawing-23.svg": {
    sheets: [
      ...[
        [sky2, leaf3],
        [sun2, leaf3],
        [poppy1, sky3],
        [leaf1, sun3],
        [sky3, leaf2],
      ],
      ...[
        [poppy2, sky4],
        [sun1, poppy2],
      ],
    ],
    keep: [85, 85, 490, 455],
    below: 1,
  },
};
