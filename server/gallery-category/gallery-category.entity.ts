import { Field, InputType, ObjectType } from "type-graphql";
import { Entity, Index, type Relation } from "typeorm";
import { ContentItem, OrderedItem, Translation } from "../content/content-item.ts";
import { ImageField } from "../content/fields/fields.ts";
import {
  bothLanguages,
  bothLanguagesDescription,
  inputOf,
  textsOf,
} from "../content/fields/input-of.ts";
import { TranslationOf, Translations } from "../content/fields/item-classes.ts";
import { ListPage } from "../content/reading/list-page.ts";
import type { Image } from "../image/image.entity.ts";
import { TextField } from "../platform/record/text-fields.ts";

@ObjectType({ implements: [ContentItem, OrderedItem], description: "A category of galleries." })
@Entity("gallery_category")
@Index("gallery_category_order", ["position", "id"])
export class GalleryCategory extends OrderedItem {
  imageId: string | null;
  @ImageField(
    { input: "Id of an uploaded image; omit it for no image.", rest: "img" },
    "The image; null without an image.",
  )
  image: Relation<Image> | null;

  @Translations(() => GalleryCategoryTranslation)
  override translations: Relation<GalleryCategoryTranslation>[];
}

@TranslationOf(GalleryCategory, "The translation of a gallery category in one language.")
export class GalleryCategoryTranslation extends Translation {
  @TextField({ max: 200, searched: "title", rest: "name" }, "The name.")
  name: string;

  @TextField(
    { max: 5000, searched: "text", rest: "galleryDesc" },
    "Plain text; blank lines separate paragraphs.",
  )
  description: string;
}

@InputType({ description: "The texts of a gallery category in one language." })
class GalleryCategoryTranslationInput extends textsOf(GalleryCategoryTranslation) {}

@InputType({ description: bothLanguagesDescription })
class GalleryCategoryTranslations extends bothLanguages(GalleryCategoryTranslationInput) {}

@InputType({
  description: "A complete gallery category; fields left out are reset to their defaults.",
})
export class GalleryCategoryInput extends inputOf(GalleryCategory, GalleryCategoryTranslations) {}

@ObjectType({ description: "A page of gallery categories, in the order set by editors." })
export class GalleryCategoryList extends ListPage<GalleryCategory> {
  @Field(() => [GalleryCategory], { description: "The gallery categories of this page, in order." })
  items: GalleryCategory[];
}
