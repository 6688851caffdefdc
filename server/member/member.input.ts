import { IsOptional, IsUUID, MaxLength, ValidateNested } from "class-validator";
import { Field, ID, InputType } from "type-graphql";

@InputType({ description: "A member's words in one language." })
export class MemberWords {
  @Field(() => String, { description: "Given name." })
  @MaxLength(100)
  name: string = "";

  @Field(() => String, { description: "Family name." })
  @MaxLength(100)
  surname: string = "";

  @Field(() => String, { description: "What they do here, in a few words." })
  @MaxLength(200)
  role: string = "";

  @Field(() => String, { description: "Plain text; empty lines part paragraphs." })
  @MaxLength(20_000)
  about: string = "";
}

@InputType({ description: "A language left out has no translation after the save." })
export class MemberTranslations {
  @Field(() => MemberWords, { nullable: true, description: "In Ukrainian." })
  @IsOptional()
  @ValidateNested()
  ua?: MemberWords | null;

  @Field(() => MemberWords, { nullable: true, description: "In English." })
  @IsOptional()
  @ValidateNested()
  eng?: MemberWords | null;
}

@InputType({ description: "A whole member: what is left out returns to its default." })
export class MemberInput {
  @Field(() => Boolean, { description: "Shown among those who organise the work." })
  isOrganizer: boolean = false;

  @Field(() => Boolean, { description: "Shown among the psychologists." })
  isPsychologist: boolean = false;

  @Field(() => ID, { nullable: true, description: "The portrait, uploaded before." })
  @IsOptional()
  @IsUUID("all")
  imageId?: string | null;

  @Field(() => MemberTranslations, { description: "At least one language." })
  @ValidateNested()
  translations: MemberTranslations;
}
