import { about } from "./defaults/about.ts";
import { contacts } from "./defaults/contacts.ts";
import type { FixedPageTexts } from "./defaults/fixed-page-texts.ts";
import { privacy } from "./defaults/privacy.ts";
import type { FixedPage } from "./fixed-pages.ts";

/**
 * The texts of the fixed pages on a site without demo content: true of every foundation, so they
 * contain no name, history, price or promise.
 */
export const defaultPages: Partial<Record<FixedPage, FixedPageTexts>> = {
  ABOUT: about,
  CONTACTS: contacts,
  PRIVACY: privacy,
};
