import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../server/platform/paths.ts";
import { findPostgres } from "../../server/platform/postgres/postgres-binaries.ts";
import { supportedVersions } from "../../server/platform/supported-postgres.ts";

const { oldest, newest } = supportedVersions;
const read = (file: string) => readFileSync(join(root, file), "utf8");

test("every supported PostgreSQL is tested by CI", () => {
  const [, listed = ""] = /postgres: \[([\d, ]+)\]/.exec(read(".github/workflows/ci.yml")) ?? [];
  const all = Array.from({ length: newest - oldest + 1 }, (_, index) => oldest + index);
  expect(listed.split(", ").map(Number)).toEqual(all);
});

test("the README lists them", () => {
  const [, meaning] = /^\| `DATABASE_URL` \|[^|]*\|([^|]*)\|$/m.exec(read("README.md")) ?? [];
  expect(meaning).toContain(`${oldest} to ${newest}`);
});

test("the embedded one and that of docker-compose.yml are the newest", () => {
  expect(findPostgres().version).toBe(String(newest));
  expect(read("docker-compose.yml")).toMatch(
    new RegExp(`image: postgres:${newest}(\\.\\d+)?(@sha256:\\w+)?$`, "m"),
  );
});
