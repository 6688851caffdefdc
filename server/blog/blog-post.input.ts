import { IsOptional, IsUUID, MaxLength, ValidateNested } from "class-validator";
import { Field, ID, InputType } from "type-graphql";

@InputType({ description: "A blog post's words in one language." })
export class BlogPostWords {
  @Field(() => String, { description: "The heading, at most 300 characters." })
  @MaxLength(300)
  title: string = "";

  @Field(() => String, { description: "Plain text for the card, at most 1000 characters." })
  @MaxLength(1000)
  shortDescription: string = "";

  @Field(() => String, {
    description: "HTML, at most 200 000 characters; what is not allowed in it is taken out.",
  })
  @MaxLength(200_000)
  content: string = "";
}

@InputType({ description: "A language left out has no translation after the save." })
export class BlogPostTranslations {
  @Field(() => BlogPostWords, { nullable: true, description: "The Ukrainian words." })
  @IsOptional()
  @ValidateNested()
  ua?: BlogPostWords | null;

  @Field(() => BlogPostWords, { nullable: true, description: "The English words." })
  @IsOptional()
  @ValidateNested()
  eng?: BlogPostWords | null;
}

@InputType({ description: "A whole blog post: what is left out returns to its default." })
export class BlogPostInput {
  @Field(() => ID, { nullable: true, description: "Its picture; left out: none." })
  @IsOptional()
  @IsUUID()
  imageId?: string | null;

  @Field(() => BlogPostTranslations, { description: "The words of each language." })
  @ValidateNested()
  translations: BlogPostTranslations;
}
