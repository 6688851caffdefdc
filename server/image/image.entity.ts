import {
  Arg,
  Extensions,
  Field,
  Float,
  GraphQLISODateTime,
  ID,
  Int,
  ObjectType,
} from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { type Language, LanguageEnum } from "../language/language.ts";
import { writtenByTrigger } from "../platform/database/trigger-column.ts";
import { variantUrlPattern, variantWidths } from "./image-urls.ts";
import type { PicturePeople } from "./picture-people.ts";

/** Where the file is stored: on this server's disk, at Cloudinary, or on another host. */
const imageStores = ["local", "cloudinary", "elsewhere"] as const;
export type ImageStoreName = (typeof imageStores)[number];

@ObjectType({
  description:
    "An image. Replacing or cropping its file changes `publicId` and `url`, but not `id`.",
})
@Entity("image")
@Check("image_store", "store in ('local', 'cloudinary', 'elsewhere')")
@Check("image_shows", "shows in ('unknown', 'nobody', 'adults', 'children')")
@Check("image_width", "width > 0")
@Check("image_height", "height > 0")
@Check("image_focus", "focus_x between 0 and 1 and focus_y between 0 and 1")
@Index("image_order", ["createdAt", "id"])
@Index("image_without_text", ["createdAt", "id"], {
  where: "not is_decorative and (alt_ua = '' or alt_eng = '')",
})
@Index("image_withheld", ["withheldFrom"], { where: "withheld_from is not null" })
// Uses an operator class, which TypeORM cannot express: created by a migration.
@Index("image_search", { synchronize: false })
@Index("image_tags", { synchronize: false })
export class Image {
  @Field(() => ID, { description: "Id of the image." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => String, { description: "Id of the file in its store, as REST uses it." })
  @Column("text", { unique: true })
  publicId: string;

  @Column("text")
  store: ImageStoreName;

  @Extensions({ columns: ["publicId", "store", "url", "withheldFrom"] })
  @Field(() => String, {
    description: "URL of the image in full size: an https URL, or a path on this site.",
  })
  @Column("text")
  url: string;

  @Field(() => Int, {
    nullable: true,
    description: "Width in pixels; null for images on other hosts.",
  })
  @Column("int", { nullable: true })
  width: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Height in pixels; null for images on other hosts.",
  })
  @Column("int", { nullable: true })
  height: number | null;

  @Field(() => String, {
    nullable: true,
    description: "ThumbHash in base64 (about 25 bytes), a placeholder while the image loads.",
  })
  @Column("text", { nullable: true })
  thumbhash: string | null;

  @Field(() => String, { description: "Ukrainian alternative text; blank if it is missing." })
  @Column("text", { default: "" })
  altUa: string;

  @Field(() => String, { description: "English alternative text; blank if it is missing." })
  @Column("text", { default: "" })
  altEng: string;

  @Field(() => Boolean, {
    description: "Whether the image is purely decorative, so that `alt` is empty.",
  })
  @Column("boolean", { default: false })
  isDecorative: boolean;

  /** May contain the name of a child, so it is visible to editors only. */
  @Column("text", { default: "" })
  fileName: string;

  /** Editors' own words for the image, see `normaliseTag`; visible to editors only. */
  @Column("text", { array: true, default: "{}" })
  tags: string[];

  @Field(() => String, {
    description: "Who took or owns the picture, in Ukrainian; blank if unknown.",
  })
  @Column("text", { default: "" })
  creditUa: string;

  @Field(() => String, {
    description: "Who took or owns the picture, in English; blank if unknown.",
  })
  @Column("text", { default: "" })
  creditEng: string;

  // A trigger (set_image_columns) maintains the following two columns.

  /** The alternative texts, the file name, the tags and the credit, normalised for search; see `Translation`. */
  @Column("text", { default: "", ...writtenByTrigger })
  searchForm: string;

  @Column("text", { default: "", ...writtenByTrigger })
  searchLetters: string;

  @Field(() => Float, {
    description:
      "Horizontal focal point, kept visible when edges are cut off, from 0 (left) to 1 (right).",
  })
  @Column("real", { default: 0.5 })
  focusX: number;

  @Field(() => Float, { description: "Vertical focal point, from 0 (top) to 1 (bottom)." })
  @Column("real", { default: 0.5 })
  focusY: number;

  /** Public id of the uncropped file; null if the image is not cropped. */
  @Index("image_uncropped", { where: "uncropped_public_id is not null" })
  @Column("text", { nullable: true })
  uncroppedPublicId: string | null;

  @Extensions({ columns: ["uncroppedPublicId"] })
  @Field(() => Boolean, { description: "Whether the image is cropped." })
  isCropped(): boolean {
    return this.uncroppedPublicId !== null;
  }

  /** Who can be recognised; visible to editors only. */
  @Column("text", { default: "unknown" })
  shows: PicturePeople;

  /** Whether an editor has hidden it, whatever the consents say; visible to editors only. */
  @Column("boolean", { default: false })
  isHidden: boolean;

  /**
   * Since when visitors do not get the image, or will not; 1970 for always, null for public. A
   * trigger (set_image_withheld_from) computes it from `shows`, `isHidden`,
   * the consents and the settings.
   */
  @Column({ type: "timestamptz", precision: 3, nullable: true, insert: false, update: false })
  withheldFrom: Date | null;

  /** Whether the files are private at Cloudinary because the image is withheld. */
  @Column("boolean", { default: false })
  isPrivate: boolean;

  @Field(() => GraphQLISODateTime, { description: "Upload time." })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @Extensions({ columns: ["publicId", "store", "url", "withheldFrom"] })
  @Field(() => String, {
    nullable: true,
    description:
      `URL pattern of smaller variants: replace {width} by one of ${variantWidths.join(", ")} and ` +
      "{format} by avif or webp. Variants are never wider than the image. Null for images on other hosts.",
  })
  variants(): string | null {
    return variantUrlPattern(this);
  }

  /** The `language` argument of the root field; the default language of `alt`. */
  requestedLanguage?: Language;

  @Extensions({ columns: ["altUa", "altEng", "isDecorative"] })
  @Field(() => String, {
    description:
      "The alternative text in `language`, else in the other language; empty if the image is " +
      "decorative or its text is missing.",
  })
  alt(
    @Arg("language", () => LanguageEnum, {
      nullable: true,
      description:
        "Preferred language of the text; defaults to the `language` argument of the root field, " +
        "and to UA where that has none.",
    })
    language?: Language,
  ): string {
    if (this.isDecorative) return "";
    const isUkrainian = (language ?? this.requestedLanguage ?? "ua") === "ua";
    return isUkrainian ? this.altUa || this.altEng : this.altEng || this.altUa;
  }

  @Extensions({ columns: ["creditUa", "creditEng"] })
  @Field(() => String, {
    description:
      "Who took or owns the picture, in `language`, else in the other language; blank if unknown. " +
      "Visitors see it as “Photo: …”.",
  })
  credit(
    @Arg("language", () => LanguageEnum, {
      nullable: true,
      description:
        "Preferred language of the text; defaults to the `language` argument of the root field, " +
        "and to UA where that has none.",
    })
    language?: Language,
  ): string {
    const isUkrainian = (language ?? this.requestedLanguage ?? "ua") === "ua";
    return isUkrainian ? this.creditUa || this.creditEng : this.creditEng || this.creditUa;
  }
}
