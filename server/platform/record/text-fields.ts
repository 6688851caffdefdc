import { IsOptional, IsUrl, Matches, MaxLength, ValidateIf } from "class-validator";
import { ID } from "type-graphql";
import Type from "typebox";
import { Typed } from "../tidy-text.ts";
import {
  characters,
  declareColumn,
  type FieldDecorator,
  type FieldOptions,
  type Optional,
  type ValueOf,
  withLimit,
} from "./declare-column.ts";

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
