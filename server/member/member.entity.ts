import { Field, ID, ObjectType } from "type-graphql";
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  type Relation,
  Unique,
} from "typeorm";
import { AddressColumn } from "../content/addresses/address-column.ts";
import { ContentItem, OrderedItem, Translation } from "../content/content-item.ts";
import { ListPage } from "../content/reading/list-page.ts";
import { Image } from "../image/image.entity.ts";

@ObjectType({
  implements: [ContentItem, OrderedItem],
  description: "A member of the foundation's team.",
})
@Entity("member")
@Index("member_order", ["position", "id"])
export class Member extends OrderedItem {
  @AddressColumn("member")
  address: string | null;

  @Field(() => Boolean, { description: "Whether the member is listed among the organisers." })
  @Column("boolean", { default: false })
  isOrganizer: boolean;

  @Field(() => Boolean, { description: "Whether the member is listed among the psychologists." })
  @Column("boolean", { default: false })
  isPsychologist: boolean;

  @Field(() => ID, {
    nullable: true,
    description:
      "Id of a group that the foundation has added, in which the member is listed instead; null for none.",
  })
  @Column("text", { nullable: true })
  groupId: string | null;

  @Column("uuid", { nullable: true })
  imageId: string | null;

  @Field(() => Image, { nullable: true, description: "The portrait; null without a portrait." })
  @ManyToOne(() => Image, { onDelete: "SET NULL", nullable: true })
  @JoinColumn({ name: "image_id" })
  image: Relation<Image> | null;

  @OneToMany(
    () => MemberTranslation,
    (translation) => translation.item,
    { cascade: true },
  )
  @Field(() => [MemberTranslation], {
    description: "The translations in both languages, as far as they are visible to you.",
  })
  override translations: Relation<MemberTranslation>[];
}

@ObjectType({
  implements: Translation,
  description: "The translation of a team member in one language.",
})
@Entity("member_translation")
@Check("member_translation_language", "language in ('ua', 'eng')")
@Unique("member_translation_once", ["itemId", "language"])
@Index("member_translation_search", { synchronize: false })
@Index("member_translation_title_search", { synchronize: false })
export class MemberTranslation extends Translation {
  @Column("uuid")
  itemId: string;

  @ManyToOne(
    () => Member,
    (item) => item.translations,
    { onDelete: "CASCADE", orphanedRowAction: "delete", nullable: false },
  )
  @JoinColumn({ name: "item_id" })
  item: Relation<Member>;

  @Field(() => String, { description: "Given name." })
  @Column("text", { default: "" })
  name: string;

  @Field(() => String, { description: "Family name." })
  @Column("text", { default: "" })
  surname: string;

  @Field(() => String, { description: "Role in the foundation, in a few words." })
  @Column("text", { default: "" })
  role: string;

  @Field(() => String, { description: "Plain text; blank lines separate paragraphs." })
  @Column("text", { default: "" })
  about: string;
}

@ObjectType({ description: "A page of members, in the order set by editors." })
export class MemberList extends ListPage<Member> {
  @Field(() => [Member], { description: "The team members of this page, in order." })
  items: Member[];
}
