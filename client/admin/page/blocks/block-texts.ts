import { areEntries, fieldTypeOf } from "./block-content.ts";

/*
 * A content has texts, which each language has for itself, and other fields, which both languages
 * share: pictures, colours, layouts, addresses, forms, and how many rows there are.
 */

const isText = (name: string): boolean => ["text", "html"].includes(fieldTypeOf(name) ?? "");

const isTable = (name: string, value: unknown): value is readonly (readonly string[])[] =>
  fieldTypeOf(name) === "table" && Array.isArray(value);

/** Whether the field at a path of a content is a text. */
export const isTextPath = (path: readonly string[]): boolean =>
  isText(path.at(-1) ?? "") || path.some((name) => fieldTypeOf(name) === "table");

/** The content with each of its texts replaced by what `change` returns for it. */
function mapTexts<Content extends object>(
  content: Content,
  change: (text: string, path: readonly (string | number)[]) => string,
  path: readonly (string | number)[] = [],
): Content {
  const fields = Object.entries(content).map(([name, value]: [string, unknown]) => {
    const at = [...path, name];
    if (isText(name)) return [name, change(String(value), at)];
    if (areEntries(name, value)) {
      return [name, value.map((entry, index) => mapTexts(entry, change, [...at, index]))];
    }
    if (isTable(name, value)) {
      const rows = value.map((cells, row) =>
        cells.map((cell, column) => change(cell, [...at, row, column])),
      );
      return [name, rows];
    }
    return [name, value];
  });
  return Object.fromEntries(fields) as Content; // the same fields with values of the same types
}

/** The texts of a content in the order of its fields, blank ones too. */
export function textsOf(content: object): string[] {
  const texts: string[] = [];
  mapTexts(content, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

/** The content with the texts of another one of the same kind. */
export const withTextsOf = <Content extends object>(content: Content, source: object): Content =>
  mapTexts(content, (_, path) => {
    const text = path.reduce<unknown>((value, key) => Object(value)[key], source);
    return typeof text === "string" ? text : "";
  });

/** The content, with blank rows where `other` has more of them. */
export function withRowsOf<Content extends object>(content: Content, other: object): Content {
  const fields = Object.entries(content).map(([name, value]: [string, unknown]) => {
    const theirs: unknown = Reflect.get(other, name);
    if (areEntries(name, value) && areEntries(name, theirs)) {
      return [name, [...value, ...theirs.slice(value.length)]];
    }
    if (isTable(name, value) && isTable(name, theirs)) {
      const width = Math.max(...[...value, ...theirs].map((cells) => cells.length), 0);
      const height = Math.max(value.length, theirs.length);
      const cell = (row: number, column: number) => value[row]?.[column] ?? "";
      const columns = Array.from({ length: width }, (_, column) => column);
      return [name, Array.from({ length: height }, (_, row) => columns.map((c) => cell(row, c)))];
    }
    return [name, value];
  });
  return Object.fromEntries(fields) as Content; // the same fields with values of the same types
}
