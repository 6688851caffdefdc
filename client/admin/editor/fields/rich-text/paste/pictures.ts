import { styleOf } from "./dom.ts";
import { matchPictures, type ShownSize } from "./match-pictures.ts";
import { isCaption } from "./named-styles.ts";
import { rtfPictures } from "./rtf-pictures.ts";

/** A file of the clipboard that is to be uploaded; `id` names its place in the converted HTML. */
export type PictureFile = { id: string; file: File };

/** What a clipboard has beside its HTML. */
export type ClipboardPictures = {
  /** Pictures among the clipboard's files, in their order. */
  files: readonly File[];
  /** `text/rtf`; blank when there is none. */
  rtf: string;
};

/** In pixels: below it an image only reports that a mail was opened. */
const smallestSide = 3;
/** In UTF-16 units: a family of four with the joiners between them. */
const longestEmoji = 11;

/**
 * Marks every picture of the source that can be uploaded with `data-upload`, and removes those
 * whose bytes the clipboard does not have. Pictures of this site stay as they are.
 */
export function findPictures(
  root: Element,
  options: ClipboardPictures & { siteOrigin: string; newId: () => string },
): { uploads: PictureFile[]; leftOut: number } {
  for (const image of root.querySelectorAll("svg")) image.remove();
  for (const image of root.querySelectorAll("img")) removeOrnament(image);
  const images = [...root.querySelectorAll("img")];
  const foreign = images.filter((image) => !isOfSite(image, options.siteOrigin));
  const uploads: PictureFile[] = [];
  const mark = (image: Element, file: File) => {
    const id = options.newId();
    image.setAttribute("data-upload", id);
    image.removeAttribute("src");
    uploads.push({ id, file });
  };
  const elsewhere: Element[] = [];
  for (const image of foreign) {
    const file = fileOfDataUrl(image.getAttribute("src") ?? "");
    if (file) mark(image, file);
    else elsewhere.push(image);
  }
  const found = filesFor(elsewhere, options);
  elsewhere.forEach((image, index) => {
    const file = found[index];
    if (file) mark(image, file);
    else removePicture(image);
  });
  return { uploads, leftOut: elsewhere.filter((image) => !image.isConnected).length };
}

/**
 * The files for pictures whose HTML has only an address: as many files as pictures are these
 * pictures, in the same order; the pictures in RTF are told by order and size.
 */
function filesFor(images: readonly Element[], { files, rtf }: ClipboardPictures): (File | null)[] {
  if (images.length === 0) return [];
  if (files.length === images.length) return [...files];
  const pictures = rtf ? rtfPictures(rtf) : [];
  return matchPictures(images.map(shownSize), pictures).map(
    (index) => (index === null ? null : pictures[index]?.file) ?? null,
  );
}

/** In CSS pixels per unit. */
const units: Record<string, number> = { px: 1, pt: 96 / 72, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 };

function shownSize(image: Element): ShownSize {
  const side = (name: "width" | "height") => {
    const [, number, unit = "px"] =
      /^([\d.]+)(px|pt|in|cm|mm)?$/.exec(image.getAttribute(name) ?? styleOf(image, name)) ?? [];
    return Number(number ?? 0) * (units[unit] ?? 1);
  };
  return { width: side("width"), height: side("height") };
}

/** Replaces an emoji with its character, and removes what is too small to be a picture. */
function removeOrnament(image: Element): void {
  const alt = image.getAttribute("alt") ?? "";
  if (/^\p{Extended_Pictographic}/u.test(alt) && alt.length <= longestEmoji) {
    image.replaceWith(alt);
    return;
  }
  const sides = ["width", "height"].map((name) => Number(image.getAttribute(name) ?? smallestSide));
  if (sides.some((side) => side < smallestSide)) image.remove();
}

/** Whether the picture is on this site; its address becomes a path. */
function isOfSite(image: Element, siteOrigin: string): boolean {
  const src = image.getAttribute("src") ?? "";
  const isPath = /^\/(?![/\\])/.test(src);
  if (!isPath && !src.startsWith(`${siteOrigin}/`)) return false;
  if (!isPath) image.setAttribute("src", src.slice(siteOrigin.length));
  return true;
}

function fileOfDataUrl(src: string): File | null {
  const match = /^data:(image\/(png|jpeg|gif|webp|avif|heic|heif));base64,(.+)$/is.exec(src);
  const [, type = "", extension = "", base64 = ""] = match ?? [];
  try {
    const bytes = Uint8Array.from(atob(base64.replace(/\s/g, "")), (sign) => sign.charCodeAt(0));
    return bytes.length > 0 ? new File([bytes], `picture.${extension}`, { type }) : null;
  } catch {
    return null;
  }
}

/** Removes a picture together with the caption that would be about nothing. */
function removePicture(image: Element): void {
  const block = image.closest("p,div,figure") ?? image;
  const caption =
    block.localName === "figure" ? block.querySelector("figcaption") : block.nextElementSibling;
  image.remove();
  if (caption && (caption.localName === "figcaption" || isCaption(caption))) caption.remove();
}

/** The description of a picture; blank where a program has written a file name or guessed. */
export function pictureAlt(image: Element): string {
  const alt = (image.getAttribute("alt") ?? "").replace(/\s+/g, " ").trim();
  const isGuessed = /automatically generated|створений автоматично|автоматично створен/i.test(alt);
  const isName =
    /^(picture|image|рисунок|зображення|малюнок) ?\d*$|\.(jpe?g|png|gif|webp|heic)$/i.test(alt);
  return isGuessed || isName ? "" : alt;
}
