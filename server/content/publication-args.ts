import { ArgsType, Field, GraphQLISODateTime } from "type-graphql";
import { type Language, LanguageEnum } from "../language/language.ts";
import { TargetArgs } from "./content-args.ts";

/** The arguments of every save of one language. */
@ArgsType()
export class TranslationArgs extends TargetArgs {
  @Field(() => LanguageEnum, { description: "The language of the words." })
  language: Language;
}

/** The arguments of every withdrawal. */
@ArgsType()
export class UnpublishArgs extends TargetArgs {
  @Field(() => LanguageEnum, { nullable: true, description: "Left out: both languages." })
  language?: Language | null;
}

/** The arguments of every publication. */
@ArgsType()
export class PublishArgs extends TargetArgs {
  @Field(() => LanguageEnum, { nullable: true, description: "Left out: each that has words." })
  language?: Language | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Left out: now. In the future: it appears by itself at that moment.",
  })
  at?: Date | null;
}
