import { Validate, ValidatorConstraint, type ValidatorConstraintInterface } from "class-validator";
import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index, type Relation } from "typeorm";
import { ContentItem, Translation } from "../content/content-item.ts";
import { ImageField } from "../content/fields/fields.ts";
import { PlacementOf, TranslationOf, Translations } from "../content/fields/item-classes.ts";
import { Placement } from "../content/placement.ts";
import { ListPage } from "../content/reading/list-page.ts";
import type { Image } from "../image/image.entity.ts";
import { KeyField, TextField } from "../platform/record/text-fields.ts";
import { type FixedPage, FixedPageEnum, fixedAddresses } from "./fixed-pages.ts";
import { isReservedAddress } from "./reserved-addresses.ts";
import type { StoredBlock } from "./stored-blocks.ts";

@ValidatorConstraint({ name: "reserved" })
class IsFreeAddress implements ValidatorConstraintInterface {
  validate(address: unknown): boolean {
    if (typeof address !== "string") return false;
    // The page is not known here: whether it is this fixed one is checked when it is saved.
    return fixedAddresses.includes(address) || !isReservedAddress(address);
  }
}

const addressPattern = new RegExp(`^(${fixedAddresses.join("|")}|[a-z0-9]+([-/][a-z0-9]+)*)$`);

@ObjectType({
  implements: ContentItem,
  description: "A page of the site that editors build of blocks.",
})
@Entity("page")
@Check("page_address", "fixed_page is not null or address ~ '^[a-z0-9]+([-/][a-z0-9]+)*$'")
@Check(
  "page_fixed_kept",
  "deleted_at is null or coalesce(fixed_page not in ('HOME', 'DONATE', 'PRIVACY'), true)",
)
@Index("page_address_once", ["address"], { unique: true, where: "deleted_at is null" })
@Index("page_fixed_once", ["fixedPage"], { unique: true })
@Index("page_order", ["address", "id"])
export class Page extends ContentItem {
  @KeyField(
    {
      max: 100,
      pattern: addressPattern,
      rules: [Validate(IsFreeAddress)],
      input:
        "Its path without the first slash, unique among pages: lower-case letters, digits, - and /; " +
        "at most 100 characters. It may not begin with a segment that the site itself uses, such as " +
        "`blog` or `gallery`: rule `reserved`. A fixed page keeps its address: rule `fixed`.",
    },
    "Its path without the first slash: lower-case letters, digits, - and /.",
  )
  address: string;

  @Field(() => FixedPageEnum, {
    nullable: true,
    description: "Which page with an address of its own it is; null for a page that editors added.",
  })
  @Column("text", { nullable: true })
  fixedPage: FixedPage | null;

  imageId: string | null;
  @ImageField(
    { input: "Id of an uploaded image; omit it for no image." },
    "The picture beside its title; null without a picture.",
  )
  image: Relation<Image> | null;

  metaImageId: string | null;
  @ImageField(
    {
      input:
        "Id of an uploaded image for shared links; omit it for a card with the title and the picture.",
    },
    "The picture of shared links; null for a card with its title and its picture.",
  )
  metaImage: Relation<Image> | null;

  @Translations(() => PageTranslation)
  override translations: Relation<PageTranslation>[];
}

@TranslationOf(Page, "The translation of a page in one language.")
export class PageTranslation extends Translation {
  @TextField({ max: 300, searched: "title" }, "The title.")
  title: string;

  @TextField({ max: 1000 }, "Plain text below the title.")
  lead: string;

  /** The texts of its blocks, for search; written with them. */
  @Column("text", { default: "" })
  plainText: string;

  @TextField(
    {
      max: 300,
      input: "The title in search engines, at most 300 characters; blank to use the title itself.",
    },
    "The title in search engines and shared links; blank to use the title itself.",
  )
  metaTitle: string;

  @TextField(
    {
      max: 1000,
      input: "The description in search engines, at most 1,000 characters; blank to use the lead.",
    },
    "The description in search engines and shared links; blank to use the lead.",
  )
  metaDescription: string;

  @Column("jsonb", { default: [] })
  blocks: StoredBlock[];
}

/** The images of the blocks. */
@PlacementOf(Page)
export class PageImage extends Placement {
  item: Relation<Page>;
}

@ObjectType({ description: "A list of pages, by address." })
export class PageList extends ListPage<Page> {
  @Field(() => [Page], { description: "The pages of this part of the list, in order." })
  items: Page[];
}
