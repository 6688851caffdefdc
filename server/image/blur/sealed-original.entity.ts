import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index, PrimaryColumn } from "typeorm";
import type { PicturePeople } from "../picture-people.ts";

@ObjectType({
  description:
    "The encrypted original of a blurred image. It cannot be viewed until an administrator unseals it.",
})
@Entity("sealed_original")
@Check("sealed_original_shows", "shows in ('unknown', 'nobody', 'adults', 'children')")
export class SealedOriginal {
  @Field(() => ID, { description: "Id of the sealed original." })
  @PrimaryColumn("uuid")
  id: string;

  /** Not a foreign key: it is kept while the image is in the trash. */
  @Index("sealed_original_image")
  @Column("uuid")
  imageId: string;

  @Field(() => GraphQLISODateTime, { description: "Time of the blurring." })
  @Column({ type: "timestamptz", precision: 3 })
  sealedAt: Date;

  @Field(() => String, { description: "Name of the user who blurred it; blank if unknown." })
  @Column("text", { default: "" })
  sealedBy: string;

  /** Who could be recognised in it. */
  @Column("text")
  shows: PicturePeople;

  /** The consents that covered the image until it was blurred, of people who were made unrecognisable. */
  @Column("uuid", { array: true, default: "{}" })
  consentIds: string[];

  /** The key of the encrypted file in the store, itself encrypted. */
  @Column("bytea", { select: false, nullable: true })
  fileKey: Buffer | null;

  /** The encrypted file of an earlier version, until the next start moves it into the store. */
  @Column("bytea", { select: false, nullable: true })
  encrypted: Buffer | null;
}
