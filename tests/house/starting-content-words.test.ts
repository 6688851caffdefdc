import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "rolldown/utils";
import { expect, test } from "vitest";
import { root } from "../../server/platform/paths.ts";
import { startingWordsIn } from "../support/content/starting-words.ts";

const isNamed = (text: string) => startingWordsIn(text).length > 0;

/** Identifiers and routes, which the specification names: outside phrases, without spaces, in Latin. */
const isIdentifier = (file: string, text: string) =>
  (!file.startsWith("client/phrases/") || /^[A-Z_]+$/.test(text)) &&
  /^[\w./:${}?=&#@~%+-]*$/.test(text);

const oblasts = /^(?:Івано-Франківська|Тернопільська|Ivano-Frankivsk|Ternopil|Chernivtsi)$/;
const allowed: { file: string; text: RegExp; reason: string }[] = [
  { file: "client/phrases/application/regions.ts", text: oblasts, reason: "regions of Ukraine" },
  { file: "server/application/inbox/region-names.ts", text: oblasts, reason: "regions of Ukraine" },
  {
    file: "server/application/forms/choices/region.ts",
    text: /oblast\.$/,
    reason: "regions of Ukraine",
  },
  {
    file: "server/application/forms/choices/place.ts",
    text: /^The point in /,
    reason: "values of the schema, which answers of earlier versions have",
  },
  {
    file: "client/phrases/admin/former-places.ts",
    text: /^[^\s]+(?:, [^\s]+)?$/,
    reason: "towns in answers of earlier versions, which the inbox shows",
  },
  {
    file: "client/phrases/application/humanitarian.ts",
    text: /^(?:Протезування|Prosthetics)$/,
    reason: "what a family may need",
  },
  {
    file: "server/report/figures/line-category.ts",
    text: /^Spending: /,
    reason: "values of the schema, which figures of earlier versions have",
  },
];

const files = ["client", "server"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith("client/graphql/generated/"))
    .filter((path) => !/^server\/(?:demo|starting-content)\//.test(path)),
);

/** The text of a literal, of a part of a template or of JSX; undefined for other nodes. */
function textOf(node: { type?: string; value?: unknown } | null): string | undefined {
  const { type, value } = node ?? {};
  if (type === "TemplateElement") return (value as { raw: string }).raw; // as the parser makes them
  return (type === "Literal" || type === "JSXText") && typeof value === "string"
    ? value
    : undefined;
}

/** The literals and texts of a file that name the foundation. */
function textsIn(file: string): string[] {
  const source = readFileSync(join(root, file), "utf8");
  if (!isNamed(source)) return [];
  const found: string[] = [];
  JSON.stringify(parseSync(file, source).program, (_, node) => {
    const text = textOf(node);
    if (text && isNamed(text) && !isIdentifier(file, text)) found.push(text);
    return node;
  });
  return found;
}

const mentions = files.flatMap((file) => textsIn(file).map((text) => ({ file, text })));

test("no sentence of the program names programmes, towns or numbers of the starting content", () => {
  const refused = mentions.filter(
    ({ file, text }) => !allowed.some((one) => one.file === file && one.text.test(text)),
  );
  expect(refused).toEqual([]);
});

test("every exception is still needed", () => {
  const unneeded = allowed.filter(
    (one) => !mentions.some(({ file, text }) => one.file === file && one.text.test(text)),
  );
  expect(unneeded).toEqual([]);
});
