import { Field, GraphQLISODateTime, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, PrimaryColumn } from "typeorm";
import type { Image } from "./image.entity.ts";
import type { ImagePlace } from "./image-places.ts";

/** The columns of an image as JSON, without those that the database computes. */
export type StoredImageRow = Omit<
  {
    [Name in keyof Image as Image[Name] extends (...rest: never[]) => unknown
      ? never
      : Name]: Image[Name];
  },
  "createdAt" | "searchForm" | "searchLetters" | "withheldFrom" | "isPrivate"
> & { createdAt: string };

@ObjectType({
  description:
    "An image in the trash. Its file is not served until the image is restored, and is erased after " +
    "30 days.",
})
@Entity("deleted_image")
@Index("deleted_image_order", ["deletedAt", "id"])
export class DeletedImage {
  @Field(() => ID, { description: "Id of the image; a restored image has the same." })
  @PrimaryColumn("uuid")
  id: string;

  @Field(() => GraphQLISODateTime, { description: "Time of deletion or replacement." })
  @Column({ type: "timestamptz", precision: 3 })
  deletedAt: Date;

  @Field(() => String, { description: "Name of the user who deleted it; blank if unknown." })
  @Column("text", { default: "" })
  deletedBy: string;

  /** A row of its own table rather than a mark on the image, so that no query can show it. */
  @Column("jsonb")
  image: StoredImageRow;

  /** Where it was shown, so that the deletion can be undone. */
  @Column("jsonb", { default: [] })
  places: ImagePlace[];

  @Field(() => String, { description: "Original file name; blank if unknown." })
  fileName(): string {
    return this.image.fileName;
  }

  @Field(() => String, { description: "Ukrainian alternative text; blank if it is missing." })
  altUa(): string {
    return this.image.altUa;
  }

  @Field(() => String, { description: "English alternative text; blank if it is missing." })
  altEng(): string {
    return this.image.altEng;
  }

  @Field(() => String, {
    nullable: true,
    description: "ThumbHash in base64, by which the image can be recognised.",
  })
  thumbhash(): string | null {
    return this.image.thumbhash;
  }

  @Field(() => Int, { nullable: true, description: "Width in pixels; null if unknown." })
  width(): number | null {
    return this.image.width;
  }

  @Field(() => Int, { nullable: true, description: "Height in pixels; null if unknown." })
  height(): number | null {
    return this.image.height;
  }
}
