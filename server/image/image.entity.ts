import { Arg, Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { type Language, LanguageEnum } from "../language/language.ts";
import { writtenByTrigger } from "../platform/database/trigger-column.ts";
import { variantUrlPattern } from "./image-urls.ts";

/** Where the file lies: on our disk, at Cloudinary, or at a host that is not ours. */
export const imageStores = ["local", "cloudinary", "elsewhere"] as const;
export type ImageStoreName = (typeof imageStores)[number];

@ObjectType({
  description: "A picture with what is known of it. Another file has another publicId and url.",
})
@Entity("image")
@Check("image_store", "store in ('local', 'cloudinary', 'elsewhere')")
@Check("image_width", "width > 0")
@Check("image_height", "height > 0")
@Check("image_focus", "focus_x between 0 and 1 and focus_y between 0 and 1")
@Index("image_order", ["createdAt", "id"])
@Index("image_without_text", ["createdAt", "id"], {
  where: "not is_decorative and (alt_ua = '' or alt_eng = '')",
})
// By an operator class, which TypeORM cannot tell, so the migration writes it.
@Index("image_search", { synchronize: false })
export class Image {
  @Field(() => ID, { description: "What inputs name the picture by." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => String, { description: "The store's name for the file; send it to delete it." })
  @Column("text", { unique: true })
  publicId: string;

  @Column("text")
  store: ImageStoreName;

  @Field(() => String, {
    description: "The whole picture: an https address, or a path on this site.",
  })
  @Column("text")
  url: string;

  @Field(() => Int, { nullable: true, description: "Pixels; unknown for pictures elsewhere." })
  @Column("int", { nullable: true })
  width: number | null;

  @Field(() => Int, { nullable: true, description: "Pixels; unknown for pictures elsewhere." })
  @Column("int", { nullable: true })
  height: number | null;

  @Field(() => String, {
    nullable: true,
    description: "ThumbHash in base64: some 25 bytes to draw while the picture loads.",
  })
  @Column("text", { nullable: true })
  thumbhash: string | null;

  @Field(() => String, { description: "What it shows, in Ukrainian; blank when nobody said." })
  @Column("text", { default: "" })
  altUa: string;

  @Field(() => String, { description: "What it shows, in English; blank when nobody said." })
  @Column("text", { default: "" })
  altEng: string;

  @Field(() => Boolean, { description: "Says nothing that the words beside it do not say." })
  @Column("boolean", { default: false })
  isDecorative: boolean;

  /** May name a child: editors alone are told it. */
  @Column("text", { default: "" })
  fileName: string;

  // These two are kept by a trigger (keep_image_words, migration 6), whoever writes the row.

  /** Its texts and its file's name as they are searched; see `Translation`. */
  @Column("text", { default: "", ...writtenByTrigger })
  searchForm: string;

  @Column("text", { default: "", ...writtenByTrigger })
  searchLetters: string;

  @Field(() => Float, { description: "What to keep in view when edges are cut: 0 left, 1 right." })
  @Column("real", { default: 0.5 })
  focusX: number;

  @Field(() => Float, { description: "The same from top (0) to bottom (1)." })
  @Column("real", { default: 0.5 })
  focusY: number;

  /** The store's name for the whole picture of which this one is a crop; null when it is whole. */
  @Index("image_uncropped", { where: "uncropped_public_id is not null" })
  @Column("text", { nullable: true })
  uncroppedPublicId: string | null;

  @Field(() => Boolean, { description: "Whether it is a part of the picture that was uploaded." })
  isCropped(): boolean {
    return this.uncroppedPublicId !== null;
  }

  @Field(() => GraphQLISODateTime, { description: "When it was uploaded." })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @Field(() => String, {
    nullable: true,
    description:
      "Address pattern: put a width (160, 320, 480, 640, 960, 1280, 1920) for {width} and avif or " +
      "webp for {format}. Never wider than the picture. Null for pictures elsewhere: use url.",
  })
  variants(): string | null {
    return variantUrlPattern(this);
  }

  @Field(() => String, {
    description:
      "What the picture shows, in the asked language, else the other; empty when it is decorative " +
      "or nobody said.",
  })
  alt(
    @Arg("language", () => LanguageEnum, {
      defaultValue: LanguageEnum.UA,
      description: "The reader's language.",
    })
    language: Language,
  ): string {
    if (this.isDecorative) return "";
    return language === "ua" ? this.altUa || this.altEng : this.altEng || this.altUa;
  }
}
