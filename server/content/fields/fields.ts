import { ArrayMaxSize, IsOptional, IsUUID, MaxLength } from "class-validator";
import { Field, ID } from "type-graphql";
import Type from "typebox";
import { Column, JoinColumn, ManyToOne } from "typeorm";
import { Image } from "../../image/image.entity.ts";
import {
  characters,
  type FieldDecorator,
  type FieldOptions,
  withLimit,
} from "../../platform/record/declare-column.ts";
import { declareField, type RestField } from "../../platform/record/record-field.ts";
import type { Translation } from "../content-item.ts";
import type { Context } from "../context.ts";
import { withLibraryAlt } from "../library-alt.ts";
import { maxImages, type PlacementKind, requireImage } from "../placement.ts";
import {
  imageFromRest,
  imagesFromRest,
  imageToRest,
  RestImage,
  RestImageInput,
} from "../rest-images.ts";
import { cleanRichText } from "../rich-text.ts";

/** An image of its own, which the input names by the property `<name>Id` of the record. */
export const ImageField =
  (
    options: FieldOptions & { input: string; rest?: string },
    description: string,
  ): FieldDecorator<Image | null> =>
  (prototype, property) => {
    const idProperty = `${property}Id`;
    Column("uuid", { nullable: true })(prototype, idProperty);
    if (!options.isHidden) Field(() => Image, { nullable: true, description })(prototype, property);
    ManyToOne(() => Image, { onDelete: "SET NULL", nullable: true })(prototype, property);
    JoinColumn()(prototype, property);
    declareField(prototype, {
      property,
      inputName: idProperty,
      type: "image",
      input(input, name) {
        Field(() => ID, { nullable: true, description: options.input })(input, name);
        IsOptional()(input, name);
        IsUUID("all")(input, name);
      },
      async assign(item, imageId, { manager }) {
        const current: string | null = Reflect.get(item, idProperty);
        const id = await requireImage(manager, imageId as string | null, current, idProperty); // by its rules
        Reflect.set(item, idProperty, id);
      },
      toInput: (item) => Reflect.get(item, idProperty),
      rest: options.rest ? restImage(property, options.rest) : undefined,
    });
  };

const restImage = (property: string, name: string): RestField => ({
  name,
  body: RestImageInput,
  answer: RestImage,
  toInput: (context: Context, sent) => imageFromRest(context, sent as never, name), // by its schema
  toAnswer: ({ publicUrl }, item) =>
    imageToRest(item ? Reflect.get(item, property) : null, publicUrl),
});

/** The ordered images of an item, which are rows of `placement`. The property is never loaded. */
export const ImagesField =
  (placement: () => PlacementKind, { rest: name }: { rest?: string } = {}) =>
  <Name extends string>(prototype: { [Property in Name]?: string[] }, property: Name): void =>
    declareField(prototype, {
      property,
      inputName: property,
      type: "images",
      input(input, inputName) {
        const description = `Ids of uploaded images, in order; at most ${maxImages}.`;
        Field(() => [ID], { description })(input, inputName);
        ArrayMaxSize(maxImages)(input, inputName);
        IsUUID("all", { each: true })(input, inputName);
      },
      initial: [],
      // The placements are written and read beside the item: see `placeImages`.
      assign: () => undefined,
      toInput: () => undefined,
      rest: name
        ? {
            name,
            body: Type.Array(RestImageInput, { maxItems: maxImages }),
            answer: Type.Array(RestImage),
            toInput: (context: Context, sent) => imagesFromRest(context, sent as never, name), // by its schema
            async toAnswer({ loaders, publicUrl }: Context, item) {
              const images = await loaders.placedImages(placement(), item as never);
              return images.map((image) => imageToRest(image, publicUrl));
            },
          }
        : undefined,
    });

/**
 * Sanitised HTML of a translation. It has no GraphQL field of its own: a field resolver reads it
 * with the alternative texts of the image library.
 */
export const RichTextField =
  ({ rest: name }: { rest?: string }): FieldDecorator<string> =>
  (prototype, property) => {
    Column("text", { default: "" })(prototype, property);
    declareField(prototype, {
      property,
      inputName: property,
      type: "richText",
      searched: "text",
      input(input, inputName) {
        const description = withLimit(
          "HTML; tags and attributes that are not allowed are removed.",
          characters(maxRichText),
        );
        Field(() => String, { description })(input, inputName);
        MaxLength(maxRichText)(input, inputName);
      },
      initial: "",
      assign: (row, html, { publicUrl }) =>
        void Reflect.set(row, property, cleanRichText(String(html), publicUrl)),
      toInput: (row) => Reflect.get(row, property),
      rest: name ? restRichText(property, name) : undefined,
    });
  };

const maxRichText = 200_000;

function restRichText(property: string, name: string): RestField {
  const schema = Type.String({
    maxLength: maxRichText,
    description: "HTML; sanitised when it is saved.",
  });
  return {
    name,
    body: schema,
    answer: schema,
    toInput: (_context, sent) => sent ?? "",
    toAnswer: (context: Context, row: Translation | undefined) =>
      row ? withLibraryAlt(context, Reflect.get(row, property), row.language) : "",
  };
}
