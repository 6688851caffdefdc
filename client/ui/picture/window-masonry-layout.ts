/** Position of an item. All numbers are fractions of the list's width. */
export type MasonryTile = {
  lane: number;
  left: number;
  top: number;
  width: number;
  height: number;
};

export type MasonryLayout = { tiles: readonly MasonryTile[]; height: number };

/** Tolerance for sums of the same heights in another order: such columns count as equal. */
const rounding = 1e-9;

/**
 * Places items in columns of equal width, each in the shortest column, the leftmost when several
 * are equal: so the next item is never higher than the previous one. Everything, the gap too, is a
 * fraction of the list's width, so one layout fits every screen and is known before anything loads.
 * `ratios` are width divided by height.
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

/** Lower edge of the lowest tile; 0 for none. */
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

/** Taller or wider pictures are cropped, so that none fills the screen or is a mere strip. */
const tallest = 9 / 16;
const widest = 5 / 2;

/** Aspect ratio of a picture's tile: its own within bounds; 4 by 3 when unknown. */
export function tileRatio(image: { width: number | null; height: number | null }): number {
  if (!image.width || !image.height) return 4 / 3;
  return Math.min(Math.max(image.width / image.height, tallest), widest);
}
