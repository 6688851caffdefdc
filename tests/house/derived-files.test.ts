import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { root } from "../../server/platform/paths.ts";

test("schema.graphql, the forms' rules, the picture widths, the paths and the hooks are what the sources say now", {
  timeout: 120_000,
}, () => {
  const options = { cwd: root, encoding: "utf8", stdio: "pipe" } as const;
  const check = () => execFileSync(process.execPath, ["scripts/codegen.mjs", "--check"], options);
  expect(check).not.toThrow();
});
