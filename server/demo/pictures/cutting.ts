import { type Drawing, drawingSvg, type Place, paperOf } from "./drawing.ts";
import { nth } from "./order.ts";
import { paintShadows } from "./soft-shadows.ts";

/** Scissors do not cut straight: corners and turns in hundredths of a sheet. */
const cuts = [
  "0,1.1 47,0 100,1.4 99.3,52 100,98.8 52,100 .6,98.9",
  ".8,0 55,1.2 99.4,0 100,47 99.1,100 44,99 0,100 .5,50",
  "0,2 38,.4 100,0 99.5,60 100,99 60,100 0,98",
];

function outline({ x, y, width, height }: Place, cut: number): string {
  const corners = nth(cuts, cut)
    .split(" ")
    .map((corner) => {
      const [across = 0, down = 0] = corner.split(",").map(Number);
      return `${x + (across * width) / 100} ${y + (down * height) / 100}`;
    });
  return `M${corners.join("L")}Z`;
}

/** A bare sheet with its shadow. */
export function cutSheet(place: Place, colour: string, tilt: number, cut: number): string {
  const shape = `<path d="${outline(place, cut)}" fill="${colour}" filter="url(#sh3)"/>`;
  return turned(place, tilt, paintShadows(shape));
}

/** A drawing on a sheet that was cut out by hand. */
export function cutDrawing(drawing: Drawing, place: Place, tilt: number, cut: number): string {
  const name = `cut${Math.round(place.x)}`;
  const clip = `<clipPath id="${name}"><path d="${outline(place, cut)}"/></clipPath>`;
  const content = `<g clip-path="url(#${name})">${drawingSvg(drawing, place)}</g>`;
  return cutSheet(place, paperOf(drawing), tilt, cut) + turned(place, tilt, clip + content);
}

const turned = ({ x, y, width, height }: Place, tilt: number, content: string) =>
  `<g transform="rotate(${tilt} ${x + width / 2} ${y + height / 2})">${content}</g>`;
