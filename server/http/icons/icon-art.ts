import sharp from "sharp";
import { contrast } from "../../settings/palette.ts";
import { drawText } from "./draw-text.ts";
import type { IconLook } from "./icon-look.ts";

/** Colours of the letter, the lighter one unless the brand colour is light. */
const [paper, ink] = ["#FFFCF5", "#14284b"];
const leastContrast = 3;

/** Edge of the letter's square in relation to the icon: within the circle that every system shows. */
const letterSize = 0.55;

/** Corners of the letter's paper in a square of 100 units. */
export const cutPaper = "0,2 52,0 100,3 98,51 99,98 47,100 1,97";

type LetterLook = Pick<IconLook, "brand" | "letter">;

/** The letter alone, transparent around it, for a square of `size` pixels. */
export async function letterAlone({ brand, letter }: LetterLook, size: number): Promise<Buffer> {
  const colour = contrast(brand, paper) < leastContrast ? ink : paper;
  const drawn = await drawText(letter, 2 * size, { font: "heading", size, colour });
  const edge = Math.round(size * letterSize);
  const fitted =
    drawn && (await sharp(drawn.input).resize(edge, edge, { fit: "inside" }).toBuffer());
  return sharp({ create: { width: size, height: size, channels: 4, background: "#00000000" } })
    .composite(fitted ? [{ input: fitted, gravity: "centre" }] : [])
    .png()
    .toBuffer();
}

/** The letter on a square sheet of the brand colour. */
export const letterSheet = async (look: LetterLook, size: number): Promise<Buffer> =>
  sharp(await letterAlone(look, size))
    .flatten({ background: look.brand })
    .png({ palette: true })
    .toBuffer();
