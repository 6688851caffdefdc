import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The project's folder, found by its package.json, so that it is the same from the sources
 * (server/platform/) and from the bundle (dist/server/).
 */
export const root = findRoot(import.meta.dirname);

/** Build outputs that the server sends as files, or imports by path. */
export const clientBuildFolder = join(root, "dist", "client");
export const explorerBuildFolder = join(root, "dist", "explorer");
export const restViewerFolder = join(root, "dist", "viewer");
export const fontsFolder = join(root, "dist", "fonts");
export const serviceWorkerFile = join(root, "dist", "worker", "service-worker.js");
export const renderModule = join(root, "dist", "render", "entry-server.js");

function findRoot(folder: string): string {
  if (existsSync(join(folder, "package.json"))) return folder;
  const parent = dirname(folder);
  if (parent === folder)
    throw new Error("No package.json was found in any parent folder of the server.");
  return findRoot(parent);
}
