import {
  ArrayMaxSize,
  ArrayUnique,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from "class-validator";
import { GraphQLSafeInt } from "graphql-scalars";
import { ID, Int } from "type-graphql";
import Type from "typebox";
import { safeInteger } from "../database/safe-integer.ts";
import {
  declareColumn,
  type FieldDecorator,
  type FieldOptions,
  type Optional,
  type ValueOf,
} from "./declare-column.ts";
import type { FieldWrite } from "./record-field.ts";

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
