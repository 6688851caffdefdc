import { IsOptional } from "class-validator";
import { Field } from "type-graphql";
import Type, { type TSchema } from "typebox";
import { Column, type ColumnOptions } from "typeorm";
import {
  declareField,
  type FieldType,
  type FieldWrite,
  type RecordField,
  type RestField,
} from "./record-field.ts";

// The decorators of `text-fields.ts` and `value-fields.ts` declare a field of a record once: its column,
// its GraphQL field, and what inputs, validation, the history and REST make of it. Each compiles only
// on a property of its type.

/** A decorator of properties with values of this type. */
export type FieldDecorator<Value> = <Name extends string>(
  record: { [Property in Name]: Value },
  property: Name,
) => void;

export interface FieldOptions {
  /** Description in inputs, if it says more than that of the record and the rules. */
  input?: string;
  /** Whether the record has no GraphQL field for it, but only its input. */
  isHidden?: boolean;
  /** Whether an input without it keeps the stored value: for programs that do not know the field. */
  keepsStored?: boolean;
  /** Its name in REST, or how it is there; omitted if REST does not have it. */
  rest?: string | { name: string; isReadOnly: true; description?: string };
}

export type Optional = { optional?: boolean };
export type ValueOf<Options extends Optional, Value> = Options["optional"] extends true
  ? Value | null
  : Value;

export interface ColumnParts {
  type: FieldType;
  description: string;
  options: FieldOptions & Optional;
  /** GraphQL's type, as a function. */
  graphql: () => object;
  column: ColumnOptions;
  rules: readonly PropertyDecorator[];
  inputDescription?: string;
  /** The value without one in the input; undefined if it is required, or null. */
  initial?: unknown;
  searched?: RecordField["searched"];
  /** Whether inputs may omit it, although records always have it. */
  isOmissible?: boolean;
  /** What is stored of a value of the input. */
  toStored?(value: unknown, write: FieldWrite): unknown;
  /** What the history and drafts hold of a stored value. */
  toInput?(stored: unknown): unknown;
  restSchema?: TSchema;
}

/** Declares a field with a column of its own. */
export function declareColumn(prototype: object, property: string, parts: ColumnParts): void {
  const { type, description, options, graphql, column, initial, restSchema } = parts;
  const nullable = options.optional ?? false;
  const toStored = parts.toStored ?? ((value) => value ?? initial ?? null);
  const toInput = parts.toInput ?? ((stored) => stored);
  Column({ ...column, nullable })(prototype, property);
  if (!options.isHidden) Field(graphql, { nullable, description })(prototype, property);
  declareField(prototype, {
    property,
    inputName: property,
    type,
    searched: parts.searched,
    input: inputField(parts),
    initial,
    assign(record, value, write) {
      if (options.keepsStored && (value ?? null) === null) return;
      Reflect.set(record, property, toStored(value, write));
    },
    toInput: (record) => toInput(Reflect.get(record, property)),
    rest: restSchema && restColumn(property, restSchema, parts),
  });
}

function inputField({
  description,
  options,
  graphql,
  rules,
  isOmissible = (options.optional || options.keepsStored) ?? false,
  inputDescription = description,
}: ColumnParts): PropertyDecorator {
  return (prototype, property) => {
    const described = { nullable: isOmissible, description: options.input ?? inputDescription };
    Field(graphql, described)(prototype, property);
    for (const rule of options.keepsStored ? [IsOptional(), ...rules] : rules) {
      rule(prototype, property);
    }
  };
}

function restColumn(
  property: string,
  schema: TSchema,
  { options: { rest, optional }, initial, isOmissible }: ColumnParts,
): RestField | undefined {
  if (!rest) return undefined;
  const { name, isReadOnly, description } =
    typeof rest === "string" ? { name: rest, isReadOnly: false, description: undefined } : rest;
  const described = description ? { ...schema, description } : schema;
  return {
    name,
    body: isReadOnly ? undefined : schema,
    isRequired: !optional && !isOmissible && initial === undefined,
    answer: optional ? Type.Union([described, Type.Null()]) : described,
    toInput: (_context, sent) => sent ?? initial,
    toAnswer: (_context, record) => (record ? Reflect.get(record, property) : initial),
  };
}

/**
 * "The heading; blank for no heading." → "The heading, at most 300 characters; blank for no heading."
 */
export function withLimit(description: string, limit: string): string {
  const [clause = ""] = /^[^.;]*/.exec(description) ?? [];
  const sign = clause.includes(",") ? ";" : ",";
  return `${clause}${sign} at most ${limit}${description.slice(clause.length)}`;
}

export const characters = (max: number): string => `${max.toLocaleString("en")} characters`;
