import type { Language } from "../../language/language.ts";
import { BlockEntry } from "../block-fields.ts";
import type { BlockContents } from "../blocks.ts";
import type { SitePart } from "../site-part-block.ts";

/** The texts of a page that comes with the program, in one language. */
export interface PageTexts {
  title: string;
  lead: string;
  metaTitle: string;
  metaDescription: string;
  /** The same blocks in both languages, different in their texts alone. */
  blocks: readonly BlockContents[];
}

export type FixedPageTexts = Record<Language, PageTexts>;

/** A part that the site draws, with a heading and a text of its own if given. */
export const sitePart = (part: SitePart, heading = "", text = ""): BlockContents => ({
  sitePart: { part, heading, text },
});

/** A row that leads to a page. */
export const linkTo = (address: string, title: string, text: string): BlockEntry =>
  Object.assign(new BlockEntry(), { address, title, text });
