import type { GraphQLResolveInfo } from "graphql";
import { GraphQLJSONObject } from "graphql-scalars";
import { Arg, Args, Ctx, Info, Int, Mutation, Resolver } from "type-graphql";
import { readAfterWrite } from "../../content/content-commands.ts";
import { ContentItem } from "../../content/content-item.ts";
import { kindNamed } from "../../content/content-kinds.ts";
import type { Context } from "../../content/context.ts";
import { discardDraft, storeDraft } from "../../content/drafts/item-drafts.ts";
import { ItemArgs } from "../../content/publication-args.ts";
import { requireEditor } from "../../platform/viewer.ts";
import { tryInput } from "./apply-input.ts";

/** Drafts over what is on the site. It is here because it tries the schema's own mutations. */
@Resolver()
export class ItemDraftResolver {
  @Mutation(() => ContentItem, {
    description:
      "Stores changes of an item beside it; the site does not change until the item is saved. What saving would refuse is refused with the same errors. For editors.",
  })
  async saveItemDraft(
    @Ctx() context: Context,
    @Args(() => ItemArgs) args: ItemArgs,
    @Arg("itemVersion", () => Int, {
      description: "The version of the item that you read. An outdated version causes a CONFLICT.",
    })
    itemVersion: number,
    @Arg("draftVersion", () => Int, {
      nullable: true,
      description:
        "The version of the draft that you read; omit it without a draft. An outdated version causes a CONFLICT.",
    })
    draftVersion: number | null | undefined,
    @Arg("input", () => GraphQLJSONObject, {
      description: "The complete item, as the input of its kind's save mutation.",
    })
    input: object,
    @Info() { schema }: GraphQLResolveInfo,
  ) {
    requireEditor(context.viewer);
    const kind = kindNamed(args.kind);
    const target = { kind, id: args.id, version: itemVersion };
    const complete = await tryInput(schema, context, target, input);
    const versions = { id: args.id, itemVersion, draftVersion: draftVersion ?? null };
    await storeDraft(context, kind, versions, complete);
    return readAfterWrite(context, kind, "ua", args.id);
  }

  @Mutation(() => ContentItem, {
    description: "Deletes the draft of an item; the site does not change. For editors.",
  })
  async discardItemDraft(
    @Ctx() context: Context,
    @Args(() => ItemArgs) { kind, id }: ItemArgs,
    @Arg("draftVersion", () => Int, {
      description: "The version of the draft that you read. An outdated version causes a CONFLICT.",
    })
    draftVersion: number,
  ) {
    await discardDraft(context, kindNamed(kind), id, draftVersion);
    return readAfterWrite(context, kindNamed(kind), "ua", id);
  }
}
