import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../content/context.ts";
import { DraftLink } from "../content/drafts/draft-link.entity.ts";
import { ItemSummary } from "./item-summary.ts";
import { loadSummaries } from "./summaries.ts";

@Resolver(() => DraftLink)
export class DraftLinkItemsResolver {
  @FieldResolver(() => ItemSummary, {
    nullable: true,
    description: "The item that it shows; null if the item was permanently deleted.",
  })
  item(@Root() { itemId }: DraftLink, @Ctx() { db, loaders }: Context) {
    const loader = loaders.loader("summaries", async (ids) => {
      const items = await loadSummaries(
        db,
        ids.map((id) => ({ id })),
      );
      return ids.map((id) => items.find((item) => item.id === id) ?? null);
    });
    return loader.load(itemId);
  }
}
