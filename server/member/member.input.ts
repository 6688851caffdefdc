import { IsOptional, IsUUID, MaxLength, ValidateNested } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { AddressedInput } from "../content/addresses/addressed.input.ts";

@InputType({ description: "The texts of a team member in one language." })
export class MemberTranslationInput {
  @Field(() => String, { description: "Given name, at most 100 characters." })
  @MaxLength(100)
  name: string = "";

  @Field(() => String, { description: "Family name, at most 100 characters." })
  @MaxLength(100)
  surname: string = "";

  @Field(() => String, { description: "Role in the foundation, at most 200 characters." })
  @MaxLength(200)
  role: string = "";

  @Field(() => String, {
    description: "Plain text, at most 20,000 characters; blank lines separate paragraphs.",
  })
  @MaxLength(20_000)
  about: string = "";
}

@InputType({
  description: "The texts in each language. The translation of a language left out is deleted.",
})
export class MemberTranslations {
  @Field(() => MemberTranslationInput, { nullable: true, description: "The Ukrainian texts." })
  @IsOptional()
  @ValidateNested()
  ua?: MemberTranslationInput | null;

  @Field(() => MemberTranslationInput, { nullable: true, description: "The English texts." })
  @IsOptional()
  @ValidateNested()
  eng?: MemberTranslationInput | null;
}

@InputType({ description: "A complete team member; fields left out are reset to their defaults." })
export class MemberInput extends AddressedInput {
  @Field(() => Boolean, { description: "Whether the member is listed among the organisers." })
  isOrganizer: boolean = false;

  @Field(() => Boolean, { description: "Whether the member is listed among the psychologists." })
  isPsychologist: boolean = false;

  @Field(() => ID, {
    nullable: true,
    description:
      "Id of one of the settings' groups that the foundation has added; omit it for none.",
  })
  @IsOptional()
  @MaxLength(40)
  groupId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "Id of the uploaded portrait; omit it for no portrait.",
  })
  @IsOptional()
  @IsUUID("all")
  imageId?: string | null;

  @Field(() => MemberTranslations, {
    description: "The texts in each language; at least one language is required.",
  })
  @ValidateNested()
  translations: MemberTranslations;
}
