import encodeQR from "qr";
import { epcMaxBytes } from "./epc-payment.ts";

/** Diameter of the white circle in the middle, in modules, by version: the National Bank's rule. */
const circleDiameters: { readonly [version: number]: number } = {
  10: 17,
  11: 19,
  12: 19,
  13: 21,
  14: 23,
  15: 23,
  16: 25,
  17: 25,
};

const ink = "#14284B";
/** Width of the white border around a code, in modules. */
const quietZone = 4;

type Correction = "quartile" | "medium";

/** A National Bank QR code as SVG, with the hryvnia sign; null when the link is too long. */
export function nbuCodeSvg(link: string): string | null {
  // The lower error correction is used only when the higher does not fit: the National Bank allows
  // versions 10 to 17.
  for (const correction of ["quartile", "medium"] as const) {
    const smallest = modulesOf(link, correction);
    const modules = versionOf(smallest) < 10 ? modulesOf(link, correction, 10) : smallest;
    const circle = circleDiameters[versionOf(modules)];
    if (circle) return toSvg(modules, hryvniaSign(modules.length / 2, circle));
  }
  return null;
}

/** A European Payments Council QR code as SVG; null when the text is longer than 331 bytes. */
export function epcCodeSvg(text: string): string | null {
  if (Buffer.byteLength(text) > epcMaxBytes) return null;
  const modules = modulesOf(text, "medium");
  return versionOf(modules) > 13 ? null : toSvg(modules, "");
}

const versionOf = (modules: boolean[][]) => (modules.length - 17) / 4;

/** Removes the border that the library always adds; `toSvg` adds the quiet zone. */
function modulesOf(text: string, ecc: Correction, version?: number): boolean[][] {
  const withBorder = encodeQR(text, "raw", { ecc, border: 1, ...(version && { version }) });
  return withBorder.slice(1, -1).map((row) => row.slice(1, -1));
}

function toSvg(modules: boolean[][], middle: string): string {
  const side = modules.length + 2 * quietZone;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-quietZone} ${-quietZone} ${side} ${side}" ` +
    `width="${side * 4}" height="${side * 4}" shape-rendering="crispEdges">` +
    `<path fill="#FFF" d="M${-quietZone} ${-quietZone}h${side}v${side}h${-side}z"/>` +
    `<path fill="${ink}" d="${darkRuns(modules)}"/>${middle}</svg>`
  );
}

/** One rectangle per horizontal run of dark modules keeps the SVG small. */
function darkRuns(modules: boolean[][]): string {
  return modules
    .flatMap((row, y) => {
      const dark = row.map((isDark) => (isDark ? "#" : " ")).join("");
      return [...dark.matchAll(/#+/g)].map(
        ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h${-length}z`,
      );
    })
    .join("");
}

/** The sign is in a circle four modules smaller than the white one. */
function hryvniaSign(middle: number, diameter: number): string {
  return (
    `<g shape-rendering="auto" transform="translate(${middle} ${middle})">` +
    `<circle r="${diameter / 2}" fill="#FFF"/><circle r="${diameter / 2 - 2}" fill="${ink}"/>` +
    `<g transform="scale(${(diameter - 4) / 20})" fill="none" stroke="#FFF" ` +
    'stroke-width="1.6" stroke-linecap="round">' +
    '<path d="M-4 -3.8C-3.2 -6 -1.7 -6.8 0 -6.8C2.4 -6.8 4 -5.4 4 -3.5C4 .5 -4 0 -4 3.7' +
    'C-4 5.5 -2.3 6.8 0 6.8C1.8 6.8 3.3 5.9 4 3.9"/><path d="M-6 -1.5H6M-6 1.5H6"/></g></g>'
  );
}
