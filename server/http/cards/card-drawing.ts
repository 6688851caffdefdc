import sharp, { type OverlayOptions } from "sharp";
import { drawText, shorten } from "../icons/draw-text.ts";
import { cutPaper, letterAlone } from "../icons/icon-art.ts";
import { wholeLogo } from "../icons/icon-files.ts";
import type { CardContent } from "./card-content.ts";
import { numberLayers, numberLines, numbersWidth } from "./numbers-drawing.ts";

/** Pixels, as Facebook, Telegram, X and LinkedIn show cards. */
const [width, height] = [1200, 630];

/** Counts up when the drawing changes, so that cards on disk are drawn again. */
export const drawingRevision = 5;

/** The design's paper, on which transparent pictures stand too. */
const paper = "#FFFCF5";
const ink = "#14284b";
const lighterInk = "#47597b";

/** Place of the texts and of the picture. */
const textLeft = 72;
const textWidth = 560;
const titleTop = 132;
const titleHeight = 330;
const frame = { left: 690, top: 52, width: 458, height: 526 };
/** Place of the logo or the letter beside the sender, and in place of a picture. */
const smallLogo = { left: textLeft, top: 506, size: 68 };
const largeLogo = { left: 820, top: 145, size: 340 };
const cut = "0,6 215,0 458,8 454,270 458,520 238,526 3,519";

/** Bytes of the content's picture and of the foundation's logo; null for the letter. */
interface CardPictures {
  picture: Buffer | null;
  logo: Buffer | null;
}

/** Draws a card as JPEG. */
export async function drawCard(
  content: CardContent,
  { picture, logo }: CardPictures,
): Promise<Buffer> {
  if (picture && content.isPictureAlone) {
    return sharp(await cutAround(picture, content.picture, { width, height }))
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer();
  }
  const { numbers } = content;
  const label = { font: "text", size: 28, colour: lighterInk, wrap: "word-char" } as const;
  const sender = { font: "text", size: 30, colour: ink, wrap: "word-char" } as const;
  const signOf = async (size: number) => ({
    input: await (logo ? wholeLogo(logo, size) : letterAlone(content.look, size)),
  });
  const layers = await Promise.all([
    picture && placeAt(frame, cutPicture(picture, content.picture)),
    placeAt(
      { left: textLeft, top: numbers ? 56 : 74 },
      drawText(shorten(content.label, 40), textWidth, label),
    ),
    numbers
      ? placeAt({ left: textLeft, top: 104 }, lineImage(content.title))
      : placeAt({ left: textLeft, top: titleTop }, titleImage(content.title)),
    placeAt(
      { left: textLeft + 84, top: 536 },
      drawText(shorten(content.sender, 40), textWidth - 84, sender),
    ),
    placeAt(smallLogo, signOf(smallLogo.size)),
    picture ? null : placeAt(largeLogo, signOf(largeLogo.size)),
  ]);
  const rows = numbers ? await numberLayers(numbers) : [];
  const { brand } = content.look;
  const art = [
    picture && sheetUnderPicture,
    numbers && numberLines(numbers.length),
    !logo && sheetUnderLetter(smallLogo, brand),
    !logo && !picture && sheetUnderLetter(largeLogo, brand),
  ];
  return sharp(Buffer.from(background(art.filter(Boolean).join(""))))
    .composite([...layers.filter((layer) => layer !== null), ...rows])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

async function placeAt(
  { left, top }: { left: number; top: number },
  drawing: Promise<{ input: Buffer } | null>,
): Promise<OverlayOptions | null> {
  const drawn = await drawing;
  return drawn && { input: drawn.input, left, top };
}

/** The title in one line above numbers. */
async function lineImage(title: string) {
  for (const size of [60, 54, 48]) {
    const drawn = await drawText(title, 2000, { font: "heading", size, colour: ink });
    if (!drawn || drawn.width <= numbersWidth) return drawn;
  }
  return drawText(title, numbersWidth, { font: "heading", size: 42, colour: ink });
}

/** The largest size at which the title fits its place; a very long one is shortened. */
async function titleImage(title: string) {
  const text = shorten(title, 170);
  for (const size of [104, 84, 68, 60, 52, 46, 40]) {
    const drawn = await drawText(text, textWidth, { font: "heading", size, colour: ink });
    if (!drawn || (drawn.height <= titleHeight && drawn.width <= textWidth)) return drawn;
  }
  // A word that is wider than a line is broken.
  const smallest = { font: "heading", size: 38, colour: ink, wrap: "word-char" } as const;
  return drawText(shorten(title, 110), textWidth, smallest);
}

/** The picture around its focal point on paper, as large as `shown`, as PNG. */
async function cutAround(
  bytes: Buffer,
  focus: CardContent["picture"],
  shown: { width: number; height: number },
  overlays: OverlayOptions[] = [],
): Promise<Buffer> {
  const { width: ownWidth, height: ownHeight } = await sharp(bytes).metadata();
  const scale = Math.max(shown.width / ownWidth, shown.height / ownHeight);
  const scaled = { width: Math.ceil(ownWidth * scale), height: Math.ceil(ownHeight * scale) };
  const start = (size: number, part: number, at: number) =>
    Math.round(Math.min(Math.max(size * at - part / 2, 0), size - part));
  return sharp(bytes)
    .flatten({ background: paper })
    .resize({ ...scaled, fit: "fill" })
    .extract({
      left: start(scaled.width, shown.width, focus?.focusX ?? 0.5),
      top: start(scaled.height, shown.height, focus?.focusY ?? 0.5),
      ...shown,
    })
    .composite(overlays)
    .png()
    .toBuffer();
}

/** The picture cut as on the site. */
async function cutPicture(bytes: Buffer, focus: CardContent["picture"]) {
  const { width, height } = frame;
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><polygon points="${cut}"/></svg>`;
  const overlay = { input: Buffer.from(mask), blend: "dest-in" } as const;
  return { input: await cutAround(bytes, focus, { width, height }, [overlay]) };
}

/** Paper with a coloured sheet on the right, and what is drawn on both. */
const background = (
  art: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><filter id="shadow" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="0" dy="8" stdDeviation="10" flood-color="#0D1B36" flood-opacity="0.22"/></filter></defs>
<rect width="${width}" height="${height}" fill="${paper}"/>
<polygon points="812,0 ${width},0 ${width},${height} 768,${height} 790,372" fill="#BFE1F3"/>
<polygon points="0,612 190,604 470,614 768,606 1004,615 ${width},606 ${width},${height} 0,${height}" fill="#FFC32E"/>
${art}
</svg>`;

const sheetUnderLetter = ({ left, top, size }: typeof smallLogo, brand: string): string =>
  `<g transform="translate(${left} ${top}) scale(${size / 100})"><polygon points="${cutPaper}" fill="${brand}" filter="url(#shadow)"/></g>`;

const sheetUnderPicture = `<g transform="translate(${frame.left} ${frame.top})"><polygon points="${cut}" fill="#F3E8D6" filter="url(#shadow)"/></g>`;
