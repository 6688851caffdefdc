import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../../server/platform/paths.ts";

const filesOf = (folders: string) =>
  globSync(`${folders}/**/*.{ts,tsx}`, { cwd: root, exclude: ["**/generated/**"] });
const read = (file: string) => readFileSync(join(root, file), "utf8");

describe("Kyiv's time zone", () => {
  test.each(["server", "client"])("is named in one file of the %s", (side) => {
    const naming = filesOf(side).filter((file) => /\b(Europe\/K[a-z]+|EET)\b/.test(read(file)));
    expect(naming).toHaveLength(1);
    expect(read(naming[0] ?? "")).toContain('"Europe/Kyiv"');
  });

  test("is named in no SQL statement, because PostgreSQL's time zones depend on its system", () => {
    const zoned = /\bat time zone\b|\btimezone\s*\(|set\s+(local\s+)?time\s*zone/i;
    expect(filesOf("{server,migrations}").filter((file) => zoned.test(read(file)))).toEqual([]);
  });

  test("is not used by SQL statements that truncate instants to months or days", () => {
    // Database sessions run in UTC; the server computes calendar dates itself.
    const cutting = /\bdate_trunc\s*\(|_at::date\b|make_interval\s*\(\s*(years|months|weeks|days)/i;
    expect(filesOf("server").filter((file) => cutting.test(read(file)))).toEqual([]);
  });
});
