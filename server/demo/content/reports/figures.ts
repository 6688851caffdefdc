import type { DemoFigures } from "../shapes.ts";
import { figuresOfAutumn2022 } from "./figures/autumn-2022.ts";
import { figuresOfClub } from "./figures/club-2021.ts";
import { figuresOfSpring2022 } from "./figures/spring-2022.ts";
import { figuresOfSummer2022 } from "./figures/summer-2022.ts";

/** The figures of reports, by their keys, as their texts and documents tell them. */
export const demoFigures: Readonly<Record<string, DemoFigures>> = {
  ...figuresOfClub,
  ...figuresOfSpring2022,
  ...figuresOfSummer2022,
  ...figuresOfAutumn2022,
};
