import { globSync } from "node:fs";
import { join } from "node:path";
import { isObjectType } from "graphql";
import type { DataSource } from "typeorm";
import { expect, test } from "vitest";
import {
  addUnpublishTime,
  createKindTables,
  dropKindTables,
} from "../../migrations/support/kind-tables.ts";
import { ContentItem, OrderedItem } from "../../server/content/content-item.ts";
import { entities } from "../../server/entities.ts";
import { buildGraphqlSchema } from "../../server/http/graphql/schema.ts";
import { Image } from "../../server/image/image.entity.ts";
import { kinds } from "../../server/kinds.ts";
import { openDatabase, tableOf } from "../../server/platform/database/database.ts";
import { migrations } from "../../server/platform/database/migrations.ts";
import { snakeCase } from "../../server/platform/database/snake-case-naming.ts";
import { root } from "../../server/platform/paths.ts";
import { Sample, SampleImage, SampleTranslation } from "../support/content/sample-kind.entity.ts";
import { aDatabase } from "../support/database/database.ts";

const exportsOf = async (pattern: string) => {
  const files = globSync(pattern, { cwd: root });
  const modules = await Promise.all(files.map((file) => import(join(root, file))));
  return modules.map((module): unknown[] => Object.values(module));
};

test("every definition of a kind is in the list of kinds", async () => {
  const definitions = await exportsOf("server/*/*.kind.ts");
  const listed = new Set<unknown>(kinds.map(({ kind }) => kind));
  expect(definitions.length).toBeGreaterThan(7);
  for (const exported of definitions) expect(exported.some((one) => listed.has(one))).toBe(true);
  expect(listed.size).toBe(definitions.length);
});

test("every content entity belongs to a kind", async () => {
  const items = (await exportsOf("server/*/*.entity.ts"))
    .flat()
    .filter((one) => typeof one === "function" && one.prototype instanceof ContentItem)
    .filter((one) => one !== OrderedItem);
  expect(new Set(items)).toEqual(new Set(kinds.map(({ kind }) => kind.entity)));
});

test("a definition names its save mutation, its queries and its text with HTML as the schema does", async () => {
  const schema = await buildGraphqlSchema();
  const mutations = schema.getMutationType()?.getFields() ?? {};
  const queries = schema.getQueryType()?.getFields() ?? {};
  for (const { kind, cacheableQueries = [] } of kinds) {
    const { item, list, save } = kind.operations;
    const input = mutations[save]?.args.find(({ name }) => name === "input");
    expect(String(input?.type)).toBe(`${kind.name}Input!`);
    expect([item, list, ...cacheableQueries].filter((name) => !queries[name])).toEqual([]);
    const translation = schema.getType(`${kind.name}Translation`);
    if (!isObjectType(translation)) throw new Error(`${kind.name} has no translation`);
    const fields = Object.values(translation.getFields());
    expect(fields.filter(({ description }) => /HTML/.test(description ?? ""))).toEqual(
      fields.filter(({ name }) => name === kind.richText),
    );
  }
});

test("the relations of a kind are loaded with it, and items with their own page are in the sitemap", async () => {
  const db = await openDatabase({ url: await aDatabase(), entities, migrations });
  for (const { kind } of kinds) {
    const related = db
      .getMetadata(kind.entity)
      .manyToOneRelations.filter(({ type }) => type === Image)
      .map(({ propertyName }) => propertyName);
    expect([kind.name, kind.relations ?? []]).toEqual([kind.name, related]);
    const item = Object.assign(new kind.entity(), {
      id: "one",
      city: "one",
      address: "one",
      page: null,
    });
    const hasOwnPage = kind.pagePath(item).endsWith("/one");
    expect([kind.name, kind.sitemapSection !== undefined]).toEqual([kind.name, hasOwnPage]);
  }
  await db.destroy();
});

/** Texts of which search results quote nothing. */
const notQuoted: Record<string, string[]> = { TogetherPoint: ["locative"] };

test("the database counts and searches exactly the texts that the fields of a kind declare", async () => {
  const db = await openDatabase({ url: await aDatabase(), entities, migrations });
  const rows: { table: string; texts: string }[] = await db.query(
    `select tgrelid::regclass::text as "table", encode(tgargs, 'escape') as texts
     from pg_trigger where tgname = 'set_translation_columns'`,
  );
  const counted = new Map(
    rows.map(({ table, texts }) => [table, texts.split("\\000").filter(Boolean)]),
  );
  for (const { kind } of kinds) {
    const others = notQuoted[kind.name] ?? [];
    const declared = [...kind.title.map(snakeCase), ...kind.quoted, ...others];
    const texts = counted.get(tableOf(db, kind.translation).replaceAll('"', "")) ?? [];
    expect([kind.name, texts.toSorted()]).toEqual([kind.name, declared.toSorted()]);
  }
  await db.destroy();
});

