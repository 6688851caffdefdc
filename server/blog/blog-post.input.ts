import { IsISO8601, IsOptional, IsUUID, MaxLength, ValidateNested } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { AddressedInput } from "../content/addresses/addressed.input.ts";

@InputType({ description: "The texts of a blog post in one language." })
export class BlogPostTranslationInput {
  @Field(() => String, { description: "The title, at most 300 characters." })
  @MaxLength(300)
  title: string = "";

  @Field(() => String, { description: "Plain text shown on the card, at most 1,000 characters." })
  @MaxLength(1000)
  shortDescription: string = "";

  @Field(() => String, {
    description:
      "HTML, at most 200,000 characters; tags and attributes that are not allowed are removed.",
  })
  @MaxLength(200_000)
  content: string = "";
}

@InputType({
  description: "The texts in each language. The translation of a language left out is deleted.",
})
export class BlogPostTranslations {
  @Field(() => BlogPostTranslationInput, { nullable: true, description: "The Ukrainian texts." })
  @IsOptional()
  @ValidateNested()
  ua?: BlogPostTranslationInput | null;

  @Field(() => BlogPostTranslationInput, { nullable: true, description: "The English texts." })
  @IsOptional()
  @ValidateNested()
  eng?: BlogPostTranslationInput | null;
}

@InputType({ description: "A complete blog post; fields left out are reset to their defaults." })
export class BlogPostInput extends AddressedInput {
  @Field(() => ID, {
    nullable: true,
    description: "Id of an uploaded image; omit it for no image.",
  })
  @IsOptional()
  @IsUUID()
  imageId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "Id of the member of the team who wrote it; omit it for another author.",
  })
  @IsOptional()
  @IsUUID("all")
  authorId?: string | null;

  @Field(() => String, {
    description:
      "Ukrainian name of an author outside the team, at most 200 characters. With both names blank, and without `authorId`, the post is signed by the foundation.",
  })
  @MaxLength(200)
  authorNameUa: string = "";

  @Field(() => String, {
    description: "English name of an author outside the team, at most 200 characters.",
  })
  @MaxLength(200)
  authorNameEng: string = "";

  @Field(() => String, {
    nullable: true,
    description:
      "The day (yyyy-mm-dd) that is shown as its date, today or in the past; omit it for the day of its first publication.",
  })
  @IsOptional()
  @MaxLength(10)
  @IsISO8601({ strict: true })
  day?: string | null;

  @Field(() => Boolean, {
    description: "Whether names of people in it have been changed; its page then shows a note.",
  })
  namesChanged: boolean = false;

  @Field(() => BlogPostTranslations, {
    description: "The texts in each language; at least one language is required.",
  })
  @ValidateNested()
  translations: BlogPostTranslations;
}
