import { saveContent } from "../../content/content-commands.ts";
import type { Context } from "../../content/context.ts";
import type { WriteTarget } from "../../content/item-writes.ts";
import { ContentQueries } from "../../content/reading/content-queries.ts";
import type { CursorQuery } from "../../content/reading/list-query.ts";
import type { Condition } from "../../content/reading/sql-parameters.ts";
import { type RestKind, requireTitles, restReadScope } from "../../content/rest.ts";
import { NotFound } from "../../platform/errors.ts";
import { validateInput } from "../../platform/validation.ts";

/** Reads a page of public items, in their REST shape. */
export async function readRestPage(
  { kind, toAnswer }: RestKind,
  context: Context,
  query: CursorQuery,
  condition?: Condition,
) {
  const queries = new ContentQueries(kind);
  const page = await queries.page(context.db, restReadScope(context), query, condition);
  const items = await Promise.all(page.items.map((item) => toAnswer(context, item)));
  return { items, endCursor: page.endCursor, hasNextPage: page.hasNextPage };
}

/** Reads a public item in its REST shape. Throws NotFound. */
export async function readOrThrow(rest: RestKind, context: Context, id: string): Promise<unknown> {
  const { kind, toAnswer, read } = rest;
  const item = read
    ? await read(context, id)
    : await new ContentQueries(kind).byId(context.db, restReadScope(context), id);
  if (!item) throw NotFound();
  return toAnswer(context, item);
}

/** Saves and publishes the item; returns its id. Throws Invalid. */
export async function saveFromRest(
  { kind, toInput }: RestKind,
  context: Context,
  target: WriteTarget | null,
  body: object,
): Promise<string> {
  const input = await toInput(context, body, target);
  await validateInput(input);
  requireTitles(kind, input);
  const { id } = await saveContent(context, kind, target, input, { atOnce: true });
  return id;
}
