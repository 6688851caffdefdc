import { expect, test } from "vitest";
import { wantedPath } from "../../../client/site/offline/wanted-path.ts";

test.each([
  ["#/team?lang=en", "/team?lang=en"],
  ["", "/"],
  ["#requisites", "/"],
  ["#//evil.example/", "/"],
  ["#/\\evil.example", "/"],
  ["#javascript:alert(1)", "/"],
])("a reader of the offline page at %s who tries again gets %s", (hash, path) => {
  expect(wantedPath(hash)).toBe(path);
});
