import {
  ink,
  leaf1,
  leaf2,
  leaf3,
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
  sun3,
} from "../colours.ts";
import type { Box, Look } from "./look.ts";

const whole: Box = [0, 0, 960, 720];

/** The large scenes, whole or in parts. */
export const scenes: Readonly<Record<string, Look>> = {
  "consult.svg": { sheets: [[sun1], [sky1], [poppy1], [leaf1], [sand]], keep: whole },
  "familyHouse.svg": { sheets: [[ink], [sky5], [night]], keep: whole },
  "humanitarian.svg": { sheets: [[leaf2], [sky2], [poppy1], [sky1], [sun1]], keep: whole },
  "palmWall.svg": { sheets: [[sun1], [sky1], [poppy1], [sand], [leaf1]], keep: whole },
  "prosthetics.svg": { sheets: [[sky2]], keep: whole },
  "psych.svg": {
    sheets: [
      [sky4, "#5FA9D8"],
      [leaf3, "#7DBF94"],
      [poppy2, "#FFC6B2"],
    ],
    keep: whole,
  },
  "social.svg": {
    sheets: [
      [ink, "#2B4A7E", "#35588F"],
      [sky5, "#2A6FA8", sky4],
    ],
    keep: [0, 0, 1200, 720],
  },
  "together.svg": {
    sheets: [
      [sun3, "#FFCE52"],
      [leaf2, "#BCDFBA"],
      [sky3, "#99CBE9"],
    ],
    keep: whole,
  },
  "toyLibrary.svg": { sheets: [[poppy2]], keep: whole },
  "hands-up.svg": {
    sheets: [[sky1], [sand], [sun1], [leaf1], [poppy1]],
    keep: [-10, 20, 780, 418],
    aside: true,
  },
  "butterfly.svg": {
    sheets: [[sky1], [leaf1], [sand], [poppy1], [sky2]],
    keep: [30, 60, 490, 340],
    aside: true,
    below: 0,
  },
};