/** Names of the triggers of each table. */
async function triggersIn(db: DataSource): Promise<Record<string, string[]>> {
  const rows: { table: string; triggers: string[] }[] = await db.query(
    `select tgrelid::regclass::text as "table", array_agg(tgname::text order by tgname) as triggers
     from pg_trigger where not tgisinternal group by 1`,
  );
  return Object.fromEntries(rows.map(({ table, triggers }) => [table, triggers]));
}

/** Tables without content: nothing of them is on a page, in a feed or in a response to a visitor. */
const tablesWithoutContent = [
  "account",
  "api_token",
  "api_token_use",
  "application",
  "application_event",
  "application_note",
  "attempt",
  "change",
  "consent",
  "consent_paper",
  "content_import",
  "daily_job",
  "database_identity",
  "deleted_image",
  "draft_link",
  "email_change",
  "erasure",
  "external_link",
  "item_draft",
  "known_device",
  "mail",
  "open_editor",
  "recovery_code",
  "scheduled_publication",
  "sealed_original",
  "second_step",
  "second_step_requirement",
  "security_event",
  "session",
  "unreferenced_file",
  "webhook",
  "webhook_delivery",
];

const onEachEvent = (trigger: string) =>
  ["delete", "insert", "update"].map((event) => `${trigger}_on_${event}`);
const translationTriggers = [
  "notify_content_change",
  ...onEachEvent("set_item_columns"),
  "set_translation_columns",
];
const itemTriggers = [
  ...onEachEvent("count_items"),
  "count_items_on_truncate",
  "notify_content_change",
].sort();
/** Of a kind that the settings can hide. */
const ownTriggers: Record<string, string[]> = { together_point: ["hide_together_point"] };

test("every content table notifies the caches of its changes, translations keep their item, and items are counted", async () => {
  const db = await openDatabase({ url: await aDatabase(), entities, migrations });
  const triggers = await triggersIn(db);
  const tableOf = (entity: new () => object) => db.getMetadata(entity).tableName;
  const tables = entities.map(tableOf);
  const tablesOfKinds = kinds.map(({ kind }) => ({
    items: tableOf(kind.entity),
    translations: tableOf(kind.translation),
  }));
  await db.destroy();
  const withoutTrigger = tables.filter(
    (table) => !triggers[table]?.includes("notify_content_change"),
  );
  expect(withoutTrigger.sort()).toEqual(tablesWithoutContent);
  for (const { items, translations } of tablesOfKinds) {
    const expected = [...itemTriggers, ...(ownTriggers[items] ?? [])].sort();
    expect([items, triggers[items]]).toEqual([items, expected]);
    expect([translations, triggers[translations]]).toEqual([translations, translationTriggers]);
  }
});

test("a migration that adds a kind creates exactly the tables of its entities", async () => {
  const db = await openDatabase({
    url: await aDatabase(),
    entities: [...entities, Sample, SampleTranslation, SampleImage],
    migrations,
  });
  const runner = db.createQueryRunner();
  const sample = {
    table: "sample",
    columns: ["website text"],
    texts: ["title", "content"],
    title: "title",
    order: "position, id",
    isOrdered: true,
    hasImage: true,
    hasPictures: true,
  };
  await createKindTables(runner, sample);
  await addUnpublishTime(runner, sample.table);
  const { upQueries } = await db.driver.createSchemaBuilder().log();
  const triggers = await triggersIn(db);
  await runner.query("insert into sample default values");
  await runner.query(
    `insert into sample_translation (item_id, language, title, published_at)
     select id, 'ua', ' Надія ', now() from sample`,
  );
  const [item] = await runner.query(
    "select heading_ua, heading_eng, has_draft, lacks_ua, public_from is null as hidden from sample",
  );
  const counts = `select items, published from content_count where item_table = 'sample'`;
  const countsBefore = await runner.query(counts);
  await dropKindTables(runner, sample);
  const countsAfter = await runner.query(counts);
  const remaining = await runner.query("select 1 from pg_class where relname like 'sample%'");
  await runner.release();
  await db.destroy();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
  expect(triggers.sample_translation).toEqual(translationTriggers);
  expect([triggers.sample, triggers.sample_image]).toEqual([
    itemTriggers,
    ["notify_content_change"],
  ]);
  expect([countsBefore, countsAfter]).toEqual([[{ items: 1, published: 1 }], []]);
  expect(item).toEqual({
    heading_ua: "Надія",
    heading_eng: "Надія",
    has_draft: false,
    lacks_ua: true,
    hidden: false,
  });
  expect(remaining).toEqual([]);
});
