import { GraphQLJSONObject } from "graphql-scalars";
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

@ObjectType({
  description:
    "Changes of an item that are not on the site yet: at most one draft for each item. Visitors never see it.",
})
@Entity("item_draft")
@Index("item_draft_of_item", ["itemId"], { unique: true })
export class ItemDraft {
  @Field(() => ID, { description: "Id of the draft." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  /** Name of the item's kind, as in the history. */
  @Column("text")
  kind: string;

  @Field(() => ID, { description: "Id of the item." })
  @Column("uuid")
  itemId: string;

  @Field(() => GraphQLJSONObject, {
    description: "The complete item with the changes, in the shape of its input.",
  })
  @Column("jsonb")
  input: object;

  @Field(() => GraphQLJSONObject, {
    description:
      "The item as it was on the site when the draft was saved, in the shape of its input.",
  })
  @Column("jsonb")
  base: object;

  @Field(() => Int, { description: "Version of the item that `base` is." })
  @Column("int")
  basedOnVersion: number;

  @Field(() => Int, { description: "Version of the draft; send it with every change." })
  @Column("int", { default: 1 })
  version: number;

  @Field(() => GraphQLISODateTime, { description: "Time at which the draft was last saved." })
  @Column({ type: "timestamptz", precision: 3 })
  savedAt: Date;

  /** Remains after the account is deleted. */
  @Column("uuid", { nullable: true })
  savedBy: string | null;

  @Field(() => String, {
    description: "Name of the person who last saved it; blank for a former user.",
  })
  @Column("text", { default: "" })
  savedByName: string;
}
