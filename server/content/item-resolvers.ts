import { Arg, Args, Ctx, Extensions, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { Image } from "../image/image.entity.ts";
import { type Language, LanguageEnum } from "../language/language.ts";
import { fillsAltField, imagesCost, PlacedImagesArgs, richTextTags } from "./content-args.ts";
import type { ContentItem, Translation } from "./content-item.ts";
import type { ContentKind } from "./content-kind.ts";
import type { Context } from "./context.ts";
import { withLibraryAlt } from "./library-alt.ts";
import { translationOf } from "./translations.ts";

type ResolverClass = new () => object;
type Kind = Pick<
  ContentKind,
  "name" | "entity" | "translation" | "pictures" | "fields" | "textFields"
>;

/** Resolvers of the fields that follow from those that a kind's classes declare. */
export const itemResolvers = (kind: Kind): ResolverClass[] => [
  translationResolver(kind),
  ...(kind.fields.some(({ type }) => type === "images") ? [imagesResolver(kind)] : []),
  ...richTextResolvers(kind),
];

function translationResolver({ entity, translation }: Kind): ResolverClass {
  @Resolver(() => entity)
  class TranslationResolver {
    @FieldResolver(() => translation, {
      description:
        "The translation in `language`, or in the other language if it is missing or not visible to you.",
    })
    translation(
      @Root() item: ContentItem,
      @Arg("language", () => LanguageEnum, {
        nullable: true,
        description:
          "Language of the translation; defaults to the `language` argument of the root field.",
      })
      language?: Language,
    ) {
      return translationOf(item, language);
    }
  }
  return TranslationResolver;
}

function imagesResolver({
  entity,
  pictures,
  name,
}: Pick<ContentKind, "entity" | "pictures" | "name">): ResolverClass {
  if (!pictures) throw new Error(`${name} has images, but its definition has no \`pictures\``);
  @Resolver(() => entity)
  class ImagesResolver {
    @FieldResolver(() => [Image], { complexity: imagesCost, description: "The images, in order." })
    images(
      @Root() item: ContentItem,
      @Ctx() { loaders }: Context,
      @Args(() => PlacedImagesArgs) { first }: PlacedImagesArgs,
    ) {
      return loaders.placedImages(pictures as NonNullable<typeof pictures>, item, first); // checked
    }

    @FieldResolver(() => Int, { description: "Number of images." })
    imageCount(@Root() item: ContentItem, @Ctx() { loaders }: Context) {
      return loaders.placedImageCount(pictures as NonNullable<typeof pictures>, item); // checked
    }
  }
  return ImagesResolver;
}

/** The fields of a translation that RichTextField declares. */
function richTextResolvers({
  translation,
  textFields,
}: Pick<ContentKind, "translation" | "textFields">): ResolverClass[] {
  return textFields
    .filter(({ type }) => type === "richText")
    .map(({ property }) => {
      @Resolver(() => translation)
      class RichTextResolver {
        @Extensions({ columns: [property, "language"] })
        @FieldResolver(() => String, {
          name: property,
          description: `Sanitised HTML: ${richTextTags}.`,
        })
        html(
          @Root() row: Translation,
          @Ctx() context: Context,
          @Arg("fillsAlt", () => Boolean, fillsAltField) fillsAlt: boolean,
        ) {
          const html: string = Reflect.get(row, property);
          return fillsAlt ? withLibraryAlt(context, html, row.language) : html;
        }
      }
      return RichTextResolver;
    });
}
