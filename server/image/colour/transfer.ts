/** Transfer functions of ITU-T H.273 whose highlights are brighter than the white of a page. */
export const pq = 16;
export const hlg = 18;

/** Luminance of white on a page, in cd/m²: reference white of ITU-R BT.2408. */
const whiteNits = 203;
/** Peak of a picture that does not say its own, in cd/m²: that of the reference display of HLG. */
const peakNits = 1000;

/** The brightest value of PQ and HLG pictures, where 1 is the white of a page. */
export const peak = peakNits / whiteNits;

/**
 * The light of a coded value (0 to 1), relative to the white of a page. Like browsers, takes the
 * curves of video (BT.709 and others) for that of sRGB.
 */
export function linearOf(transfer: number): (coded: number) => number {
  switch (transfer) {
    case 4:
      return (coded) => coded ** 2.2;
    case 5:
      return (coded) => coded ** 2.8;
    case 8:
      return (coded) => coded;
    case pq:
      return linearOfPq;
    case hlg:
      return linearOfHlg;
    default:
      return linearOfSrgb;
  }
}

/** IEC 61966-2-1. */
const linearOfSrgb = (coded: number): number =>
  coded <= 0.04045 ? coded / 12.92 : ((coded + 0.055) / 1.055) ** 2.4;

export const srgbOf = (linear: number): number =>
  linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;

/** The EOTF of SMPTE ST 2084. */
function linearOfPq(coded: number): number {
  const power = coded ** (32 / 2523);
  const ratio = Math.max(power - 107 / 128, 0) / (2413 / 128 - (2392 / 128) * power);
  return (10_000 / whiteNits) * ratio ** (8192 / 1305);
}

/** The inverse OETF of ITU-R BT.2100: light of the scene, 0 to 1; see `displayOfHlg`. */
function linearOfHlg(coded: number): number {
  const [a, b, c] = [0.17883277, 0.28466892, 0.55991073];
  return coded <= 0.5 ? coded ** 2 / 3 : (Math.exp((coded - c) / a) + b) / 12;
}
