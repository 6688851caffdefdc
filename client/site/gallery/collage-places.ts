/** Width of a place in twelve columns, and the aspect ratio of its picture. */
export type CollagePlace = { span: 4 | 5 | 7; ratio: number };

const wideAndTall: readonly CollagePlace[] = [
  { span: 7, ratio: 737 / 456 },
  { span: 5, ratio: 519 / 482 },
];
export const rowOfThree: readonly CollagePlace[] = [
  { span: 4, ratio: 1 },
  { span: 4, ratio: 411 / 316 },
  { span: 4, ratio: 1 / 1.01 },
];
const lowAndWide: readonly CollagePlace[] = [
  { span: 5, ratio: 519 / 388 },
  { span: 7, ratio: 737 / 419 },
];
const rows = [wideAndTall, rowOfThree, lowAndWide];

/** Places for a number of cards: the three rows in turn; a remainder of two shares one row. */
export function collagePlaces(count: number): readonly CollagePlace[] {
  const places: CollagePlace[] = [];
  for (let turn = 0; places.length < count; turn += 1) {
    const row = rows[turn % rows.length] ?? rowOfThree;
    const areTwoLeft = count - places.length === 2;
    places.push(...(areTwoLeft && row === rowOfThree ? lowAndWide : row));
  }
  return places;
}
