import { Arg, Args, Ctx, Extensions, ID, Mutation, Resolver } from "type-graphql";
import { type Language, LanguageEnum } from "../language/language.ts";
import { forApiTokens } from "./content-args.ts";
import {
  confirmTranslation,
  publishContent,
  readAfterWrite,
  reorderContent,
} from "./content-commands.ts";
import { ContentItem } from "./content-item.ts";
import { ContentKindEnum, kindNamed } from "./content-kinds.ts";
import type { Context } from "./context.ts";
import {
  CancelUnpublishingArgs,
  ItemArgs,
  KindTargetArgs,
  PublishArgs,
  UnpublishArgs,
} from "./publication-args.ts";
import { scheduleUnpublishing } from "./scheduled-unpublishing.ts";
import { deleteContent, restoreContent } from "./trash.ts";

/** The mutations that are the same for every kind. */
@Resolver()
export class ContentResolver {
  @Extensions(forApiTokens)
  @Mutation(() => ContentItem, {
    description:
      "Publishes one language of an item, or every language that has texts, now or at a later time. For editors and API tokens that may write the kind.",
  })
  async publish(
    @Ctx() context: Context,
    @Args(() => PublishArgs) { kind, language = null, at, ...target }: PublishArgs,
  ) {
    const content = kindNamed(kind);
    const id = await publishContent(context, content, target, language, at ?? context.now);
    return readAfterWrite(context, content, language ?? "ua", id);
  }

  @Extensions(forApiTokens)
  @Mutation(() => ContentItem, {
    description:
      "Unpublishes one language of an item, or both, now or at a later time; the texts remain as drafts. For editors and API tokens that may write the kind.",
  })
  async unpublish(
    @Ctx() context: Context,
    @Args(() => UnpublishArgs) { kind, language = null, at, ...target }: UnpublishArgs,
  ) {
    const content = kindNamed(kind);
    const isLater = at && at > context.now;
    const id = isLater
      ? await scheduleUnpublishing(context, content, target, language, at)
      : await publishContent(context, content, target, language, null);
    return readAfterWrite(context, content, language ?? "ua", id);
  }

  @Extensions(forApiTokens)
  @Mutation(() => ContentItem, {
    description:
      "Cancels the scheduled unpublishing of one language of an item, or of both; they remain published. For editors and API tokens that may write the kind.",
  })
  async cancelUnpublishing(
    @Ctx() context: Context,
    @Args(() => CancelUnpublishingArgs)
    { kind, language = null, ...target }: CancelUnpublishingArgs,
  ) {
    const content = kindNamed(kind);
    const id = await scheduleUnpublishing(context, content, target, language, null);
    return readAfterWrite(context, content, language ?? "ua", id);
  }

  @Extensions(forApiTokens)
  @Mutation(() => Boolean, {
    description:
      "Moves an item to the trash, where it is permanently deleted after 30 days; CONFLICT `inUse` while other items refer to it. For editors and API tokens that may write the kind.",
  })
  async deleteItem(
    @Ctx() context: Context,
    @Args(() => KindTargetArgs) { kind, ...target }: KindTargetArgs,
  ) {
    await deleteContent(context, kindNamed(kind), target);
    return true;
  }

  @Extensions(forApiTokens)
  @Mutation(() => ContentItem, {
    description:
      "Restores an item from the trash; a gallery's category is restored as well. For editors and API tokens that may write the kind.",
  })
  async restoreItem(@Ctx() context: Context, @Args(() => ItemArgs) { kind, id }: ItemArgs) {
    await restoreContent(context, kindNamed(kind), id);
    return readAfterWrite(context, kindNamed(kind), "ua", id);
  }

  @Extensions(forApiTokens)
  @Mutation(() => Boolean, {
    description:
      "Moves these items to the front of their kind's order, in this order; the others follow in their current order. For editors and API tokens that may write the kind.",
  })
  async reorder(
    @Ctx() context: Context,
    @Arg("kind", () => ContentKindEnum, {
      description: "Kind of the items, one that has an order set by editors.",
    })
    kind: string,
    @Arg("ids", () => [ID], { description: "Ids of the items to put first, in order." })
    ids: string[],
  ) {
    await reorderContent(context, kindNamed(kind), ids);
    return true;
  }

  @Extensions(forApiTokens)
  @Mutation(() => ContentItem, {
    description:
      "Confirms that a translation still matches the other language, so that it no longer counts as outdated. For editors and API tokens that may write the kind.",
  })
  async confirmTranslation(
    @Ctx() context: Context,
    @Args(() => ItemArgs) { kind, id }: ItemArgs,
    @Arg("language", () => LanguageEnum, { description: "Language of the confirmed translation." })
    language: Language,
  ) {
    await confirmTranslation(context, kindNamed(kind), id, language);
    return readAfterWrite(context, kindNamed(kind), language, id);
  }
}
