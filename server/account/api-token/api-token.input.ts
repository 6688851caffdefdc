import { ArrayUnique, Matches, MaxLength } from "class-validator";
import { ArgsType, Field, GraphQLISODateTime } from "type-graphql";
import { ContentKindEnum } from "../../content/content-kinds.ts";

@ArgsType()
export class CreateApiTokenArgs {
  @Field(() => String, {
    description:
      "The purpose of the token, 1 to 100 characters; changes are recorded under this name.",
  })
  @Matches(/\S/)
  @MaxLength(100)
  name: string;

  @Field(() => Boolean, { defaultValue: false, description: "Whether it may read drafts." })
  readsDrafts: boolean;

  @Field(() => [ContentKindEnum], {
    defaultValue: [],
    description:
      "Kinds that it may create, change, publish and delete. Replacing an item requires reading it in full, so a token with any kind also reads drafts.",
  })
  @ArrayUnique()
  writes: string[];

  @Field(() => GraphQLISODateTime, { description: "When it ends: within a year." })
  expiresAt: Date;
}
