import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../../server/platform/paths.ts";
import { unannouncedChanges } from "../support/schema-changes.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");

test("the schema breaks no query of the last release, unless the changelog says so", async () => {
  const [, unreleased = ""] = read("CHANGELOG.md").split(/^## /m);
  const released = read("released-schema.graphql");
  expect(await unannouncedChanges(released, read("schema.graphql"), unreleased)).toEqual([]);
});

describe("a client's query", () => {
  const released = `type Query {
    city: String @deprecated(reason: "Use place.")
    place(name: String): String
    town: String
    kind: Kind
  }
  enum Kind { PROJECT GOAL }`;
  const without = (line: string) => released.replace(line, "");

  test("is not broken by a new field", async () => {
    const current = released.replace("town: String", "town: String, village: String");
    expect(await unannouncedChanges(released, current, "")).toEqual([]);
  });

  test("may lose a deprecated field that the changelog names", async () => {
    const current = without('city: String @deprecated(reason: "Use place.")');
    expect(await unannouncedChanges(released, current, "- Removed: `Query.city`.")).toEqual([]);
    expect(await unannouncedChanges(released, current, "")).toEqual([
      expect.stringContaining("CHANGELOG.md lacks `Query.city`"),
    ]);
  });

  test("may not lose a field that no release has deprecated, whatever the changelog says", async () => {
    expect(await unannouncedChanges(released, without("town: String"), "`Query.town`")).toEqual([
      expect.stringContaining("No release has deprecated it"),
    ]);
  });

  test("may not lose a value of an enum without warning", async () => {
    expect(await unannouncedChanges(released, without("GOAL"), "`Kind.GOAL`")).toEqual([
      expect.stringContaining("No release has deprecated it"),
    ]);
  });

  test("meets a new required argument only when the changelog names it", async () => {
    const current = released.replace("name: String", "name: String!");
    expect(await unannouncedChanges(released, current, "")).toEqual([
      expect.stringContaining("CHANGELOG.md lacks `Query.place.name`"),
    ]);
    expect(await unannouncedChanges(released, current, "`Query.place.name`")).toEqual([]);
  });
});
