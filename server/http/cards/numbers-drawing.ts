import type { OverlayOptions } from "sharp";
import type { CardNumbers } from "../../content/content-kind.ts";
import { drawText } from "../icons/draw-text.ts";

/** Places on the card, in pixels: rows of a name and its number. */
const left = 72;
const top = 186;
const rowHeight = 102;
const nameWidth = 190;
const valueLeft = 272;
/** Up to the coloured sheet. */
export const numbersWidth = 690;
const valueWidth = left + numbersWidth - valueLeft;

const ink = "#14284b";
const lighterInk = "#47597b";

/** Names and numbers; all numbers have the largest size at which the longest fits. */
export async function numberLayers(numbers: CardNumbers["numbers"]): Promise<OverlayOptions[]> {
  const values = await valueImages(numbers.map(({ value }) => value));
  const names = await Promise.all(
    numbers.map(({ name }) =>
      drawText(name, nameWidth, { font: "text", size: 30, colour: lighterInk }),
    ),
  );
  return numbers.flatMap((_, row) => [
    ...inRow(row, left, names[row]),
    ...inRow(row, valueLeft, values[row]),
  ]);
}

type Drawn = Awaited<ReturnType<typeof drawText>>;

async function valueImages(values: readonly string[]): Promise<Drawn[]> {
  const draw = (size: number) =>
    Promise.all(
      values.map((value) => drawText(value, 2000, { font: "heading", size, colour: ink })),
    );
  for (const size of [92, 80, 68, 58, 50]) {
    const drawn = await draw(size);
    if (drawn.every((image) => !image || image.width <= valueWidth)) return drawn;
  }
  return draw(42);
}

/** An image at the left of a place, in the middle of a row. */
function inRow(row: number, at: number, image: Drawn | undefined): OverlayOptions[] {
  if (!image) return [];
  const middle = top + row * rowHeight + rowHeight / 2;
  return [{ input: image.input, left: at, top: Math.round(middle - image.height / 2) }];
}

/** SVG of cutting lines between the rows, as between rows of the site. */
export const numberLines = (count: number): string =>
  Array.from({ length: count - 1 }, (_, row) => {
    const y = top + (row + 1) * rowHeight;
    return `<path d="M${left} ${y}H${left + numbersWidth}" stroke="#DDD0BA" stroke-width="2" stroke-dasharray="8 6"/>`;
  }).join("");
