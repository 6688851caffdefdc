import { GraphQLJSONObject } from "graphql-scalars";
import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import { IsNull, Not } from "typeorm";
import { ContentKindEnum, kindNamed } from "../content/content-kinds.ts";
import type { Context } from "../content/context.ts";
import { loadItems } from "../content/load-items.ts";
import { hasId } from "../content/reading/content-queries.ts";
import { inputOf } from "../content/record-item.ts";
import { type Language, LanguageEnum } from "../language/language.ts";
import { loadSummaries } from "../overview/summaries.ts";
import { Invalid, NotFound } from "../platform/errors.ts";
import { requireEditor } from "../platform/viewer.ts";
import { findPublicationPoints } from "./find-points.ts";
import { addressesInContent } from "./links/addresses-in-content.ts";
import { ExternalLink } from "./links/external-link.entity.ts";
import { PublicationPoint } from "./publication-point.ts";

@Resolver()
export class PublicationCheckResolver {
  @Query(() => [PublicationPoint], {
    description:
      "What to look at before an item is published: of unsaved input, or of the item as it is stored. For editors.",
  })
  async publicationCheck(
    @Ctx() context: Context,
    @Arg("kind", () => ContentKindEnum, { description: "Kind of the item." }) kind: string,
    @Arg("id", () => ID, {
      nullable: true,
      description: "Id of a stored item; ignored if there is an `input`.",
    })
    id?: string | null,
    @Arg("language", () => LanguageEnum, {
      nullable: true,
      description: "Language to publish; omit it for every language that has texts.",
    })
    language?: Language | null,
    @Arg("input", () => GraphQLJSONObject, {
      nullable: true,
      // It is of no class whose rules could be checked.
      validateFn: () => undefined,
      description: "The input of the kind's save mutation, not saved yet.",
    })
    input?: object | null,
  ) {
    requireEditor(context.viewer);
    const checked = input ?? (await storedInput(context, kind, id));
    return findPublicationPoints(context, kindNamed(kind), checked, language ?? null);
  }

  @Query(() => [ExternalLink], {
    description:
      "Broken links from content to other hosts, as the last daily check found them. For editors.",
  })
  async deadLinks(@Ctx() { db, viewer, publicUrl }: Context) {
    requireEditor(viewer);
    const links = await db.find(ExternalLink, {
      where: { deadSince: Not(IsNull()) },
      order: { deadSince: "DESC", address: "ASC" },
      take: 100,
    });
    if (links.length === 0) return [];
    const linked = await addressesInContent(db, publicUrl);
    const used = links.filter(({ address }) => linked.has(address));
    const ids = new Set(used.flatMap(({ address }) => [...(linked.get(address) ?? [])]));
    const items = await loadSummaries(
      db,
      [...ids].map((id) => ({ id })),
    );
    for (const link of used) {
      link.items = items.filter(({ id }) => linked.get(link.address)?.has(id));
    }
    return used;
  }
}

async function storedInput({ db }: Context, name: string, id?: string | null): Promise<object> {
  if (!id) throw Invalid([{ path: "input", rule: "required" }]);
  const kind = kindNamed(name);
  const [item] = await loadItems(db, kind.entity, hasId(id));
  if (!item || item.deletedAt) throw NotFound();
  return inputOf(db, kind, item);
}
