import { about } from "./pages/about.ts";
import { contacts } from "./pages/contacts.ts";
import { help } from "./pages/help.ts";
import { humanitarianHelp } from "./pages/humanitarian-help.ts";
import { ourVolunteers } from "./pages/our-volunteers.ts";
import { partnersPage } from "./pages/partners.ts";
import { psychologicalWork } from "./pages/psychological-work.ts";
import { togetherPage } from "./pages/together.ts";
import { toyLibrary } from "./pages/toy-library.ts";
import type { DemoPage } from "./shapes.ts";

/** The demo pages of blocks. Fixed pages that are not here have the texts of every site. */
export const pages: readonly DemoPage[] = [
  ourVolunteers,
  about,
  contacts,
  help,
  partnersPage,
  togetherPage,
  psychologicalWork,
  humanitarianHelp,
  toyLibrary,
];
