import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { type EntityManager, In } from "typeorm";
import { isEditor } from "../../platform/viewer.ts";
import { ContentItem } from "../content-item.ts";
import type { Context } from "../context.ts";
import { ItemDraft } from "./item-draft.entity.ts";

/** The draft of an item of any kind, in lists and editors. */
@Resolver(() => ContentItem)
export class ContentItemDraftResolver {
  @FieldResolver(() => ItemDraft, {
    nullable: true,
    description:
      "Changes to the item that are not on the site yet; null without such changes, and for visitors.",
  })
  draft(@Root() { id }: ContentItem, @Ctx() { viewer, loaders, db }: Context) {
    if (!isEditor(viewer)) return null;
    return loaders.loader("drafts", (ids) => draftsOf(db, ids)).load(id);
  }
}

async function draftsOf(
  db: EntityManager,
  itemIds: readonly string[],
): Promise<(ItemDraft | null)[]> {
  const drafts = await db.findBy(ItemDraft, { itemId: In([...itemIds]) });
  const byItem = new Map(drafts.map((draft) => [draft.itemId, draft]));
  return itemIds.map((id) => byItem.get(id) ?? null);
}
