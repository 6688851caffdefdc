import { Field, InputType, ObjectType } from "type-graphql";
import { Check, Entity, Index, type Relation } from "typeorm";
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
import { TextField, UrlField } from "../platform/record/text-fields.ts";

@ObjectType({
  implements: [ContentItem, OrderedItem],
  description: "An organisation that supports the foundation.",
})
@Entity("partner")
@Check("partner_website", "website ilike 'https://%'")
@Index("partner_order", ["position", "id"])
export class Partner extends OrderedItem {
  @UrlField(
    {
      max: 500,
      input:
        "The https URL of its website, at most 500 characters; blank or omitted for no website.",
    },
    "The https URL of its website, or null.",
  )
  website: string | null;

  imageId: string | null;
  @ImageField(
    { input: "Id of the uploaded logo; omit it for no logo." },
    "The logo; null without a logo.",
  )
  image: Relation<Image> | null;

  @Translations(() => PartnerTranslation)
  override translations: Relation<PartnerTranslation>[];
}

@TranslationOf(Partner, "The translation of a partner in one language.")
export class PartnerTranslation extends Translation {
  @TextField({ max: 200, searched: "title" }, "The name that the organisation uses for itself.")
  name: string;
}

@InputType({ description: "The texts of a partner in one language." })
class PartnerTranslationInput extends textsOf(PartnerTranslation) {}

@InputType({ description: bothLanguagesDescription })
class PartnerTranslations extends bothLanguages(PartnerTranslationInput) {}

@InputType({ description: "A complete partner; fields left out are reset to their defaults." })
export class PartnerInput extends inputOf(Partner, PartnerTranslations) {}

@ObjectType({ description: "A page of partners, in the order set by editors." })
export class PartnerList extends ListPage<Partner> {
  @Field(() => [Partner], { description: "The partners of this page, in order." })
  items: Partner[];
}
