import { ArgsType, Field, GraphQLISODateTime, ID } from "type-graphql";
import { type Language, LanguageEnum } from "../language/language.ts";
import { TargetArgs } from "./content-args.ts";
import { ContentKindEnum } from "./content-kinds.ts";

/** An item of any kind, and the version that the client has read. */
@ArgsType()
export class KindTargetArgs extends TargetArgs {
  @Field(() => ContentKindEnum, { description: "Kind of the item." })
  kind: string;
}

/** An item of any kind, whatever its version. */
@ArgsType()
export class ItemArgs {
  @Field(() => ContentKindEnum, { description: "Kind of the item." })
  kind: string;

  @Field(() => ID, { description: "Id of the item." })
  id: string;
}

@ArgsType()
export class UnpublishArgs extends KindTargetArgs {
  @Field(() => LanguageEnum, {
    nullable: true,
    description: "Language to unpublish; omit it for both.",
  })
  language?: Language | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "Time at which it is unpublished automatically; omit it to unpublish now. It must be after the publication time: rule `beforePublication`.",
  })
  at?: Date | null;
}

@ArgsType()
export class CancelUnpublishingArgs extends KindTargetArgs {
  @Field(() => LanguageEnum, {
    nullable: true,
    description: "Language that remains published; omit it for both.",
  })
  language?: Language | null;
}

@ArgsType()
export class PublishArgs extends KindTargetArgs {
  @Field(() => LanguageEnum, {
    nullable: true,
    description: "Language to publish; omit it for every language that has texts.",
  })
  language?: Language | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "Publication time; omit it to publish now. At a future time it becomes public automatically. It must be before the time at which it is unpublished: rule `afterUnpublishing`.",
  })
  at?: Date | null;
}
