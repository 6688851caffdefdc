import { Field, InputType, ObjectType } from "type-graphql";
import { Entity, Index, type Relation } from "typeorm";
import { AddressField } from "../content/addresses/address-field.ts";
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
import { BooleanField } from "../platform/record/value-fields.ts";

@ObjectType({
  implements: [ContentItem, OrderedItem],
  description: "A member of the foundation's team.",
})
@Entity("member")
@Index("member_order", ["position", "id"])
export class Member extends OrderedItem {
  @AddressField("member")
  address: string | null;

  imageId: string | null;
  @ImageField(
    { input: "Id of the uploaded portrait; omit it for no portrait.", rest: "img" },
    "The portrait; null without a portrait.",
  )
  image: Relation<Image> | null;

  @BooleanField({ rest: "isOrganizer" }, "Whether the member is listed among the organisers.")
  isOrganizer: boolean;

  @BooleanField({ rest: "isPsychologist" }, "Whether the member is listed among the psychologists.")
  isPsychologist: boolean;

  @TextField(
    {
      max: 40,
      optional: true,
      isId: true,
      input: "Id of one of the settings' groups that the foundation has added; omit it for none.",
    },
    "Id of a group that the foundation has added, in which the member is listed instead; null for none.",
  )
  groupId: string | null;

  @Translations(() => MemberTranslation)
  override translations: Relation<MemberTranslation>[];
}

@TranslationOf(Member, "The translation of a team member in one language.")
export class MemberTranslation extends Translation {
  @TextField({ max: 100, searched: "title", rest: "name" }, "Given name.")
  name: string;

  @TextField({ max: 100, searched: "title", rest: "surname" }, "Family name.")
  surname: string;

  @TextField(
    {
      max: 200,
      searched: "text",
      rest: "role",
      input: "Role in the foundation, at most 200 characters.",
    },
    "Role in the foundation, in a few words.",
  )
  role: string;

  @TextField(
    { max: 20_000, searched: "text", rest: "about" },
    "Plain text; blank lines separate paragraphs.",
  )
  about: string;
}

@InputType({ description: "The texts of a team member in one language." })
class MemberTranslationInput extends textsOf(MemberTranslation) {}

@InputType({ description: bothLanguagesDescription })
class MemberTranslations extends bothLanguages(MemberTranslationInput) {}

@InputType({ description: "A complete team member; fields left out are reset to their defaults." })
export class MemberInput extends inputOf(Member, MemberTranslations) {}

@ObjectType({ description: "A page of members, in the order set by editors." })
export class MemberList extends ListPage<Member> {
  @Field(() => [Member], { description: "The team members of this page, in order." })
  items: Member[];
}
