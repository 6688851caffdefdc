/** Where an item lies. All numbers are parts of the list's width: 1 is all of it. */
export type MasonryTile = {
  lane: number;
  left: number;
  top: number;
  width: number;
  height: number;
};

export type MasonryLayout = { tiles: readonly MasonryTile[]; height: number };

/** Sums of the same heights in another order differ by this at most: such lanes are equal. */
const rounding = 1e-9;

/**
 * Lays items in columns of equal width, each below the shortest column, the left one when several
 * are: so the next item never lies higher than the one before. Everything, the gap too, is a part
 * of the list's width, so that one layout holds for every screen and is known before anything
 * loads. `ratios` are widths by heights.
 */
export function layoutMasonry(
  ratios: readonly number[],
  columns: number,
  gap: number,
): MasonryLayout {
  const width = (1 - gap * (columns - 1)) / columns;
  const ends = Array.from({ length: columns }, () => 0);
  const tiles = ratios.map((ratio) => {
    const lane = shortestLane(ends);
    const top = ends[lane] ?? 0;
    const height = width / ratio;
    ends[lane] = top + height + gap;
    return { lane, left: lane * (width + gap), top, width, height };
  });
  return { tiles, height: bottomOf(tiles) };
}

/** How far down the lowest of these tiles reaches; 0 for none. */
export function bottomOf(tiles: readonly MasonryTile[]): number {
  return tiles.reduce((lowest, { top, height }) => Math.max(lowest, top + height), 0);
}

function shortestLane(ends: readonly number[]): number {
  let shortest = 0;
  for (const [lane, end] of ends.entries()) {
    if (end < (ends[shortest] ?? 0) - rounding) shortest = lane;
  }
  return shortest;
}

/** Taller or wider pictures are cut, so that no single one fills the screen or is a mere strip. */
const tallest = 9 / 16;
const widest = 5 / 2;

/** The shape of a picture's place: its own within bounds; 4 by 3 when nobody measured it. */
export function tileRatio(image: { width: number | null; height: number | null }): number {
  if (!image.width || !image.height) return 4 / 3;
  return Math.min(Math.max(image.width / image.height, tallest), widest);
}
