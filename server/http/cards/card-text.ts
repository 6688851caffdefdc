import { join } from "node:path";
import sharp from "sharp";
import { fontsFolder } from "../../platform/paths.ts";

/** The site's fonts at one weight each, as `scripts/card-fonts.mjs` writes them. */
const families = {
  // The name within the file, whatever its weight; the comma keeps Pango from reading a weight.
  heading: "Commissioner Thin,",
  text: "Onest,",
};
const files = [
  "commissioner-cyrillic-flar.ttf",
  "commissioner-latin-flar.ttf",
  "onest-cyrillic-wght.ttf",
  "onest-latin-wght.ttf",
];

let loading: Promise<unknown> | null = null;

/** Makes the fonts known to libvips, which takes one file with a text and remembers it. */
const loadFonts = () =>
  Promise.all(
    files.map((name) =>
      sharp({ text: { text: "а", fontfile: join(fontsFolder, name) } })
        .png()
        .toBuffer(),
    ),
  );

interface TextStyle {
  font: keyof typeof families;
  /** Pixels. */
  size: number;
  /** As #rrggbb. */
  colour: string;
  /** Pixels between lines, beyond the font's own. */
  spacing?: number;
}

/** A text as an image with transparency, broken into lines of at most `width` pixels. */
export async function drawText(
  text: string,
  width: number,
  { font, size, colour, spacing = 0 }: TextStyle,
): Promise<{ input: Buffer; width: number; height: number }> {
  loading ??= loadFonts();
  await loading;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `${families[font]} ${size}`,
      width,
      spacing,
      // A point is a pixel.
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** Pango reads the text as markup, and refuses control characters. */
const escapeMarkup = (text: string): string =>
  text
    .replace(/\p{Cc}/gu, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

/** The text, or its beginning up to a word's end and "…" if it is longer than `length`. */
export function shorten(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const start = characters.slice(0, length).join("");
  return `${start.replace(/\s+\S*$/, "")}…`;
}
