import { buildBlocks } from "./build-blocks.ts";
import { isBlank, styleOf } from "./dom.ts";
import { removeHiddenParts, removeMedia, writeTicks } from "./hidden-parts.ts";
import { wrapLooseItems } from "./lists.ts";
import { applyNamedStyles } from "./named-styles.ts";
import { removeNotes } from "./notes.ts";
import { type ClipboardPictures, findPictures, type PictureFile } from "./pictures.ts";
import { writeSymbols } from "./symbol-fonts.ts";
import { liftWordLists } from "./word-lists.ts";
import { joinWordOnlineLists } from "./word-online.ts";

/** How many things of each kind a paste could not keep; colours, fonts and sizes do not count. */
export type LeftOut = {
  pictures: number;
  /** Comments and footnotes. */
  notes: number;
  /** Players and frames of other sites. */
  media: number;
  /** Links to files on a person's disk. */
  links: number;
  /** Texts that were crossed out; the text itself stays. */
  crossedOut: number;
  /** Links of pictures; the picture itself stays. */
  pictureLinks: number;
  /** Tables within tables and lists; their text stays. */
  tables: number;
  /** Words above or below the line; they stay, on the line. */
  raised: number;
  /** Characters of symbol fonts that have no counterpart. */
  symbols: number;
};

export type ConvertedClipboard = {
  /** In the rich text format; `<img data-upload="id">` stands where an upload belongs. */
  html: string;
  uploads: PictureFile[];
  leftOut: LeftOut;
};

type Options = ClipboardPictures & {
  /** Links and pictures of this origin become paths. */
  siteOrigin: string;
  /** Names an upload. */
  newId: () => string;
};

/**
 * Converts what a program has put on the clipboard to the rich text format: headings, lists,
 * tables, links, quotations, emphasis and pictures. Changes `source`, the parsed HTML.
 */
export function convertClipboard(source: Document, options: Options): ConvertedClipboard {
  const root = source.body;
  const notes = removeNotes(root);
  const media = removeMedia(root);
  liftWordLists(root);
  writeTicks(root);
  removeHiddenParts(root);
  const symbols = writeSymbols(root);
  joinWordOnlineLists(root);
  wrapLooseItems(root);
  applyNamedStyles(root);
  const { uploads, leftOut: pictures } = findPictures(root, options);
  const leftOut: LeftOut = {
    pictures,
    notes,
    media,
    links: 0,
    crossedOut: countCrossedOut(root),
    pictureLinks: 0,
    tables: 0,
    raised: 0,
    symbols,
  };

  const target = source.createElement("div");
  buildBlocks(root, target, {
    siteOrigin: options.siteOrigin,
    topLevel: topHeadingLevel(root),
    isNested: false,
    lose: (kind) => {
      leftOut[kind] += 1;
    },
  });
  return { html: target.innerHTML, uploads, leftOut };
}

/** Whether there is anything to tell a person. */
export const isAnythingLeftOut = (leftOut: LeftOut): boolean =>
  Object.values(leftOut).some((count) => count > 0);

function topHeadingLevel(root: Element): number {
  const levels = [...root.querySelectorAll("h1,h2,h3,h4,h5,h6")]
    .filter((heading) => !isBlank(heading.textContent) && !heading.closest("table"))
    .map(({ localName }) => Number(localName[1]));
  return Math.min(...levels, 6);
}

function countCrossedOut(root: Element): number {
  const found = [...root.querySelectorAll("s,strike,[style*='line-through']")].filter(
    (element) =>
      !isBlank(element.textContent) &&
      (element.matches("s,strike") || /line-through/.test(styleOf(element, "text-decoration"))),
  );
  return found.filter(
    (element) => !found.some((other) => other !== element && other.contains(element)),
  ).length;
}
