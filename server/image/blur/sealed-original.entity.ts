import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { Column, Entity, Index, PrimaryColumn } from "typeorm";

@ObjectType({
  description:
    "The encrypted original of a blurred image. Nobody can see it until an admin unseals it.",
})
@Entity("sealed_original")
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

  /** The file in base64, because `FieldEncryption` encrypts text. */
  @Column("bytea", { select: false })
  encrypted: Buffer;
}
