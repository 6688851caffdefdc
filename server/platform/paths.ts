import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The project's folder, found by its package.json: the same from the sources
 * (server/platform/) and from the bundle (dist/server/).
 */
export const root = findRoot(import.meta.dirname);

/** Where the build leaves what the server hands out or loads by path. */
export const clientBuildFolder = join(root, "dist", "client");
export const renderModule = join(root, "dist", "render", "entry-server.js");

function findRoot(folder: string): string {
  if (existsSync(join(folder, "package.json"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error("The project's package.json is nowhere above the server.");
  return findRoot(parent);
}
