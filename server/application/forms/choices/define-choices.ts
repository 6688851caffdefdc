import { registerEnumType } from "type-graphql";

/**
 * Defines a GraphQL enum of answers. Names and values are equal, so that the database, GraphQL
 * and the client's phrases use the same keys. `descriptions` maps each name to its description.
 */
export function defineChoices<Name extends string>(
  name: string,
  description: string,
  descriptions: Record<Name, string>,
): { [Key in Name]: Key } {
  const entries = Object.entries<string>(descriptions);
  const names = Object.fromEntries(entries.map(([key]) => [key, key]));
  const valuesConfig = Object.fromEntries(
    entries.map(([key, meaning]) => [key, { description: meaning }]),
  );
  registerEnumType(names, { name, description, valuesConfig });
  return names as { [Key in Name]: Key }; // Object.fromEntries loses the types of the keys
}
