import { IsOptional, IsUrl, IsUUID, Matches, MaxLength, ValidateIf } from "class-validator";
import {
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
} from "type-graphql";
import { Check, Column, Entity, PrimaryColumn, UpdateDateColumn } from "typeorm";
import { type Language, LanguageEnum } from "../../language/language.ts";
import { type SitePage, SitePageEnum } from "./site-pages.ts";

export const NavigationMenuEnum = { HEADER: "header", FOOTER: "footer" } as const;
export type NavigationMenu = (typeof NavigationMenuEnum)[keyof typeof NavigationMenuEnum];
registerEnumType(NavigationMenuEnum, {
  name: "NavigationMenu",
  description: "A list of links that every page has.",
  valuesConfig: {
    HEADER: { description: "The menu that the button in the header opens." },
    FOOTER: { description: "The links in the footer." },
  },
});

/** An entry as it is stored: exactly one of `sitePage`, `pageId` and `url` is not null. */
@ObjectType({ description: "An entry of the menu or of the footer, as editors arrange it." })
@InputType("NavigationEntryInput", {
  description:
    "An entry of the menu or of the footer. Exactly one of `sitePage`, `pageId` and `url` is given: " +
    "rule `oneTarget`.",
})
export class NavigationEntry {
  @Field(() => ID, {
    description: "Unique within its list: up to 36 Latin letters, digits, - and _.",
  })
  @Matches(/^[\w-]{1,36}$/)
  id: string;

  @Field(() => SitePageEnum, { nullable: true, description: "A page of the site itself." })
  @IsOptional()
  sitePage?: SitePage | null;

  @Field(() => ID, { nullable: true, description: "Id of a page that editors built of blocks." })
  @IsOptional()
  @IsUUID()
  pageId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "An HTTPS address of another site; at most 2,000 characters.",
  })
  @ValidateIf(({ url }: NavigationEntry) => url !== null && url !== undefined)
  @MaxLength(2000)
  @IsUrl({ protocols: ["https"], require_protocol: true })
  url?: string | null;

  @Field(() => String, {
    description:
      "The Ukrainian text of the link, at most 60 characters; blank for the page's own name. An " +
      "address of another site needs a text in at least one language.",
  })
  @MaxLength(60)
  labelUa: string = "";

  @Field(() => String, { description: "The English text of the link; likewise." })
  @MaxLength(60)
  labelEng: string = "";

  @Field(() => Boolean, { description: "Whether it is kept in the list and not shown." })
  isHidden: boolean = false;
}

/** The only row. A list that is null has never been edited and is the default. */
@ObjectType({ description: "The menu and the footer, as editors arrange them." })
@Entity("navigation")
@Check("navigation_one", "id = 1")
export class NavigationSettings {
  @Field(() => ID, { description: "Always 1." })
  @PrimaryColumn("int", { default: 1 })
  id: number;

  @Field(() => Int, {
    description: "Version number, incremented with every change. Send it back when saving.",
  })
  @Column("int", { default: 1 })
  version: number;

  @Field(() => GraphQLISODateTime, { description: "Time of the last change." })
  @UpdateDateColumn({ type: "timestamptz", precision: 3 })
  updatedAt: Date;

  @Field(() => [NavigationEntry], { description: "The entries of the menu, in order." })
  @Column("jsonb", { nullable: true })
  header: NavigationEntry[] | null;

  @Field(() => [NavigationEntry], { description: "The entries of the footer, in order." })
  @Column("jsonb", { nullable: true })
  footer: NavigationEntry[] | null;

  @Field(() => [NavigationEntry], { description: "The entries of the header itself, in order." })
  @Column("jsonb", { nullable: true })
  links: NavigationEntry[] | null;

  @Field(() => [NavigationEntry], { description: "The button of the header, or none." })
  @Column("jsonb", { nullable: true })
  button: NavigationEntry[] | null;
}

@ObjectType({ description: "A link of the menu or of the footer, as visitors see it." })
export class NavigationLink {
  @Field(() => String, {
    description: "A path of this site that begins with a slash, or an HTTPS address.",
  })
  address: string;

  @Field(() => String, {
    description:
      "The text of the link. Blank for a page of the site itself that has its usual name, which " +
      "clients know.",
  })
  label: string;

  @Field(() => LanguageEnum, { description: "Language of the text." })
  language: Language;
}

@ObjectType({ description: "The links of the menu and of the footer, as visitors see them." })
export class Navigation {
  @Field(() => [NavigationLink], { description: "The links of the menu, in order." })
  header: NavigationLink[];

  @Field(() => [NavigationLink], { description: "The links of the footer, in order." })
  footer: NavigationLink[];

  @Field(() => [NavigationLink], { description: "The links of the header itself, in order." })
  links: NavigationLink[];

  @Field(() => [NavigationLink], { description: "The button of the header, or none." })
  button: NavigationLink[];

  @Field(() => [SitePageEnum], {
    description: "The lists of the site that have at least one public item, and are not hidden.",
  })
  filled?: SitePage[];

  @Field(() => [String], {
    description:
      "Paths of the site itself that show nothing, because editors have unpublished or deleted a page " +
      "that the site begins with; one that ends with `/*` stands for all paths below.",
  })
  hidden: readonly string[];
}
