import { describe, expect, test } from "vitest";
import {
  areaAfterKey,
  areaBetween,
  isDrawn,
  middleArea,
  moveArea,
  percentOf,
  resizeArea,
} from "../../../client/admin/image/consent/blur-areas.ts";

const keys = { shiftKey: false, altKey: false };
const area = { id: 1, x: 0.25, y: 0.5, width: 0.25, height: 0.25 };

describe("an area to blur", () => {
  test("drawn beyond the picture ends at its edge, in whichever direction", () => {
    const drawn = areaBetween(1, { x: 0.75, y: 0.5 }, { x: -3, y: 7 });
    expect(drawn).toEqual({ id: 1, x: 0, y: 0.5, width: 0.75, height: 0.5 });
    expect(isDrawn(drawn)).toBe(true);
    expect(isDrawn(areaBetween(1, { x: 0.5, y: 0.5 }, { x: 0.9, y: 0.51 }))).toBe(false);
  });

  test("stays in the picture and keeps its size when it is moved", () => {
    expect(moveArea(area, { x: 9, y: -9 })).toEqual({ ...area, x: 0.75, y: 0 });
  });

  test("grows to the edge and shrinks to a side that can still be seen", () => {
    expect(resizeArea(area, { x: 9, y: 9 })).toMatchObject({ width: 0.75, height: 0.5 });
    expect(resizeArea(area, { x: -9, y: -9 })).toMatchObject({ width: 0.02, height: 0.02 });
  });

  test("moves with the arrows, and with Shift changes its size, in finer steps with Alt", () => {
    expect(areaAfterKey(area, { ...keys, key: "ArrowRight" })).toMatchObject({ x: 0.27, y: 0.5 });
    const grown = areaAfterKey(area, { ...keys, key: "ArrowDown", shiftKey: true, altKey: true });
    expect(grown).toMatchObject({ y: 0.5, height: 0.255 });
    expect(areaAfterKey(area, { ...keys, key: "Enter" })).toBeNull();
  });

  test("is told in whole per cent", () => {
    expect(percentOf(middleArea(1))).toEqual({ left: 40, top: 38, width: 20, height: 25 });
  });
});
