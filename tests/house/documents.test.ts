import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, parse, print, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { expect, test } from "vitest";
import { applicationFields } from "../../client/admin/application/application-cache.ts";
import { contentIndependentFields } from "../../client/graphql/content-changes.ts";
import { root } from "../../server/platform/paths.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const schema = buildSchema(read("schema.graphql"));

/** Fields that take a language and are not given one: Apollo would keep one language's words for both. */
function missingAltText(document: string): string[] {
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
  const missing = files.flatMap((file) =>
    missingAltText(read(file)).map((field) => `${file}: ${field}`),
  );
  expect(missing).toEqual([]);
});

/** Fields that can bring drafts and are not asked for them as the document's readers need it. */
function undecided(document: string, drafts: "$drafts" | "true"): string[] {
  const types = new TypeInfo(schema);
  const found: string[] = [];
  visit(
    parse(document),
    visitWithTypeInfo(types, {
      Field(field) {
        if (!types.getFieldDef()?.args.some(({ name }) => name === "drafts")) return;
        const given = field.arguments?.find(({ name }) => name.value === "drafts");
        if (!given || print(given.value) !== drafts) found.push(field.name.value);
      },
    }),
  );
  return found;
}

// The cache tells by it what visitors see from what editors see: client/graphql/cache.ts.
test("visitors' documents ask for drafts by a variable, editors' always", () => {
  const halves = [
    ["client/site", "$drafts"],
    ["client/admin", "true"],
  ] as const;
  for (const [half, drafts] of halves) {
    const files = globSync(`${half}/**/*.graphql`, { cwd: root });
    const wrong = files.flatMap((file) =>
      undecided(read(file), drafts).map((field) => `${file}: ${field}`),
    );
    expect(files.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  }
});

test("a document that forgets its drafts is found", () => {
  expect(undecided("{ reports(language: UA) { total } }", "$drafts")).toEqual(["reports"]);
});

test("a document that forgets its language is found", () => {
  expect(
    missingAltText("{ reports(language: UA) { items { translation { description } } } }"),
  ).toEqual(["translation"]);
});

test("the root fields that the client's cache code names are in the schema", () => {
  const fields = schema.getQueryType()?.getFields() ?? {};
  const named = [...applicationFields, ...contentIndependentFields];
  expect(named.filter((name) => name !== "__typename" && !fields[name])).toEqual([]);
});
