import { IsOptional } from "class-validator";
import { Field, InputType, ObjectType } from "type-graphql";

// The decorators of `block-fields.ts` declare a field of a block once: its GraphQL field for reading
// and writing, its rules, and what it is, from which search, comparing the languages and the client's
// documents follow. The same class is what clients read and write, and what is stored as JSON.

/** Each language has its own `text`, `html` and `table`; both share all others. */
type BlockFieldType =
  | "text"
  | "html"
  | "table"
  | "rows"
  | "link"
  | "image"
  | "images"
  | "choice"
  | "boolean"
  | "number";

interface BlockField {
  name: string;
  type: BlockFieldType;
  /** Of rows: the fields that the page shows. */
  shows: readonly ("title" | "text" | "address" | "imageId")[];
}

const declared = new Map<object, BlockField[]>();
const typesByName = new Map<string, BlockFieldType>();

interface FieldParts {
  type: BlockFieldType;
  /** GraphQL's type, as a function. */
  graphql: () => object;
  description: string;
  rules?: readonly PropertyDecorator[];
  isOptional?: boolean;
  shows?: BlockField["shows"];
}

/** Adds a field to the class of `prototype`. */
export function declareField(prototype: object, name: string, parts: FieldParts): void {
  const { type, graphql, description, rules = [], isOptional, shows = [] } = parts;
  // Stored blocks are walked by the names of their fields.
  if ((typesByName.get(name) ?? type) !== type) throw new Error(`${name} is not always ${type}`);
  typesByName.set(name, type);
  declared.set(prototype, [...(declared.get(prototype) ?? []), { name, type, shows }]);
  Field(graphql, isOptional ? { nullable: true, description } : { description })(prototype, name);
  for (const rule of isOptional ? [...rules, IsOptional()] : rules) rule(prototype, name);
}

/** The fields of a block or a row, in their order. */
export const blockFieldsOf = (type: new () => object): readonly BlockField[] =>
  declared.get(type.prototype) ?? [];

/** What a field of a block or a row is. */
export const blockFieldTypeOf = (name: string): BlockFieldType | undefined => typesByName.get(name);

const descriptions = new Map<object, string>();

/** Makes a class the content of a block; `input` is the name of its input type. */
export const BlockType =
  (input: string, description: string) =>
  (type: new () => object): void => {
    ObjectType({ description })(type);
    InputType(input, { description })(type);
    descriptions.set(type, description);
  };

export const descriptionOf = (type: new () => object): string => descriptions.get(type) ?? "";
