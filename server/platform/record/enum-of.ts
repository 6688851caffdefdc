import { registerEnumType } from "type-graphql";

/**
 * Registers an enum with GraphQL, from its values' descriptions. Values are their names, so that the
 * history can be sent as an input again.
 */
export function enumOf<Value extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Value, string>>,
): { readonly [Each in Value]: Each } {
  const names = Object.entries<string>(values);
  const type = Object.fromEntries(names.map(([value]) => [value, value]));
  const valuesConfig = Object.fromEntries(
    names.map(([value, of]) => [value, { description: of }] as const),
  );
  registerEnumType(type, { name, description, valuesConfig });
  return type as { readonly [Each in Value]: Each }; // its keys are the values
}
