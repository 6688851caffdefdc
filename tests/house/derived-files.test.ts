import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { root } from "../../server/platform/paths.ts";

test("schema.graphql, the form rules, the picture widths, the paths and the hooks are up to date with their sources", {
  timeout: 120_000,
}, () => {
  const options = { cwd: root, encoding: "utf8", stdio: "pipe" } as const;
  const check = () => execFileSync(process.execPath, ["scripts/codegen.mjs", "--check"], options);
  expect(check).not.toThrow();
});
