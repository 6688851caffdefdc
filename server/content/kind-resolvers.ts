import { Arg, Args, Ctx, Extensions, ID, Mutation, Query, Resolver } from "type-graphql";
import type { EntityManager } from "typeorm";
import { ContentArgs, ContentListArgs, forApiTokens, listCost, SaveArgs } from "./content-args.ts";
import { saveAndRead } from "./content-commands.ts";
import type { ContentItem, Translation } from "./content-item.ts";
import type { ContentInput, ContentKind } from "./content-kind.ts";
import type { Context } from "./context.ts";
import { itemResolvers } from "./item-resolvers.ts";
import { ContentQueries, isAt } from "./reading/content-queries.ts";
import type { ListPage } from "./reading/list-page.ts";
import { type Neighbours, readNeighbours } from "./reading/neighbours.ts";
import { type ReadScope, readScopeFor } from "./reading/read-scope.ts";
import { Selected, type Selection } from "./reading/selection.ts";

type ResolverClass = new () => object;

interface KindResolversOptions<Item extends ContentItem> {
  /** Type and description of the list; omitted for a kind that resolves it itself. */
  list?: { type: new () => ListPage<Item>; description: string };
  /** The query for the items before and after one; omitted for a kind without it. */
  neighbours?: { name: string; type: new () => Neighbours<Item> };
  /** What the query for one item takes as its id; null for a kind that resolves it itself. */
  item?: {
    id: string;
    read(db: EntityManager, scope: ReadScope, id: string): Promise<Item | null>;
  } | null;
}

/** Resolvers of the root fields that every kind has, and of the fields of its items that follow. */
export function kindResolvers<
  Item extends ContentItem,
  Row extends Translation,
  Input extends ContentInput,
>(
  kind: ContentKind<Item, Row, Input>,
  { list, neighbours, item = itemById(kind) }: KindResolversOptions<Item>,
): ResolverClass[] {
  return [
    saveResolver(kind),
    ...(list ? [listResolver(kind, list)] : []),
    ...(item ? [itemResolver(kind, item)] : []),
    ...(neighbours ? [neighboursResolver(kind, neighbours)] : []),
    ...itemResolvers(kind),
  ];
}

type Kind<Item extends ContentItem> = Pick<
  ContentKind<Item>,
  "entity" | "noun" | "operations" | "reservedAddresses"
>;

/** "blog post with this id or address" */
const idOf = ({ reservedAddresses }: Pick<ContentKind, "reservedAddresses">) =>
  reservedAddresses ? "id or address" : "id";

function itemById<Item extends ContentItem>(kind: ContentKind<Item>) {
  const queries = new ContentQueries(kind);
  const [first = "", ...rest] = idOf(kind);
  return {
    id: `${first.toUpperCase()}${rest.join("")} of the ${kind.noun}.`,
    read: (db: EntityManager, scope: ReadScope, id: string) =>
      kind.reservedAddresses ? queries.at(db, scope, id) : queries.byId(db, scope, id),
  };
}

function listResolver<Item extends ContentItem>(
  kind: ContentKind<Item>,
  { type, description }: NonNullable<KindResolversOptions<Item>["list"]>,
): ResolverClass {
  const queries = new ContentQueries(kind);
  @Resolver()
  class ListResolver {
    @Query(() => type, { name: kind.operations.list, complexity: listCost, description })
    list(
      @Ctx() context: Context,
      @Args(() => ContentListArgs) args: ContentListArgs,
      @Selected("items") selection: Selection,
    ) {
      return queries.page(context.db, readScopeFor(context, args, selection), args);
    }
  }
  return ListResolver;
}

function itemResolver<Item extends ContentItem>(
  kind: Kind<Item>,
  { id: description, read }: NonNullable<KindResolversOptions<Item>["item"]>,
): ResolverClass {
  @Resolver()
  class ItemResolver {
    @Query(() => kind.entity, {
      name: kind.operations.item,
      nullable: true,
      description: `The ${kind.noun} with this ${idOf(kind)}; null if it does not exist or is not visible to you.`,
    })
    item(
      @Ctx() context: Context,
      @Arg("id", () => ID, { description }) id: string,
      @Args(() => ContentArgs) args: ContentArgs,
      @Selected() selection: Selection,
    ) {
      return read(context.db, readScopeFor(context, args, selection), id);
    }
  }
  return ItemResolver;
}

function neighboursResolver<Item extends ContentItem>(
  kind: ContentKind<Item>,
  { name, type }: NonNullable<KindResolversOptions<Item>["neighbours"]>,
): ResolverClass {
  @Resolver()
  class NeighboursResolver {
    @Query(() => type, {
      name,
      description: `The ${kind.plural} before and after one in the order of the list.`,
    })
    neighbours(
      @Ctx() context: Context,
      @Arg("id", () => ID, { description: itemById(kind).id }) id: string,
      @Args(() => ContentArgs) args: ContentArgs,
      @Selected() selection: Selection,
    ) {
      const scope = { ...readScopeFor(context, args), selection };
      return readNeighbours(context.db, kind, scope, isAt(id));
    }
  }
  return NeighboursResolver;
}

function saveResolver<
  Item extends ContentItem,
  Row extends Translation,
  Input extends ContentInput,
>(kind: ContentKind<Item, Row, Input>): ResolverClass {
  const { noun } = kind;
  @Resolver()
  class SaveResolver {
    @Extensions(forApiTokens)
    @Mutation(() => kind.entity, {
      name: kind.operations.save,
      description: `Creates or updates a ${noun}, with both languages. For editors and API tokens that may write the kind.`,
    })
    save(
      @Ctx() context: Context,
      @Args(() => SaveArgs) args: SaveArgs,
      @Arg("input", () => kind.input, {
        description: `The complete ${noun}; fields left out are reset to their defaults.`,
      })
      input: ContentInput,
      @Selected() selection: Selection,
    ) {
      return saveAndRead(context, kind, args, input as Input, selection); // of the class above
    }
  }
  return SaveResolver;
}
