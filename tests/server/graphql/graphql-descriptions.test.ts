import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from "graphql";
import { expect, test } from "vitest";
import { buildGraphqlSchema } from "../../../server/http/graphql/schema.ts";

const schema = await buildGraphqlSchema();
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
// GraphQL's own scalar types have descriptions.
const ownTypes = types.filter(({ name }) => !/^(String|Int|Float|Boolean|ID)$/.test(name));

const members = ownTypes.flatMap((type) => {
  if (isEnumType(type)) return type.getValues().map((value) => ({ ...value, of: type.name }));
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
  return Object.values(type.getFields()).map((field) => ({ ...field, of: type.name }));
});

const undescribed = (entries: { name: string; description?: string | null | undefined }[]) =>
  entries.filter(({ description }) => !description?.trim()).map(({ name }) => name);

test("a developer in the Sandbox reads a description of every type", () => {
  expect(ownTypes.length).toBeGreaterThan(50);
  expect(undescribed(ownTypes)).toEqual([]);
});

test("a developer in the Sandbox reads a description of every field and value", () => {
  expect(members.length).toBeGreaterThan(300);
  const named = members.map(({ of, name, description }) => ({
    name: `${of}.${name}`,
    description,
  }));
  expect(undescribed(named)).toEqual([]);
});
