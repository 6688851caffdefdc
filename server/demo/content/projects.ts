import { carpathianSummer } from "./projects/carpathian-summer.ts";
import { familyHouse } from "./projects/family-house.ts";
import { humanitarianHelp } from "./projects/humanitarian-help.ts";
import { peopleAssistance } from "./projects/people-assistance.ts";
import { prostheticsCenter } from "./projects/prosthetics-center.ts";
import { schoolBackpack } from "./projects/school-backpack.ts";
import { socialWork } from "./projects/social-work.ts";
import { together } from "./projects/together.ts";
import { toyLibrary } from "./projects/toy-library.ts";
import { warmWinter } from "./projects/warm-winter.ts";
import type { DemoProject } from "./shapes.ts";

/** In the order in which each section of the overview shows its projects. */
export const projects: readonly DemoProject[] = [
  socialWork,
  toyLibrary,
  humanitarianHelp,
  carpathianSummer,
  schoolBackpack,
  warmWinter,
  together,
  peopleAssistance,
  familyHouse,
  prostheticsCenter,
];
