import type { TSchema } from "typebox";
import type { EntityManager } from "typeorm";
import type { RequestContext } from "../request-context.ts";

/** What a write gives to the fields that it assigns. */
export interface FieldWrite {
  manager: EntityManager;
  now: Date;
  /** Origin of the site. */
  publicUrl: string;
}

/** How a field is called and written in the REST API. */
export interface RestField {
  name: string;
  /** Schema in request bodies; omitted for a field that REST only answers. */
  body?: TSchema | undefined;
  isRequired?: boolean;
  answer: TSchema;
  /** Converts a value of a request body, which may be absent, to that of the input. */
  toInput(context: RequestContext, sent: unknown): unknown;
  toAnswer(context: RequestContext, record: object | undefined): unknown;
}

/** A field of a record, as its decorator declares it. All else about the field follows from this. */
export interface RecordField {
  /** Property of the record. */
  property: string;
  /** Its name in inputs, drafts and the history: `imageId` of the property `image`. */
  inputName: string;
  type: FieldType;
  /** Whether its texts are searched: as the title, or below it. */
  searched?: "title" | "text" | undefined;
  /** GraphQL's field and the rules, for the property of an input class. */
  input: PropertyDecorator;
  /** The value of an input's field that is omitted; undefined if it is null or required. */
  initial?: unknown;
  assign(record: object, value: unknown, write: FieldWrite): void | Promise<void>;
  /** The inverse of `assign`; undefined if the input would not have it. */
  toInput(record: object): unknown;
  rest?: RestField | undefined;
}

export type FieldType =
  | "text"
  | "richText"
  | "boolean"
  | "integer"
  | "day"
  | "choice"
  | "image"
  | "images"
  | "reference"
  | "object"
  | "list";

const declared = new Map<object, RecordField[]>();

/** Adds a field to the class of `prototype`. */
export function declareField(prototype: object, field: RecordField): void {
  declared.set(prototype, [...(declared.get(prototype) ?? []), field]);
}

/** The fields that the decorators of a class and of its ancestors declare, in their order. */
export function fieldsOf(record: abstract new () => object): readonly RecordField[] {
  const inherited: unknown = Object.getPrototypeOf(record);
  const own = declared.get(record.prototype) ?? [];
  const isClass = typeof inherited === "function" && inherited.prototype;
  return isClass ? [...fieldsOf(inherited as new () => object), ...own] : own; // checked above
}

/** Copies an input's values to a record, field by field. Throws Invalid. */
export async function assignFields(
  fields: readonly RecordField[],
  record: object,
  input: object,
  write: FieldWrite,
): Promise<void> {
  for (const field of fields) {
    await field.assign(record, Reflect.get(input, field.inputName), write);
  }
}

/** The inverse of `assignFields`: the values of the input that would save the record as it is. */
export const inputValuesOf = (
  fields: readonly RecordField[],
  record: object,
): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .map(({ inputName, toInput }) => [inputName, toInput(record)])
      .filter(([, value]) => value !== undefined),
  );

export const restFieldsOf = (fields: readonly RecordField[]): RestField[] =>
  fields.flatMap(({ rest }) => rest ?? []);
