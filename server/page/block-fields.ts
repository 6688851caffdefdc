import {
  ArrayMaxSize,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  Validate,
  ValidateNested,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from "class-validator";
import { Float, ID, InputType, ObjectType } from "type-graphql";
import { characters, type FieldDecorator, withLimit } from "../platform/record/declare-column.ts";
import { enumOf } from "../platform/record/enum-of.ts";
import { declareField } from "./block-sheet.ts";

// A block is stored as JSON, so its fields have no columns. What they declare: `block-sheet.ts`.

/** Plain text of one language. */
export const TextField =
  (max: number, description: string): FieldDecorator<string> =>
  (prototype, name) =>
    declareField(prototype, name, {
      type: "text",
      graphql: () => String,
      description: withLimit(description, characters(max)),
      rules: [MaxLength(max)],
    });

export const HeadingField = TextField(300, "The heading; blank for no heading.");
export const LongTextField = TextField(2000, "Plain text; blank for no text.");

/** Sanitised HTML of one language. Its name is known where pictures in HTML are replaced. */
export const HtmlField = (prototype: { html: string }, name: "html"): void =>
  declareField(prototype, name, {
    type: "html",
    graphql: () => String,
    description: withLimit("Sanitised HTML.", "100,000 characters"),
    rules: [MaxLength(100_000)],
  });

const linkPattern = /^(|\/(?![/\\]).*|(https:\/\/|mailto:|tel:).+)$/i;

/** Where something leads, or blank. */
export const LinkField =
  (description: string, pattern?: RegExp): FieldDecorator<string> =>
  (prototype, name) =>
    declareField(prototype, name, {
      type: "link",
      graphql: () => String,
      description: pattern
        ? description
        : `${description} A path of this site that begins with a slash, or an address that begins with ` +
          "https:, mailto: or tel:; at most 2,000 characters.",
      rules: [Matches(pattern ?? linkPattern), MaxLength(2000)],
    });

/** The id of an image. By this name stored blocks refer to images. */
export const ImageIdField = (prototype: { imageId?: string | null }, name: "imageId"): void =>
  declareField(prototype, name, {
    type: "image",
    graphql: () => ID,
    description: "Id of an uploaded image; omit it for no image.",
    rules: [IsUUID()],
    isOptional: true,
  });

/** The ids of several images. By this name stored blocks refer to images. */
export const ImageIdsField = (prototype: { imageIds: string[] }, name: "imageIds"): void =>
  declareField(prototype, name, {
    type: "images",
    graphql: () => [ID],
    description: withLimit("Ids of uploaded images, in order.", "100"),
    rules: [IsUUID("all", { each: true }), ArrayMaxSize(100)],
  });

/** One of the values of an enum that is registered with GraphQL. */
export const EnumField =
  <Value extends string>(
    choices: Readonly<Record<Value, Value>>,
    description: string,
  ): FieldDecorator<Value> =>
  (prototype, name) =>
    declareField(prototype, name, { type: "choice", graphql: () => choices, description });

export const BooleanField =
  (description: string): FieldDecorator<boolean> =>
  (prototype, name) =>
    declareField(prototype, name, { type: "boolean", graphql: () => Boolean, description });

/** A fraction from 0 to 1, or null. */
export const FractionField =
  (description: string) =>
  <Name extends string>(prototype: { [Property in Name]?: number | null }, name: Name): void =>
    declareField(prototype, name, {
      type: "number",
      graphql: () => Float,
      description,
      rules: [Max(1), Min(0)],
      isOptional: true,
    });

@ValidatorConstraint({ name: "table" })
class IsTable implements ValidatorConstraintInterface {
  validate(rows: unknown): boolean {
    return Array.isArray(rows) && rows.length <= 200 && rows.every(isTableRow);
  }
}

const isTableRow = (cells: unknown): boolean =>
  Array.isArray(cells) &&
  cells.length <= 12 &&
  cells.every((cell) => typeof cell === "string" && cell.length <= 1000);

/** The rows of a table, with the texts of one language. */
export const TableField: FieldDecorator<string[][]> = (prototype, name) =>
  declareField(prototype, name, {
    type: "table",
    graphql: () => [[String]],
    description: "Cells of each row; at most 200 rows of 12 cells.",
    rules: [Validate(IsTable)],
  });

/** One row of a block that lists several things alike. */
@ObjectType({ description: "A row of a block. The description of the block explains the fields." })
@InputType("BlockEntryInput", { description: "A row of a block." })
export class BlockEntry {
  @TextField(300, "The title.")
  title: string = "";

  @TextField(2000, "Plain text.")
  text: string = "";

  @LinkField("Where the row leads; blank for a row without a link.")
  address: string = "";

  @ImageIdField
  imageId?: string | null;
}

/** Rows in order, which show title and text, and `shows`. */
export const RowsField =
  (
    options: { shows?: readonly ("address" | "imageId")[]; max?: number; rule?: PropertyDecorator },
    description = "The entries.",
  ): FieldDecorator<BlockEntry[]> =>
  (prototype, name) => {
    const { shows = [], max = 50, rule } = options;
    declareField(prototype, name, {
      type: "rows",
      graphql: () => [BlockEntry],
      description: withLimit(description, String(max)),
      rules: [...(rule ? [rule] : []), ValidateNested(), ArrayMaxSize(max)],
      shows: ["title", "text", ...shows],
    });
  };

const BlockToneEnum = enumOf("BlockTone", "Background colour of a block.", {
  PAPER: "The colour of the page.",
  SUN: "Yellow.",
  SKY: "Blue.",
  LEAF: "Green.",
  PALE_SKY: "Pale blue.",
  ROSE: "Pale red.",
  POPPY: "Red.",
});
export type BlockTone = keyof typeof BlockToneEnum;

export const ToneField = EnumField(BlockToneEnum, "Background colour of the block.");
