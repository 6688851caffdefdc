import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, parse, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { expect, test } from "vitest";
import { root } from "../../server/platform/places.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const schema = buildSchema(read("schema.graphql"));

/** Fields that take a language and are not given one: Apollo would keep one language's words for both. */
function wordless(document: string): string[] {
  const types = new TypeInfo(schema);
  const found: string[] = [];
  visit(
    parse(document),
    visitWithTypeInfo(types, {
      Field(field) {
        const takesLanguage = types.getFieldDef()?.args.some(({ name }) => name === "language");
        const isGiven = field.arguments?.some(({ name }) => name.value === "language");
        if (takesLanguage && !isGiven) found.push(field.name.value);
      },
    }),
  );
  return found;
}

test("every document names the language of the words it asks for", () => {
  const files = globSync("client/**/*.graphql", { cwd: root });
  expect(files.length).toBeGreaterThan(3);
  const missing = files.flatMap((file) => wordless(read(file)).map((field) => `${file}: ${field}`));
  expect(missing).toEqual([]);
});

test("a document that forgets its language is found", () => {
  expect(wordless("{ reports(language: UA) { items { translation { description } } } }")).toEqual([
    "translation",
  ]);
});
