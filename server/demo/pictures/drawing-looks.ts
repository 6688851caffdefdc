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
  sun4,
  white,
} from "./colours.ts";
import type { Look } from "./look.ts";

/** The children's drawings: what each may be cut from, and what a frame must not cut. */
export const drawingLooks: Readonly<Record<string, Look>> = {
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
