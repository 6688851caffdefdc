import { drawingsFrom12 } from "./drawings-from-12.ts";
import { drawingsTo11 } from "./drawings-to-11.ts";
import type { Look } from "./look.ts";
import { sceneDetails } from "./scene-details.ts";
import { scenes } from "./scenes.ts";
import { towns } from "./towns.ts";

const drawings = { ...drawingsTo11, ...drawingsFrom12 };

/** Whether the file is one of the children's drawings, which go well beside one another. */
export const isDrawing = (file: string): boolean => file in drawings;

/** How a file of the demo art may be varied; those without a look stay as they are. */
export function lookOf(file: string): Look | undefined {
  const look = drawings[file] ?? towns[file] ?? scenes[file];
  const details = sceneDetails[file];
  return look && details ? { ...look, details } : look;
}
