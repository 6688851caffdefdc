import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

@ObjectType({
  description:
    "A link that shows an item as it will be to a reader without an account, until it expires or its author loses the permission to edit.",
})
@Entity("draft_link")
@Index("draft_link_of_item", ["kind", "itemId"])
export class DraftLink {
  @Field(() => ID, { description: "Id of the link." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  /** SHA-256 of the secret in the address, which is not stored. */
  @Index("draft_link_secret", { unique: true })
  @Column("text")
  secretHash: string;

  /** Name of the item's kind, as in the history. */
  @Column("text")
  kind: string;

  @Column("uuid")
  itemId: string;

  @Field(() => GraphQLISODateTime, { description: "Creation time." })
  @Column({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: "Time from which the link shows nothing." })
  @Column({ type: "timestamptz", precision: 3 })
  expiresAt: Date;

  @Column("uuid")
  createdBy: string;

  @Field(() => String, { description: "Name of the person who created it." })
  @Column("text", { default: "" })
  createdByName: string;
}

@ObjectType({ description: "A new link, with its address." })
export class NewDraftLink {
  @Field(() => String, { description: "The address; it cannot be read again." })
  url: string;

  @Field(() => DraftLink, { description: "The link." })
  link: DraftLink;
}
