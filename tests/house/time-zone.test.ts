import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../../server/platform/paths.ts";

const filesOf = (folders: string) =>
  globSync(`${folders}/**/*.{ts,tsx}`, { cwd: root, exclude: ["**/generated/**"] });
const read = (file: string) => readFileSync(join(root, file), "utf8");

describe("the zone of Kyiv", () => {
  test.each(["server", "client"])("stands in one file of the %s", (side) => {
    const naming = filesOf(side).filter((file) => /\b(Europe\/K[a-z]+|EET)\b/.test(read(file)));
    expect(naming).toHaveLength(1);
    expect(read(naming[0] ?? "")).toContain('"Europe/Kyiv"');
  });

  test("is named in no statement: which names PostgreSQL knows depends on its system", () => {
    const zoned = /\bat time zone\b|\btimezone\s*\(|set\s+(local\s+)?time\s*zone/i;
    expect(filesOf("{server,migrations}").filter((file) => zoned.test(read(file)))).toEqual([]);
  });

  test("is not asked of PostgreSQL by cutting instants into months and days", () => {
    // Sessions run in UTC; a calendar of instants is the server's own.
    const cutting = /\bdate_trunc\s*\(|_at::date\b|make_interval\s*\(\s*(years|months|weeks|days)/i;
    expect(filesOf("server").filter((file) => cutting.test(read(file)))).toEqual([]);
  });
});
