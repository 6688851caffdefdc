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
  "commissioner-cyrillic-ext-flar.ttf",
  "commissioner-latin-flar.ttf",
  "onest-cyrillic-wght.ttf",
  "onest-cyrillic-ext-wght.ttf",
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
  /** Where a line may end; between words by default. */
  wrap?: "word" | "word-char";
}

/**
 * A text as an image with transparency, in lines of at most `width` pixels, unless a word is wider;
 * null for a blank text.
 */
export async function drawText(
  text: string,
  width: number,
  { font, size, colour, wrap = "word" }: TextStyle,
): Promise<{ input: Buffer; width: number; height: number } | null> {
  // Spaces and invisible characters draw nothing.
  if (/^[\s\p{Cf}]*$/u.test(text)) return null;
  loading ??= loadFonts();
  await loading;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(keepShortWords(text))}</span>`,
      font: `${families[font]} ${size}`,
      width,
      wrap,
      // The fonts' own lines are too far apart for headings.
      spacing: Math.round(-0.12 * size),
      // A point is a pixel.
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** No line ends with a word of one or two letters, such as a preposition. */
const keepShortWords = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])(\p{L}{1,2}) /gu, "$1\u00a0");

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
  return `${start.replace(/(?<!\s)\s+\S*$/, "")}…`;
}
