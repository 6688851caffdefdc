import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../server/platform/paths.ts";

interface Entry {
  optionalDependencies?: Record<string, string>;
}

// npm leaves out what it could not look up while it locked, and `npm ci` then refuses.
test("the lock file knows every package for every machine, so that npm ci accepts it", () => {
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(
    readFileSync(join(root, "package-lock.json"), "utf8"),
  );
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});
