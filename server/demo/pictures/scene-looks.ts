import {
  ink,
  leaf1,
  leaf2,
  leaf3,
  leaf4,
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
} from "./colours.ts";
import type { Box, Look } from "./look.ts";
import { sceneDetails } from "./scene-details.ts";

const whole: Box = [0, 0, 960, 720];

/** The towns' pictures and the large scenes. */
export const sceneLooks: Readonly<Record<string, Look>> = {
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

/** How a drawing may be varied; those without a look of their own stay as they are. */
export function sceneLook(file: string): Look | undefined {
  const look = sceneLooks[file];
  const details = sceneDetails[file];
  return look && details ? { ...look, details } : look;
}
