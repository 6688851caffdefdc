import { expect, test } from "vitest";
import {
  bottomOf,
  layoutMasonry,
  type MasonryTile,
  tileRatio,
} from "../../../client/ui/picture/window-masonry-layout.ts";

/** Deterministic aspect ratios between 0.6 and 2.25. */
const ratios = (count: number) =>
  Array.from({ length: count }, (_, index) => 0.6 + ((index * 37) % 100) / 60);

const bottom = ({ top, height }: MasonryTile) => top + height;

test("the columns and their gaps fill the list's width exactly", () => {
  const { tiles } = layoutMasonry([1, 1, 1, 1], 4, 0.0125);
  const last = tiles[3];
  expect(tiles.map(({ lane }) => lane)).toEqual([0, 1, 2, 3]);
  expect((last?.left ?? 0) + (last?.width ?? 0)).toBeCloseTo(1, 12);
  expect(4 * (tiles[0]?.width ?? 0) + 3 * 0.0125).toBeCloseTo(1, 12);
});

test("a picture keeps its aspect ratio and is added to the shortest column, one gap below", () => {
  const { tiles } = layoutMasonry([0.5, 1, 2, 1], 2, 0.1);
  expect(tiles.map(({ lane }) => lane)).toEqual([0, 1, 1, 1]);
  for (const { width } of tiles) expect(width).toBeCloseTo(0.45, 12);
  expect(tiles[0]?.height).toBeCloseTo(0.9, 12);
  expect(tiles[2]?.top).toBeCloseTo(0.45 + 0.1, 12);
  expect(tiles[3]?.top).toBeCloseTo(0.45 + 0.1 + 0.225 + 0.1, 12);
});

test("of columns with equal height the left one comes first", () => {
  const heights = [0.1, 0.2, 0.2, 0.1];
  const { tiles } = layoutMasonry([...heights.map((height) => 0.5 / height), 1], 2, 0);
  expect(tiles.map(({ lane }) => lane)).toEqual([0, 1, 0, 1, 0]);
});

test.each([2, 4])(
  "in %i columns pictures do not overlap, and their order follows the page from top to bottom",
  (columns) => {
    const { tiles, height } = layoutMasonry(ratios(220), columns, 0.02);
    for (let lane = 0; lane < columns; lane += 1) {
      const column = tiles.filter((tile) => tile.lane === lane);
      for (const [index, tile] of column.slice(1).entries()) {
        const above = column[index];
        expect(tile.top - (above ? bottom(above) : 0)).toBeCloseTo(0.02, 9);
      }
    }
    for (const [index, tile] of tiles.slice(1).entries()) {
      expect(tile.top).toBeGreaterThanOrEqual((tiles[index]?.top ?? 0) - 1e-9);
    }
    expect(height).toBeCloseTo(Math.max(...tiles.map(bottom)), 12);
  },
);

test("the columns of 220 pictures have similar heights", () => {
  const { tiles, height } = layoutMasonry(ratios(220), 4, 0.0125);
  const ends = [0, 1, 2, 3].map((lane) => bottomOf(tiles.filter((tile) => tile.lane === lane)));
  const tallest = Math.max(...tiles.map((tile) => tile.height));
  expect(height - Math.min(...ends)).toBeLessThanOrEqual(tallest + 0.0125);
});

test("an empty list has no height", () => {
  expect(layoutMasonry([], 4, 0.0125)).toEqual({ tiles: [], height: 0 });
});

test("a tile has the picture's aspect ratio, within limits", () => {
  expect(tileRatio({ width: 1200, height: 900 })).toBeCloseTo(4 / 3);
  expect(tileRatio({ width: 400, height: 4000 })).toBeCloseTo(9 / 16);
  expect(tileRatio({ width: 9000, height: 300 })).toBeCloseTo(5 / 2);
  expect(tileRatio({ width: null, height: null })).toBeCloseTo(4 / 3);
});
