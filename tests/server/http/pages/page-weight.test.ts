import { pathToFileURL } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { renderModule } from "../../../../server/platform/paths.ts";
import { sizes } from "../../../bench/rows/sizes.ts";
import { weightOf } from "../../../bench/weight.ts";
import { aServer } from "../../../support/server/test-server.ts";

const { render } = await import(pathToFileURL(renderModule).href);
const site = await aServer({ render });
let origin = "";

beforeAll(async () => {
  origin = await site.app.listen({ host: "127.0.0.1", port: 0 });
});

const rows = typeof sizes.rows === "function" ? sizes.rows(false) : sizes.rows;
/** The benchmark's goal of a row, in kB after gzip. */
const goalOf = (id: string) => {
  const goal = rows.find((row) => row.id === id)?.goal;
  return goal && "atMost" in goal ? goal.atMost : Number.NaN;
};

test.each([
  ["/", goalOf("home")],
  ["/?lang=en", goalOf("home")],
  ["/donate", goalOf("script")],
  // The heaviest page.
  ["/help/volunteer", goalOf("script")],
  ["/auth", goalOf("script")],
])("a visitor of %s downloads at most %i kB of scripts", async (path, limit) => {
  const { status, script } = await weightOf(origin, path);
  expect(status).toBe(200);
  expect(script).toBeGreaterThan(50);
  expect(script).toBeLessThanOrEqual(limit);
});
