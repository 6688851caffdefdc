import {
  ink,
  leaf1,
  leaf2,
  leaf3,
  leaf4,
  leaf5,
  night,
  poppy1,
  poppy2,
  sand,
  sky1,
  sky2,
  sky3,
  sky4,
  sky5,
  sun1,
  sun2,
  sun3,
  sun4,
  white,
} from "../colours.ts";
import type { Look } from "./look.ts";

/** The first half of the children's drawings. */
export const drawingsTo11: Readonly<Record<string, Look>> = {
  "drawing-0.svg": {
    sheets: [
      ...[
        [sky2, leaf3],
        [poppy1, leaf4],
        [sun1, leaf3],
        [sky3, leaf2],
        [poppy2, leaf3],
      ],
      ...[
        [sky1, leaf4],
        [leaf1, leaf3],
      ],
    ],
    keep: [40, 30, 550, 435],
    below: 1,
  },
  "drawing-1.svg": {
    sheets: [[sun3], [sun2], [sun4]],
    keep: [100, 140, 385, 475],
    aside: true,
    below: 0,
  },
  "drawing-2.svg": {
    sheets: [sky1, sun1, poppy1, sky2, poppy2, leaf1].map((paper) => [paper, sky5]),
    keep: [60, 40, 445, 400],
    below: 1,
  },
  "drawing-3.svg": {
    sheets: [[sky3], [sky2], [leaf1], [poppy1], [sky4], [sand], [poppy2]],
    keep: [70, 100, 380, 612],
    aside: true,
  },
  "drawing-4.svg": {
    sheets: [[leaf2], [sky2], [poppy1], [sky3], [sun1], [sky4], [poppy2]],
    keep: [75, 40, 560, 416],
    aside: true,
  },
  "drawing-5.svg": {
    sheets: [[poppy1], [sky2], [leaf1], [sand], [sky3], [leaf2], [sun1], [sky4]],
    keep: [45, 110, 475, 405],
    aside: true,
    below: 0,
  },
  "drawing-6.svg": {
    sheets: [[sky4], [sky5], [sky3], [ink]],
    keep: [150, 30, 560, 425],
  },
  "drawing-7.svg": {
    sheets: [sky1, sky2, sun1, poppy1, leaf1, sand, sky3].map((paper) => [paper, paper]),
    keep: [85, 115, 515, 305],
    aside: true,
    below: 0,
  },
  "drawing-8.svg": {
    sheets: [
      ...[
        [sun2, ink],
        [sky2, leaf4],
        [leaf2, ink],
        [poppy1, sky5],
        [sun1, leaf3],
      ],
      ...[
        [sky3, sun1],
        [sky1, sky5],
      ],
    ],
    keep: [135, 180, 465, 365],
    below: 1,
  },
  "drawing-9.svg": {
    sheets: [
      ...[
        [leaf1, sun3],
        [sky2, leaf3],
        [sun1, leaf2],
        [poppy1, sun2],
        [sky1, leaf4],
      ],
      ...[
        [sky3, leaf2],
        [poppy2, leaf4],
      ],
    ],
    keep: [100, 140, 475, 395],
    below: 1,
  },
  "drawing-10.svg": {
    sheets: [[ink], [sky5], [leaf5], [night]],
    keep: [50, 70, 410, 505],
    aside: true,
    below: 0,
  },
  "drawing-11.svg": {
    sheets: [sky3, sky2, poppy2, sky4, leaf2, sun2].map((paper) => [paper, white]),
    keep: [80, 110, 400, 580],
    below: 1,
  },
};
