import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from "graphql";
import { expect, test } from "vitest";
import { buildGraphqlSchema } from "../../../server/http/graphql/schema.ts";

const schema = await buildGraphqlSchema();
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
// GraphQL itself describes these.
const own = types.filter(({ name }) => !/^(String|Int|Float|Boolean|ID)$/.test(name));

const members = own.flatMap((type) => {
  if (isEnumType(type)) return type.getValues().map((value) => ({ ...value, of: type.name }));
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
  return Object.values(type.getFields()).map((field) => ({ ...field, of: type.name }));
});

const silent = (entries: { name: string; description?: string | null | undefined }[]) =>
  entries.filter(({ description }) => !description?.trim()).map(({ name }) => name);

test("a developer in the Sandbox reads what every type is", () => {
  expect(own.length).toBeGreaterThan(50);
  expect(silent(own)).toEqual([]);
});

test("a developer in the Sandbox reads what every field and value is", () => {
  expect(members.length).toBeGreaterThan(300);
  const named = members.map(({ of, name, description }) => ({
    name: `${of}.${name}`,
    description,
  }));
  expect(silent(named)).toEqual([]);
});
