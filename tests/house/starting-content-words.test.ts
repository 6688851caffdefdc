import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "rolldown/utils";
import { expect, test } from "vitest";
import { root } from "../../server/platform/paths.ts";

/** Words of the foundation that the starting content describes: its programmes, towns and numbers. */
const words = [
  String.raw`\bTOGETHER\b`,
  "Чернівц|Чортк[іо]в|Франківськ|Калуш|Шумськ|Сторожин|Терноп[іо]л|Тяч[іе]в|Ужгород",
  "Chernivtsi|Chortkiv|Frankivsk|Kalush|Shumsk|Storo(?:j|zh)[iy]nets|Ternopil|T[yi]achiv|Uzh?horod",
  "іграшкотек|toy librar|toy lending",
  "протез|prosthe",
  String.raw`долон|\bpalms?\b`,
  String.raw`\b95(?:[\s,.]?000|[\s,.]тис)|\b9[\s,.]?000\b|\b87[\s,.](?:тон|tons)|\b40[–\s](?:to|до)?\s?45\b`,
];
const word = new RegExp(words.join("|"), "iu");
/** TOGETHER is a name in capitals alone. */
const isNamed = (text: string) =>
  word.test(text.replace(/together/gi, (found) => (found === "TOGETHER" ? found : "")));

/** Identifiers and routes, which the specification names: without spaces and in Latin letters. */
const isIdentifier = (text: string) => /^[\w./:${}?=&#@~%+-]*$/.test(text);

const allowed: { file: string; text: RegExp; reason: string }[] = [];

const files = ["client", "server"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith("client/graphql/generated/"))
    .filter((path) => !/^server\/(?:demo|starting-content)\//.test(path)),
);

/** The literals and texts of a file that name the foundation. */
function textsIn(file: string): string[] {
  const source = readFileSync(join(root, file), "utf8");
  if (!isNamed(source)) return [];
  const found: string[] = [];
  const add = (text: string) => {
    if (isNamed(text) && !isIdentifier(text)) found.push(text);
  };
  new Visitor({
    Literal: ({ value }) => typeof value === "string" && add(value),
    TemplateElement: ({ value }) => add(value.raw),
    JSXText: ({ value }) => add(value),
  }).visit(parseSync(file, source).program);
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
