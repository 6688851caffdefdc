import { setImmediate } from "node:timers/promises";
import type { CodedColour } from "./coded-colour.ts";
import { betweenPrimaries, bt2020, isOtherThanSrgb, type Matrix } from "./primaries.ts";
import { hlg, linearOf, peak, pq, srgbOf } from "./transfer.ts";

/** Decoded pixels, of 8 bits per channel or of 16, whose upper `bits` are used. */
interface CodedPixels {
  data: Uint8Array | Uint16Array;
  channels: 3 | 4;
  bits: number;
}

/** Whether the decoder's pixels are not already those of sRGB. */
export const needsConversion = ({ primaries, transfer, isLimitedGrey }: CodedColour): boolean =>
  isLimitedGrey || isOtherThanSrgb(primaries) || [4, 5, 8, pq, hlg].includes(transfer);

/** How many pixels are converted before other work has its turn: some 20 ms. */
const pixelsAtOnce = 50_000;

/**
 * Converts pixels to sRGB of 8 bits, as browsers do for screens without HDR. Colours outside sRGB are
 * clipped. Transparency does not change.
 */
export async function toSrgb(pixels: CodedPixels, colour: CodedColour): Promise<Buffer> {
  const { data, channels } = pixels;
  const isBright = colour.transfer === pq || colour.transfer === hlg;
  const convert = isBright ? brightConverter(colour) : plainConverter(colour);
  const light = lightOfCodes(pixels, colour);
  const shift = data instanceof Uint16Array ? 8 : 0;
  const converted = Buffer.allocUnsafe(data.length);
  const rgb = { r: 0, g: 0, b: 0 };
  for (let at = 0; at < data.length; at += channels) {
    if (at % (channels * pixelsAtOnce) === 0) await setImmediate();
    rgb.r = light[data[at] ?? 0] ?? 0;
    rgb.g = light[data[at + 1] ?? 0] ?? 0;
    rgb.b = light[data[at + 2] ?? 0] ?? 0;
    convert(rgb);
    converted[at] = encoded(rgb.r);
    converted[at + 1] = encoded(rgb.g);
    converted[at + 2] = encoded(rgb.b);
    if (channels === 4) converted[at + 3] = (data[at + 3] ?? 0) >> shift;
  }
  return converted;
}

/** The light of each value that a channel can have. */
function lightOfCodes({ data, bits }: CodedPixels, colour: CodedColour): Float32Array {
  const width = data instanceof Uint16Array ? 16 : 8;
  const toCode = 2 ** (bits - width);
  const linear = linearOf(colour.transfer);
  const eighth = 2 ** (bits - 8);
  const [black, white] = colour.isLimitedGrey ? [16 * eighth, 235 * eighth] : [0, 2 ** bits - 1];
  return Float32Array.from({ length: 2 ** width }, (_, value) =>
    linear(Math.min(Math.max((value * toCode - black) / (white - black), 0), 1)),
  );
}

/** Steps of light in the table of sRGB; one is less than a level even where sRGB is steepest. */
const steps = 2 ** 14;
const levels = Uint8Array.from({ length: steps + 1 }, (_, step) =>
  Math.round(srgbOf(step / steps) * 255),
);
const encoded = (light: number): number =>
  levels[Math.round(Math.min(Math.max(light, 0), 1) * steps)] ?? 0;

interface Rgb {
  r: number;
  g: number;
  b: number;
}

const plainConverter = ({ primaries }: CodedColour) => multiplier(betweenPrimaries(primaries));

/** Maps the light of the brightest channel of BT.2020, so that hues do not change. */
function brightConverter({ primaries, transfer }: CodedColour): (rgb: Rgb) => void {
  const toWide = multiplier(betweenPrimaries(primaries, bt2020));
  const toNarrow = multiplier(betweenPrimaries(bt2020));
  return (rgb) => {
    toWide(rgb);
    if (transfer === hlg) scale(rgb, systemGamma(rgb));
    scale(rgb, toneMapping(rgb));
    toNarrow(rgb);
  };
}

/** The OOTF of ITU-R BT.2100 for a display of 1000 cd/m². */
const systemGamma = ({ r, g, b }: Rgb): number =>
  peak * Math.max(0.2627 * r + 0.678 * g + 0.0593 * b, 0) ** 0.2;

/**
 * The reference white tone mapping of SMPTE ST 2094-50 for screens without HDR, by which browsers
 * made of Chromium show pictures: up to the white of a page, half of the light; above it, a Bézier
 * curve up to the peak, which becomes white.
 */
function toneMapping({ r, g, b }: Rgb): number {
  const light = Math.max(r, g, b);
  if (light <= 1) return 0.5;
  if (light >= peak) return 1 / light;
  const [middle, mapped] = [1.65, 0.825];
  const [square, slope] = [1 - 2 * middle + peak, 2 * (middle - 1)];
  const t = (Math.sqrt(slope ** 2 - 4 * square * (1 - light)) - slope) / (2 * square);
  return ((1 - t) ** 2 * 0.5 + 2 * t * (1 - t) * mapped + t ** 2) / light;
}

function scale(rgb: Rgb, by: number): void {
  rgb.r *= by;
  rgb.g *= by;
  rgb.b *= by;
}

function multiplier([[rr, rg, rb], [gr, gg, gb], [br, bg, bb]]: Matrix): (rgb: Rgb) => void {
  return (rgb) => {
    const { r, g, b } = rgb;
    rgb.r = rr * r + rg * g + rb * b;
    rgb.g = gr * r + gg * g + gb * b;
    rgb.b = br * r + bg * g + bb * b;
  };
}
