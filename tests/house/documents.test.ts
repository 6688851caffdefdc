import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, parse, print, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { expect, test } from "vitest";
import { applicationFields } from "../../client/admin/application/application-cache.ts";
import { root } from "../../server/platform/paths.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const schema = buildSchema(read("schema.graphql"));

/** Fields without their language argument; Apollo would cache one language's translation for both. */
function fieldsWithoutLanguage(document: string): string[] {
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

test("every document passes the language of the translations that it reads", () => {
  const files = globSync("client/**/*.graphql", { cwd: root });
  expect(files.length).toBeGreaterThan(3);
  const missing = files.flatMap((file) =>
    fieldsWithoutLanguage(read(file)).map((field) => `${file}: ${field}`),
  );
  expect(missing).toEqual([]);
});

/** Fields whose `drafts` argument is missing, or not the one that these documents must use. */
function fieldsWithoutDrafts(document: string, drafts: "$drafts" | "true"): string[] {
  const types = new TypeInfo(schema);
  const found: string[] = [];
  visit(
    parse(document),
    visitWithTypeInfo(types, {
      Field(field) {
        if (!types.getFieldDef()?.args.some(({ name }) => name === "drafts")) return;
        const draftsArgument = field.arguments?.find(({ name }) => name.value === "drafts");
        if (!draftsArgument || print(draftsArgument.value) !== drafts) found.push(field.name.value);
      },
    }),
  );
  return found;
}

// The cache separates visitors' lists from editors' lists by it: client/graphql/cache.ts.
test("visitors' documents pass `drafts` as a variable, editors' documents always as true", () => {
  const clientRooms = [
    ["client/site", "$drafts"],
    ["client/admin", "true"],
  ] as const;
  for (const [room, drafts] of clientRooms) {
    const files = globSync(`${room}/**/*.graphql`, { cwd: root });
    const wrong = files.flatMap((file) =>
      fieldsWithoutDrafts(read(file), drafts).map((field) => `${file}: ${field}`),
    );
    expect(files.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  }
});

test("a document without its `drafts` argument is found", () => {
  expect(fieldsWithoutDrafts("{ reports(language: UA) { total } }", "$drafts")).toEqual([
    "reports",
  ]);
});

test("a document without a language is found", () => {
  expect(
    fieldsWithoutLanguage("{ reports(language: UA) { items { translation { description } } } }"),
  ).toEqual(["translation"]);
});

test("the root fields that the client's cache code names are in the schema", () => {
  const fields = schema.getQueryType()?.getFields() ?? {};
  expect(applicationFields.filter((name) => !fields[name])).toEqual([]);
});
