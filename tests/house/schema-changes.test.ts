import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Change, CriticalityLevel, DiffRule, diff } from "@graphql-inspector/core";
import { buildSchema } from "graphql";
import { describe, expect, test } from "vitest";
import { root } from "../../server/platform/paths.ts";

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

/**
 * What breaks queries of the last release and was not announced, one sentence each.
 *
 * A field, an enum value or an input field may be removed once a release has marked it as
 * `@deprecated`; that, and every other breaking change, is named in `unreleased` by its path in
 * backticks (`Query.reports`). Both schemas are SDL.
 */
async function unannouncedChanges(
  released: string,
  current: string,
  unreleased: string,
): Promise<string[]> {
  const [before, after] = [buildSchema(released), buildSchema(current)];
  const changes = await diff(before, after);
  const allowed = await diff(before, after, [DiffRule.suppressRemovalOfDeprecatedField]);
  const removedTooEarly = new Set(allowed.filter(isBreaking).filter(isRemoval).map(pathOf));
  return changes.filter(isBreaking).flatMap((change) => {
    const path = pathOf(change);
    if (removedTooEarly.has(path)) return [`${change.message}. No release has deprecated it.`];
    if (unreleased.includes(`\`${path}\``)) return [];
    return [`${change.message}. CHANGELOG.md lacks \`${path}\`.`];
  });
}

const isBreaking = ({ criticality }: Change) => criticality.level === CriticalityLevel.Breaking;

const isRemoval = ({ type }: Change) => String(type).endsWith("_REMOVED");

const pathOf = ({ path, message }: Change) => path ?? message;
