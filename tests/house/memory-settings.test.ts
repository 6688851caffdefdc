import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../server/platform/paths.ts";

const optionsIn = (...file: string[]) =>
  readFileSync(join(root, ...file), "utf8").match(/--max-(?:semi|old)-space-size=\d+/g);

test("a container has the same memory options as `npm start`", () => {
  const options = optionsIn("scripts", "steps.mjs");
  expect(options).toHaveLength(2);
  expect(optionsIn("Dockerfile")).toEqual(options);
});
