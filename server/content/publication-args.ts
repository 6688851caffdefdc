import { ArgsType, Field, GraphQLISODateTime } from "type-graphql";
import { type Language, LanguageEnum } from "../language/language.ts";
import { TargetArgs } from "./content-args.ts";

/** The arguments of every save of one language. */
@ArgsType()
export class TranslationArgs extends TargetArgs {
  @Field(() => LanguageEnum, { description: "Language of the texts." })
  language: Language;
}

/** The arguments of every mutation that unpublishes. */
@ArgsType()
export class UnpublishArgs extends TargetArgs {
  @Field(() => LanguageEnum, {
    nullable: true,
    description: "Language to unpublish; omit it for both.",
  })
  language?: Language | null;
}

/** The arguments of every mutation that publishes. */
@ArgsType()
export class PublishArgs extends TargetArgs {
  @Field(() => LanguageEnum, {
    nullable: true,
    description: "Language to publish; omit it for every language that has texts.",
  })
  language?: Language | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "Publication time; omit it to publish now. At a future time it becomes public automatically.",
  })
  at?: Date | null;
}
