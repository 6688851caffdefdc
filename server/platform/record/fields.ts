import {
  ArrayMaxSize,
  ArrayUnique,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsUrl,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from "class-validator";
import { GraphQLSafeInt } from "graphql-scalars";
import { Field, ID, Int } from "type-graphql";
import Type, { type TSchema } from "typebox";
import { Column, type ColumnOptions } from "typeorm";
import { safeInteger } from "../database/safe-integer.ts";
import { Typed } from "../tidy-text.ts";
import {
  declareField,
  type FieldType,
  type FieldWrite,
  type RecordField,
  type RestField,
} from "./record-field.ts";

// A decorator below declares a field of a record once: its column, its GraphQL field, and what
// inputs, validation, the history and REST make of it. Each compiles only on a property of its type.

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

type Optional = { optional?: boolean };
type ValueOf<Options extends Optional, Value> = Options["optional"] extends true
  ? Value | null
  : Value;

interface FieldParts {
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

function declareColumn(prototype: object, property: string, parts: FieldParts): void {
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
}: FieldParts): PropertyDecorator {
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
  { options: { rest, optional }, initial, isOmissible }: FieldParts,
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

/** A blank value means that it is not known, and is not validated. */
const orBlank = () => ValidateIf((_input, text) => Boolean(text));

interface TextOptions extends FieldOptions, Optional {
  /** Maximum number of characters. */
  max: number;
  searched?: "title" | "text";
  /** GraphQL's type `ID` instead of `String`. */
  isId?: boolean;
  rules?: readonly PropertyDecorator[];
}

/** Plain text, blank by default; null instead of blank if it is optional. */
export const TextField =
  <Options extends TextOptions>(
    options: Options,
    description: string,
  ): FieldDecorator<ValueOf<Options, string>> =>
  (prototype, property) => {
    const { optional, max, isId, searched, rules = [] } = options;
    declareColumn(prototype, property, {
      type: "text",
      description,
      options,
      graphql: () => (isId ? ID : String),
      column: { type: "text", ...(optional ? {} : { default: "" }) },
      rules: [...(optional ? [IsOptional()] : []), ...rules, MaxLength(max)],
      inputDescription: withLimit(description, characters(max)),
      ...(optional ? { toStored: (text) => text || null } : { initial: "" }),
      searched,
      restSchema: Type.String({ maxLength: max }),
    });
  };

/** A text that must be given and match a pattern. */
export const KeyField =
  (
    options: FieldOptions & { max: number; pattern: RegExp; rules?: readonly PropertyDecorator[] },
    description: string,
  ): FieldDecorator<string> =>
  (prototype, property) =>
    declareColumn(prototype, property, {
      type: "text",
      description,
      options,
      graphql: () => String,
      column: { type: "text" },
      rules: [MaxLength(options.max), Matches(options.pattern), ...(options.rules ?? [])],
    });

interface FormattedOptions extends FieldOptions, Optional {
  rules: readonly PropertyDecorator[];
  /** What is stored of a text. */
  stored?(text: string): string;
}

/** A text that follows rules, or is blank; null instead of blank if it is optional. */
export const FormattedField =
  <Options extends FormattedOptions>(
    options: Options,
    description: string,
  ): FieldDecorator<ValueOf<Options, string>> =>
  (prototype, property) => {
    const { optional, rules, stored = (text) => text } = options;
    declareColumn(prototype, property, {
      type: "text",
      description,
      options,
      graphql: () => String,
      column: { type: "text", ...(optional ? {} : { default: "" }) },
      rules: [orBlank(), ...rules],
      ...(optional ? {} : { initial: "" }),
      toStored: (text) => (text ? stored(String(text)) : optional ? null : ""),
    });
  };

/** A phone number as it is shown, or blank. */
export const PhoneField = (description: string): FieldDecorator<string> =>
  FormattedField({ rules: [Typed("shownPhone", Matches(/^\+?[0-9 ()-]{5,30}$/))] }, description);

/** An https URL, or null. */
export const UrlField =
  (options: FieldOptions & { max: number }, description: string): FieldDecorator<string | null> =>
  (prototype, property) =>
    declareColumn(prototype, property, {
      type: "text",
      description,
      options: { ...options, optional: true },
      graphql: () => String,
      column: { type: "text" },
      rules: [
        orBlank(),
        Typed("url", IsUrl({ protocols: ["https"], require_protocol: true })),
        MaxLength(options.max),
      ],
      toStored: (url) => url || null,
      restSchema: Type.String({ maxLength: options.max }),
    });

/** False by default, unless `isTrue`. */
export const BooleanField =
  (options: FieldOptions & { isTrue?: boolean }, description: string): FieldDecorator<boolean> =>
  (prototype, property) =>
    declareColumn(prototype, property, {
      type: "boolean",
      description,
      options,
      graphql: () => Boolean,
      column: { type: "boolean", default: options.isTrue ?? false },
      rules: [],
      initial: options.keepsStored ? undefined : (options.isTrue ?? false),
      restSchema: Type.Boolean(),
    });

interface IntegerOptions extends FieldOptions, Optional {
  min: number;
  max: number;
  /** The value of new records and of inputs without it; required without one. */
  initial?: number;
  /** The value of an input without it. */
  otherwise?(write: FieldWrite): number;
  /** A bigint, and GraphQL's `SafeInt`: above 2,147,483,647. */
  isLarge?: boolean;
}

/** A whole number. */
export const IntegerField =
  <Options extends IntegerOptions>(
    options: Options,
    description: string,
  ): FieldDecorator<ValueOf<Options, number>> =>
  (prototype, property) => {
    const { min, max, initial, otherwise, optional, isLarge } = options;
    const isOmissible = optional || otherwise !== undefined;
    declareColumn(prototype, property, {
      type: "integer",
      description,
      options,
      graphql: () => (isLarge ? GraphQLSafeInt : Int),
      column: {
        ...(isLarge ? { type: "bigint", transformer: safeInteger } : { type: "int" }),
        ...(initial === undefined ? {} : { default: initial }),
      },
      rules: [...(isOmissible ? [IsOptional()] : []), IsInt(), Min(min), Max(max)],
      initial,
      isOmissible,
      ...(otherwise && { toStored: (value, write) => value ?? otherwise(write) }),
      restSchema: Type.Integer({ minimum: min, maximum: max }),
    });
  };

/** A calendar date (yyyy-mm-dd), or null. */
export const DayField =
  (options: FieldOptions, description: string): FieldDecorator<string | null> =>
  (prototype, property) =>
    declareColumn(prototype, property, {
      type: "day",
      description,
      options: { ...options, optional: true },
      graphql: () => String,
      column: { type: "date" },
      rules: [IsOptional(), MaxLength(10), IsISO8601({ strict: true })],
    });

/** One of the values of an enum that is registered with GraphQL, whose keys name its values. */
export const EnumField =
  <Value extends string>(
    choices: Readonly<Record<string, Value>>,
    options: FieldOptions & {
      initial: Value;
      /** Whether an input must give it; `initial` is then that of new records alone. */
      isRequired?: boolean;
    },
    description: string,
  ): FieldDecorator<Value> =>
  (prototype, property) =>
    declareColumn(prototype, property, {
      type: "choice",
      description,
      options,
      graphql: () => choices,
      column: { type: "text", default: options.initial },
      rules: [],
      initial: options.keepsStored || options.isRequired ? undefined : options.initial,
      // The history holds what GraphQL's clients send: the key.
      toStored: (value) => choices[String(value)] ?? value ?? options.initial,
      toInput: (stored) => Object.entries(choices).find(([, one]) => one === stored)?.[0],
      restSchema: Type.String(),
    });

/** One of these texts, or null. */
export const ChoiceField =
  (
    choices: readonly string[],
    options: FieldOptions,
    description: string,
  ): FieldDecorator<string | null> =>
  (prototype, property) =>
    declareColumn(prototype, property, {
      type: "choice",
      description,
      options: { ...options, optional: true },
      graphql: () => String,
      column: { type: "text" },
      rules: [IsOptional(), IsIn(choices)],
      restSchema: Type.String(),
    });

/** The id of another record, which only inputs have: the record has the other one itself. */
export const ReferenceField =
  <Options extends FieldOptions & Optional>(
    options: Options,
    description: string,
  ): FieldDecorator<ValueOf<Options, string>> =>
  (prototype, property) =>
    declareColumn(prototype, property, {
      type: "reference",
      description,
      options: { ...options, isHidden: true },
      graphql: () => ID,
      column: { type: "uuid" },
      rules: [...(options.optional ? [IsOptional()] : []), IsUUID("all")],
      restSchema: Type.String({ format: "uuid" }),
    });

/** A value with fields of its own, or null. Its class is an object type and an input type. */
export const ObjectField =
  <Value extends object>(
    type: () => new () => Value,
    options: FieldOptions,
    description: string,
  ): FieldDecorator<Value | null> =>
  (prototype, property) =>
    declareColumn(prototype, property, {
      type: "object",
      description,
      options: { ...options, optional: true },
      graphql: type,
      column: { type: "jsonb" },
      rules: [IsOptional(), ValidateNested()],
    });

/** An ordered list of values with fields of their own. */
export const ListField =
  <Value extends object>(
    type: () => new () => Value,
    options: FieldOptions & {
      max: number;
      /** What no two values may share. */
      unique?(value: Value): unknown;
      /** The order in which they are stored. */
      sorted?(values: Value[]): Value[];
    },
    description: string,
  ): FieldDecorator<Value[]> =>
  (prototype, property) =>
    declareColumn(prototype, property, {
      type: "list",
      description,
      options,
      graphql: () => [type()],
      column: { type: "jsonb", default: [] },
      rules: [
        ArrayMaxSize(options.max),
        ...(options.unique ? [ArrayUnique(options.unique)] : []),
        ValidateNested({ each: true }),
      ],
      initial: [],
      toStored: (values) => options.sorted?.(values as Value[]) ?? values, // by its rules
    });
