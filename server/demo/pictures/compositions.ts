import { ink, leaf3, poppy3, sky4 } from "./colours.ts";
import { cutDrawing, cutSheet } from "./cutting.ts";
import { type Drawing, drawingSvg, type Place, ratioOf } from "./drawing.ts";
import { nth } from "./order.ts";
import { paintShadows } from "./soft-shadows.ts";

/** A finished picture, to be rasterised at this size in pixels. */
export interface Picture {
  width: number;
  height: number;
  svg: string;
  /** Whether what it leaves empty is to stay so. */
  isTransparent?: boolean;
}

/** Longer side, in pixels. */
const longest = 960;

const sized = (ratio: number, longer = longest) =>
  ratio > 1
    ? { width: longer, height: Math.round(longer / ratio) }
    : { width: Math.round(longer * ratio), height: longer };

const picture = (
  { width, height }: { width: number; height: number },
  content: string,
): Picture => ({
  width,
  height,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
});

/** The drawing alone, to the edges. */
export function plain(drawing: Drawing, longer?: number): Picture {
  const size = sized(ratioOf(drawing), longer);
  return picture(size, drawingSvg(drawing, { x: 0, y: 0, ...size }));
}

/** A drawing laid on a table, with one more sheet under it. */
export function mounted(drawing: Drawing, table: string, under: string, tilt: number): Picture {
  const ratio = ratioOf(drawing);
  const size = sized(ratio > 1 ? 4 / 3 : ratio < 1 ? 3 / 4 : 1);
  const place = within(size, ratio, 0.78);
  return picture(
    size,
    filled(size, table) + cutSheet(place, under, tilt - 4, 1) + cutDrawing(drawing, place, tilt, 0),
  );
}

/** Four drawings side by side, two above two, looking at one another. */
export function quartet(drawings: readonly Drawing[], ratio: number): Picture {
  const size = sized(ratio);
  const [width, height] = [size.width / 2, size.height / 2];
  const placed = drawings.map((drawing, index) => {
    const [column, row] = [index % 2, Math.floor(index / 2)];
    const isMirrored = column !== row && !drawing.look?.isOneWay;
    return drawingSvg(
      { ...drawing, isMirrored },
      { x: column * width, y: row * height, width, height },
    );
  });
  return picture(size, placed.join(""));
}

/** Drawings that hang on a string across a wall. */
export function hung(drawings: readonly Drawing[], wall: string): Picture {
  const slot = longest / drawings.length;
  const places = drawings.map((drawing, index) => {
    const width = Math.min(slot * 0.84, 420 * ratioOf(drawing));
    const x = slot * (index + 0.5) - width / 2;
    return { x, y: stringAt(x + width / 2) - 6, width, height: width / ratioOf(drawing) };
  });
  const sheets = drawings.map((drawing, index) => {
    const place = nth(places, index);
    return cutDrawing(drawing, place, nth([-2.2, 1.6, -1.2], index), index) + peg(place, index);
  });
  const lowest = Math.max(...places.map(({ y, height }) => y + height));
  const size = { width: longest, height: Math.round(lowest + 70) };
  return picture(size, filled(size, wall) + string + sheets.join(""));
}

/** How low the string hangs there: a parabola, lowest in the middle. */
const stringAt = (x: number) => 70 + 44 * (1 - ((2 * x) / longest - 1) ** 2);

const middle = longest / 2;
const string = `<path d="M0 ${stringAt(0)}Q${middle} ${2 * stringAt(middle) - stringAt(0)} ${longest} ${stringAt(longest)}" fill="none" stroke="${ink}" stroke-width="4"/>`;

function peg({ x, y, width }: Place, index: number): string {
  const colour = nth([poppy3, sky4, leaf3], index);
  const place = `x="${x + width / 2 - 8}" y="${y - 16}" width="16" height="46"`;
  return paintShadows(`<rect ${place} fill="${colour}" filter="url(#sh1)"/>`);
}

const filled = ({ width, height }: { width: number; height: number }, colour: string) =>
  `<rect width="${width}" height="${height}" fill="${colour}"/>`;

function within(
  { width, height }: { width: number; height: number },
  ratio: number,
  share: number,
): Place {
  const wide = Math.min(width * share, height * share * ratio);
  const high = wide / ratio;
  return { x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high };
}
