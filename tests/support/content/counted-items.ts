import { kinds } from "../../../server/kinds.ts";
import type { TestServer } from "../server/test-server.ts";
import { kindCases } from "./kind-cases.ts";

/** Numbers of items for visitors and for editors, by kind and by gallery category. */
type Numbers = Record<string, { public: number; all: number }>;

/** The numbers that the site gives at the time of its clock. */
export async function totalsOf(site: TestServer): Promise<Numbers> {
  const ask = (drafts: boolean) =>
    site.executeOrThrow(
      `{ ${kindCases.map(({ list }) => `${list}(first: 1, drafts: ${drafts}) { total }`).join(" ")}
        categories: galleryCategories(first: 100, drafts: true) { items { id } } }`,
      {},
      "editor",
    );
  const countsOf = async (drafts: boolean): Promise<Record<string, number>> => {
    const { galleryCategories } = await site.executeOrThrow(
      `{ galleryCategories(first: 100, drafts: ${drafts}) { items { id galleryCount } } }`,
      {},
      "editor",
    );
    return Object.fromEntries(
      galleryCategories.items.map((row: { id: string; galleryCount: number }) => [
        row.id,
        row.galleryCount,
      ]),
    );
  };
  const [forVisitors, forEditors] = [await ask(false), await ask(true)];
  const [ofVisitors, ofEditors] = [await countsOf(false), await countsOf(true)];
  return Object.fromEntries([
    ...kindCases.map(({ name, list }) => [
      name,
      { public: forVisitors[list].total, all: forEditors[list].total },
    ]),
    ...Object.entries(ofEditors).map(([id, all]) => [id, { public: ofVisitors[id] ?? 0, all }]),
  ]);
}

/** The same numbers, counted row by row: what is public is read from the translations. */
export async function countedRows({ db }: TestServer, now: Date): Promise<Numbers> {
  const numbers = (table: string) => `
    count(*) filter (where exists (select from ${table}_translation
      where item_id = item.id and published_at <= $1))::int as public, count(*)::int as all`;
  const found: Numbers = {};
  for (const { kind } of kinds) {
    const table = db.getMetadata(kind.entity).tableName;
    const [row] = await db.query(
      `select ${numbers(table)} from ${table} item where deleted_at is null`,
      [now],
    );
    found[kind.name] = row;
  }
  const categories: { id: string; isPublic: boolean; public: number; all: number }[] =
    await db.query(
      `select category.id, counted.*, exists (select from gallery_category_translation
         where item_id = category.id and published_at <= $1) as "isPublic"
       from gallery_category category cross join lateral (
         select ${numbers("gallery")} from gallery item
         where category_id = category.id and deleted_at is null) counted
       where category.deleted_at is null`,
      [now],
    );
  for (const { id, isPublic, ...row } of categories) {
    found[id] = isPublic ? row : { ...row, public: 0 };
  }
  return found;
}
