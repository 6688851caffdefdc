import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../server/platform/paths.ts";

type Phrases = Record<"UA" | "ENG", Record<string, unknown>>;

const isPhrases = (value: unknown): value is Phrases =>
  typeof value === "object" && value !== null && "UA" in value && "ENG" in value;

const files = globSync("client/phrases/**/*.{ts,tsx}", { cwd: root });
const sets = (
  await Promise.all(
    files.map(async (file) => {
      const exported: object = await import(join(root, file));
      return Object.entries(exported).flatMap(([name, value]) =>
        isPhrases(value) ? [{ name, phrases: value }] : [],
      );
    }),
  )
).flat();

test("every phrase exists in both languages, and none is empty", () => {
  expect(sets.length).toBeGreaterThan(70);
  for (const { name, phrases } of sets) {
    expect(Object.keys(phrases.UA), name).toEqual(Object.keys(phrases.ENG));
    for (const language of ["UA", "ENG"] as const) {
      expect(emptyIn(phrases[language]), `${name} ${language}`).toEqual([]);
    }
  }
});

test("no English phrase contains Cyrillic letters", () => {
  for (const { name, phrases } of sets) {
    const cyrillic = textsIn(phrases.ENG).filter((text) => /[а-яіїєґ]/i.test(text));
    expect(
      cyrillic.filter((text) => !ownNames.test(text)),
      name,
    ).toEqual([]);
  }
});

/** The language switch names each language in that language. */
const ownNames = /^УКР$|українськ/i;

const emptyIn = (phrases: object) =>
  Object.entries(phrases).flatMap(([key, value]) => (value === "" ? [key] : []));

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
}
