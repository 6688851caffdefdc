import { localTeam } from "./members/local-team.ts";
import { organizers } from "./members/organizers.ts";
import { psychologists } from "./members/psychologists.ts";
import type { DemoMember } from "./shapes.ts";

/** In the order of the team page. */
export const members: readonly DemoMember[] = [...organizers, ...psychologists, ...localTeam];
