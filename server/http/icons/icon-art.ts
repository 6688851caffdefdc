/** Outline of the palm, on a square of 190 units from 13, 8. */
const hand =
  "M33.8 67.9L34.4 64.6L34.9 63.5L36.8 60.8L37.8 60L40.7 58.4L42.2 58.1L47.1 58.5L48.6 58.9L51.2 60.8L54.8 65.1L70.3 84.9L72.1 81.5L66.2 44L65.5 35.8L67.8 31.1L69.2 29.7L73.9 27.5L75.5 27.1L79 27.5L80.5 28.2L84.6 31.5L86.7 36.9L93.7 61.4L95.7 65.9L98.9 64.7L100.3 59.3L104.2 32.8L105.3 27L106.8 23.7L107.6 22.6L110.4 20.3L111.6 19.7L115.2 18.9L116.5 18.9L120.1 19.6L121.3 20.2L124.2 22.4L125 23.5L126.7 26.7L126.7 33.1L125.5 62.9L125.8 69.2L128.6 71.7L131.2 68.3L141.7 48.3L144.5 43.8L148.5 40.5L150.3 39.9L155.4 39.8L157.2 40.4L161.2 43.5L162.3 45.1L163.5 50L161 58.1L146.7 94.8L144 103.1L144.2 108.9L145.4 109.8L151.1 108.7L155.7 106.6L173.5 97.2L177.7 95.2L181.4 94.4L182.8 94.4L186.5 95.3L187.8 95.9L190.7 98.3L191.6 99.4L193.2 102.8L193.5 104.2L193.5 108L192.9 109.7L189.8 114.4L183.9 119L156.8 137.9L149.6 143.5L139.7 153.2L136.6 159.9L131.1 184.7L127.8 190.4L116.7 195.1L110.4 196L89.6 196L83.4 195L72.4 190L68.5 178.5L59.4 124.5L56.8 112.1L52.6 102L49.4 96.2L37.3 76.7L34.8 72.3L33.9 69.1Z";

/** The palm in a colour, with the house in it. */
const palm = (colour: string): string =>
  `<path d="${hand}" fill="${colour}"/><path d="M101 96L127 120V158H75V120Z" fill="#FFC32E"/><path d="M101 158V138" stroke="${colour}" stroke-width="13"/>`;

/** Edge of the palm's square, in units. */
const edge = 190;

/** The palm in a square of `size` at `x`, `y` of another SVG. */
export const palmAt = (x: number, y: number, size: number, colour: string): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="13 8 ${edge} ${edge}">${palm(colour)}</svg>`;

/** A palm of coloured paper, without the house. */
export const palmSilhouetteAt = (x: number, y: number, size: number, fill: string): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="13 8 ${edge} ${edge}"><path d="${hand}" fill="${fill}"/></svg>`;

/** The palm by itself, for tabs of browsers. */
export const palmIcon = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="13 8 ${edge} ${edge}">${palm(colour)}</svg>`;

/**
 * The palm on a sheet of paper of 512 units. `palmSize` is its size there: an icon that systems cut
 * to their own shape must leave everything outside the inner 80 % empty.
 */
export const sheetIcon = (palmSize: number, colour: string): string => {
  const margin = (512 - palmSize) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">
<rect width="512" height="512" fill="#BFE1F3"/>${palmAt(margin, margin, palmSize, colour)}</svg>`;
};
