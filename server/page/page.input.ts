import {
  ArrayMaxSize,
  ArrayUnique,
  IsOptional,
  IsUUID,
  Matches,
  MaxLength,
  Validate,
  ValidateNested,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { PageBlockInput } from "./blocks.ts";
import { fixedAddresses } from "./fixed-pages.ts";
import { isReservedAddress } from "./reserved-addresses.ts";

const maxBlocks = 100;

@ValidatorConstraint({ name: "reserved" })
class IsFreeAddress implements ValidatorConstraintInterface {
  validate(address: unknown): boolean {
    if (typeof address !== "string") return false;
    // The page is not known here: whether it is this fixed one is checked when it is saved.
    return fixedAddresses.includes(address) || !isReservedAddress(address);
  }
}

const addressPattern = new RegExp(`^(${fixedAddresses.join("|")}|[a-z0-9]+([-/][a-z0-9]+)*)$`);

@InputType({ description: "The texts of a page in one language." })
export class PageTranslationInput {
  @Field(() => String, { description: "The title, at most 300 characters." })
  @MaxLength(300)
  title: string = "";

  @Field(() => String, { description: "Plain text below the title, at most 1,000 characters." })
  @MaxLength(1000)
  lead: string = "";

  @Field(() => String, {
    description:
      "The title in search engines, at most 300 characters; blank to use the title itself.",
  })
  @MaxLength(300)
  metaTitle: string = "";

  @Field(() => String, {
    description:
      "The description in search engines, at most 1,000 characters; blank to use the lead.",
  })
  @MaxLength(1000)
  metaDescription: string = "";

  @Field(() => [PageBlockInput], { description: "The blocks in order, at most 100." })
  @ArrayMaxSize(maxBlocks)
  @ArrayUnique(({ id }: PageBlockInput) => id)
  @ValidateNested()
  blocks: PageBlockInput[] = [];
}

@InputType({
  description: "The texts in each language. The translation of a language left out is deleted.",
})
export class PageTranslations {
  @Field(() => PageTranslationInput, { nullable: true, description: "The Ukrainian texts." })
  @IsOptional()
  @ValidateNested()
  ua?: PageTranslationInput | null;

  @Field(() => PageTranslationInput, { nullable: true, description: "The English texts." })
  @IsOptional()
  @ValidateNested()
  eng?: PageTranslationInput | null;
}

@InputType({ description: "A complete page; fields left out are reset to their defaults." })
export class PageInput {
  @Field(() => String, {
    description:
      "Its path without the first slash, unique among pages: lower-case letters, digits, - and /; " +
      "at most 100 characters. It may not begin with a segment that the site itself uses, such as " +
      "`blog` or `gallery`: rule `reserved`. A fixed page keeps its address: rule `fixed`.",
  })
  @MaxLength(100)
  @Matches(addressPattern)
  @Validate(IsFreeAddress)
  address: string;

  @Field(() => ID, {
    nullable: true,
    description: "Id of an uploaded image; omit it for no image.",
  })
  @IsOptional()
  @IsUUID()
  imageId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "Id of an uploaded image for shared links; omit it for a card with the title and the picture.",
  })
  @IsOptional()
  @IsUUID()
  metaImageId?: string | null;

  @Field(() => PageTranslations, {
    description: "The texts in each language; at least one language is required.",
  })
  @ValidateNested()
  translations: PageTranslations;
}
