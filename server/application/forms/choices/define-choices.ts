import { registerEnumType } from "type-graphql";

/**
 * An enumeration of answers. An answer is kept by its name in the schema, so that one word stands
 * in the row, on the wire and in the browser's phrases. `described`: each name with its meaning.
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
  return names as { [Key in Name]: Key }; // fromEntries forgets which keys it was given
}
