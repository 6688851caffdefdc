type Row = [number, number, number];
export type Matrix = [Row, Row, Row];

/** Chromaticities x and y of red, green and blue (ITU-T H.273, table 2), all with the white D65. */
const chromaticities: Record<number, [red: number[], green: number[], blue: number[]]> = {
  1: [
    [0.64, 0.33],
    [0.3, 0.6],
    [0.15, 0.06],
  ], // BT.709, sRGB
  5: [
    [0.64, 0.33],
    [0.29, 0.6],
    [0.15, 0.06],
  ], // PAL
  6: [
    [0.63, 0.34],
    [0.31, 0.595],
    [0.155, 0.07],
  ], // NTSC
  7: [
    [0.63, 0.34],
    [0.31, 0.595],
    [0.155, 0.07],
  ],
  9: [
    [0.708, 0.292],
    [0.17, 0.797],
    [0.131, 0.046],
  ], // BT.2020
  12: [
    [0.68, 0.32],
    [0.265, 0.69],
    [0.15, 0.06],
  ], // Display P3
  22: [
    [0.63, 0.34],
    [0.295, 0.605],
    [0.155, 0.077],
  ], // EBU
};
const srgb = 1;
export const bt2020 = 9;

/**
 * Whether they differ from those of sRGB. Primaries that no camera writes (of film, or with another
 * white) are taken for those of sRGB.
 */
export const isOtherThanSrgb = (primaries: number): boolean =>
  primaries !== srgb && primaries in chromaticities;

/** The matrix from linear RGB of some primaries to linear RGB of others. */
export const betweenPrimaries = (from: number, to = srgb): Matrix =>
  multiply(inverse(toXyz(to)), toXyz(from));

/** SMPTE RP 177: the columns are the primaries, scaled so that their sum is white. */
function toXyz(primaries: number): Matrix {
  const points = chromaticities[primaries] ?? chromaticities[srgb] ?? [];
  const columns = points.map(([x = 0, y = 1]) => [x / y, 1, (1 - x - y) / y]);
  const unscaled = transpose(columns as Matrix);
  const white: Row = [0.3127 / 0.329, 1, (1 - 0.3127 - 0.329) / 0.329];
  const scales = apply(inverse(unscaled), white);
  return unscaled.map((row) => row.map((value, at) => value * (scales[at] ?? 0))) as Matrix;
}

const transpose = (m: Matrix): Matrix => [0, 1, 2].map((at) => m.map((row) => row[at])) as Matrix;

const apply = (m: Matrix, [x, y, z]: Row): Row =>
  m.map(([a, b, c]) => a * x + b * y + c * z) as Row;

const multiply = (left: Matrix, right: Matrix): Matrix =>
  transpose(transpose(right).map((column) => apply(left, column)) as Matrix);

function inverse([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix {
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  const adjugate = [
    [e * i - f * h, c * h - b * i, b * f - c * e],
    [f * g - d * i, a * i - c * g, c * d - a * f],
    [d * h - e * g, b * g - a * h, a * e - b * d],
  ];
  return adjugate.map((row) => row.map((value) => value / determinant)) as Matrix;
}
