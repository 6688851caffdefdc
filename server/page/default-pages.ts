import { startingAbout } from "../starting-content/pages/about.ts";
import { startingHome } from "../starting-content/pages/home.ts";
import { humanitarianHelp } from "../starting-content/pages/humanitarian-help.ts";
import { startingListPages } from "../starting-content/pages/list-pages.ts";
import { together, toyLibrary } from "../starting-content/pages/points-and-toys.ts";
import { psychologicalWork } from "../starting-content/pages/psychological-work.ts";
import { about } from "./defaults/about.ts";
import { contacts } from "./defaults/contacts.ts";
import { donate } from "./defaults/donate.ts";
import type { FixedPageTexts } from "./defaults/fixed-page-texts.ts";
import { help } from "./defaults/help.ts";
import { home } from "./defaults/home.ts";
import { listPages } from "./defaults/list-pages.ts";
import { partners } from "./defaults/partners.ts";
import { privacy } from "./defaults/privacy.ts";
import type { FixedPage } from "./fixed-pages.ts";

/**
 * The texts of the fixed pages on a site without demo content: true of every foundation, so they
 * contain no name, history, price or promise.
 */
export const defaultPages: Readonly<Record<FixedPage, FixedPageTexts>> = {
  HOME: home,
  ABOUT: about,
  HELP: help,
  DONATE: donate,
  PARTNERS: partners,
  CONTACTS: contacts,
  ...listPages,
  PRIVACY: privacy,
  TOGETHER: together,
  PSYCHOLOGICAL_WORK: psychologicalWork,
  HUMANITARIAN_HELP: humanitarianHelp,
  TOY_LIBRARY: toyLibrary,
};

const startingPages: Partial<typeof defaultPages> = {
  ...startingListPages,
  HOME: startingHome,
  ABOUT: startingAbout,
};

/** The texts with which a page begins on a site with or without the starting content. */
export const beginningOf = (page: FixedPage, hasStartingContent: boolean): FixedPageTexts =>
  (hasStartingContent && startingPages[page]) || defaultPages[page];
