import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "rolldown/utils";
import { expect, test } from "vitest";
import { root } from "../../server/platform/paths.ts";
import { charactersOf, walk } from "../support/house/count-steps.ts";

/** They run on the server over what people have typed: one long word must not keep it busy. */
const files = globSync("{server,client/{phrases,site,ui}}/**/*.{ts,tsx}", {
  cwd: root,
  exclude: ["server/demo/**"],
});

/** Patterns for texts in which their worst case cannot be. */
const exempt = [
  // Sanitised and rendered HTML closes every element that it opens.
  "client/ui/rich-text/present-rich-text.ts: /<tr>.*?<\\/tr>/gs",
  "server/http/pages/page-document.ts: /<script\\b.*?<\\/script>/gs",
  // The text was cut to the length of a description.
  "client/site/team/MemberPage.tsx: /[\\s,;:–—]*\\S*$/u",
];

const patterns = files.flatMap((file) =>
  patternsIn(file).map((pattern) => ({ name: `${file}: ${pattern}`, pattern })),
);

function patternsIn(file: string): RegExp[] {
  const found: RegExp[] = [];
  const { program } = parseSync(file, readFileSync(join(root, file), "utf8"));
  JSON.stringify(program, (_, node) => {
    if (node?.regex) found.push(new RegExp(node.regex.pattern, node.regex.flags));
    return node;
  });
  return found;
}

const alphabet = [..."aяA0_ \n\t<>/@.,:;-+'\"’=&#%?!(){}[]$*|\\№☃"];

/** One character for each set of the pattern's parts that match the same characters. */
function characterOfEachClass(pattern: RegExp): string[] {
  const parts = charactersOf(pattern);
  const literals = [...pattern.source.replace(/\\[pPuxdDwWsSbB]/g, "")];
  const byClass = new Map(
    [...alphabet, ...literals].map((one) => [parts.map((part) => part.test(one)).join(), one]),
  );
  return [...byClass.values()];
}

/** Texts that repeat one or two characters, or a word of the pattern. */
function hostileTexts(pattern: RegExp): ((length: number) => string)[] {
  const single = characterOfEachClass(pattern);
  const words = pattern.source.match(/[<>/a-z =":-]{2,}/g) ?? [];
  const repeated = [...single, ...single.flatMap((one) => single.map((other) => one + other))];
  return [...repeated, ...words].flatMap((unit) =>
    ["", "\n", "☃"].map((end) => (length: number) => unit.repeat(length / unit.length) + end),
  );
}

/** Four times the text is four times the work, or sixteen times if it is quadratic. */
function growsTooFast(pattern: RegExp, [short, long]: [number, number]) {
  const work = (text: string) => {
    try {
      return walk(pattern, text).steps;
    } catch {
      return Number.POSITIVE_INFINITY;
    }
  };
  return (textOf: (length: number) => string) => {
    const most = work(textOf(long));
    return most === Number.POSITIVE_INFINITY || most > 8 * work(textOf(short)) + 100;
  };
}

/** The text that is too much work; null if there is none. */
function worstCase(pattern: RegExp): string | null {
  if (!/[*+{]/.test(pattern.source)) return null;
  const suspects = hostileTexts(pattern).filter(growsTooFast(pattern, [24, 96]));
  const found = suspects.find(growsTooFast(pattern, [300, 1200]));
  return found ? found(12) : null;
}

test("the work of every pattern grows with the text, whatever somebody has typed", () => {
  expect(patterns.length).toBeGreaterThan(200);
  const found = patterns
    .map(({ name, pattern }) => ({ name, text: worstCase(pattern) }))
    .filter(({ text }) => text !== null);
  expect(found.filter(({ name }) => !exempt.includes(name))).toEqual([]);
  expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(exempt));
});

test.each([
  ["a word that is tried at every letter", /[^\s@]+@/g, /(?<![^\s@])[^\s@]+@/g],
  ["tags that do not end", /<[^>]*>/g, /<[^<>]*>/g],
  ["two ways to read a text", /^[\w.-]*[\w-][\w.-]*$/, /^\.*[\w-][\w.-]*$/],
  ["a choice in a repetition", /^(a|ab?b?)*$/, /^(ab{0,2})*$/],
])("%s is found", (_, endless, linear) => {
  expect(worstCase(endless)).not.toBeNull();
  expect(worstCase(linear)).toBeNull();
});

test("the steps are those of an engine that finds the same as the real one", () => {
  for (const { pattern } of patterns) {
    for (const textOf of hostileTexts(pattern)) {
      const text = `${textOf(4)} ${textOf(3)}`;
      const [first] = pattern.exec(text) ?? [];
      const found = pattern.global ? text.match(pattern) : first === undefined ? null : [first];
      expect(walk(pattern, text).found, `${pattern} in ${text}`).toEqual(found ?? []);
    }
  }
});
