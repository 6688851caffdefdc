import { Entity, Index, type Relation } from "typeorm";
import { OrderedItem, Translation } from "../../../server/content/content-item.ts";
import { ImageField, RichTextField } from "../../../server/content/fields/fields.ts";
import {
  PlacementOf,
  TranslationOf,
  Translations,
} from "../../../server/content/fields/item-classes.ts";
import { Placement } from "../../../server/content/placement.ts";
import type { Image } from "../../../server/image/image.entity.ts";
import { TextField, UrlField } from "../../../server/platform/record/text-fields.ts";

/** A kind of content with every optional feature, for tests of the migration helpers. */
@Entity("sample")
@Index("sample_order", ["position", "id"])
export class Sample extends OrderedItem {
  @UrlField({ max: 500 }, "The https URL of its website.")
  website: string | null;

  imageId: string | null;
  @ImageField({ input: "Id of an uploaded image." }, "The image.")
  image: Relation<Image> | null;

  @Translations(() => SampleTranslation)
  override translations: Relation<SampleTranslation>[];
}

@TranslationOf(Sample, "The translation of a sample in one language.")
export class SampleTranslation extends Translation {
  @TextField({ max: 100, searched: "title" }, "The title.")
  title: string;

  @RichTextField({})
  content: string;
}

@PlacementOf(Sample)
export class SampleImage extends Placement {
  item: Relation<Sample>;
}
