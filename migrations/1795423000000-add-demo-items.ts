import type { MigrationInterface, QueryRunner } from "typeorm";

/** The kinds of content with their tables, as they were before this migration. */
const kinds = {
  BlogPost: "blog_post",
  Gallery: "gallery",
  GalleryCategory: "gallery_category",
  Member: "member",
  Page: "page",
  Partner: "partner",
  Project: "project",
  Report: "report",
  TogetherPoint: "together_point",
};

/** Where these items have images; those of rich texts are in no table. */
const imageColumns = [
  ["blog_post", "id"],
  ["gallery_category", "id"],
  ["member", "id"],
  ["page", "id"],
  ["partner", "id"],
  ["project", "id"],
  ["gallery_image", "item_id"],
  ["page_image", "item_id"],
  ["report_image", "item_id"],
  ["project_image", "item_id"],
  ["together_point_image", "item_id"],
] as const;

/** What the demo content has set, by the column; several values where an earlier version differs. */
const facts: Record<string, readonly unknown[]> = {
  phone: ["+380 00 000 00 00"],
  email: ["hello@doloni.example"],
  facebook_url: ["https://facebook.example/doloni"],
  instagram_url: ["https://instagram.example/doloni"],
  telegram_url: ["https://telegram.example/doloni"],
  youtube_url: ["https://youtube.example/doloni"],
  card_payment_url: ["https://pay.doloni.example/card"],
  card_amounts: [[200, 500, 1000]],
  card_amount_url: ["https://pay.doloni.example/card?amount={amount}"],
  edrpou: ["00000000", "12345678"],
  iban: ["UA760000000000026000000000001"],
  euro_iban: ["DE09000000000000000001"],
  foreign_iban: ["UA490000000000026000000000002"],
  swift: ["PRKDUAU0"],
};
const counters = { institutions: [35], families: [9000], tons: [87], children_thousands: [95] };
const texts: Record<"ua" | "eng", Record<string, readonly unknown[]>> = {
  ua: {
    foundation_name: ["Долоні"],
    tagline: ["дитячий благодійний фонд"],
    address: ["вул. Прикладна, 1, Чернівці"],
    schedule: ["Пн–Пт, 10:00–18:00"],
    recipient: ["БО «БФ „Долоні“» (приклад)", "БО «БФ “Долоні”»"],
    bank_name: ["АТ «Прикладбанк»"],
    bank_address: ["вул. Прикладна, 2, Київ, 01001, Україна"],
    payment_purpose: ["Приклад: не переказуйте грошей", "Благодійна допомога"],
    partners: [40],
    ...counters,
  },
  eng: {
    foundation_name: ["Doloni"],
    tagline: ["children’s charity foundation"],
    address: ["1 Prykladna St, Chernivtsi"],
    schedule: ["Mon–Fri, 10:00–18:00"],
    recipient: ["CO “CF Doloni” (example)", "CO “CF Doloni”"],
    bank_name: ["JSC “Prykladbank”"],
    bank_address: ["2 Prykladna St, Kyiv, 01001, Ukraine"],
    payment_purpose: ["Example: do not send money", "Charitable donation"],
    partners: [45],
    ...counters,
  },
};

/**
 * Remembers which rows the demo content brought, so that it can be cleared. In place of the mark on
 * the settings, the site shows demo content while such a row is as it was.
 */
export class AddDemoItems1795423000000 implements MigrationInterface {
  name = "AddDemoItems1795423000000";

  async up(runner: QueryRunner): Promise<void> {
    const key = runner.connection.namingStrategy.primaryKeyName("demo_item", ["kind", "item_id"]);
    await runner.query(
      `CREATE TABLE demo_item (
         kind text NOT NULL,
         item_id uuid NOT NULL,
         version integer NOT NULL DEFAULT 1,
         cleared_at TIMESTAMP(3) WITH TIME ZONE,
         content jsonb,
         CONSTRAINT "${key}" PRIMARY KEY (kind, item_id))`,
    );
    await runner.query(
      `CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
       ON demo_item FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change()`,
    );
    const rows: unknown[] = await runner.query("SELECT FROM settings WHERE is_demo");
    if (rows.length > 0) await recordDemo(runner);
    await runner.query("ALTER TABLE settings DROP COLUMN is_demo");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE settings ADD is_demo boolean NOT NULL DEFAULT false");
    await runner.query(
      `UPDATE settings SET is_demo = EXISTS (SELECT FROM demo_item WHERE cleared_at IS NULL)`,
    );
    await runner.query("DROP TABLE demo_item");
  }
}

/**
 * The demo content is what was there before the first account and what the history does not know:
 * whatever editors and imports write is in the history and dated later.
 */
async function recordDemo(runner: QueryRunner): Promise<void> {
  for (const [kind, table] of Object.entries(kinds)) {
    await runner.query(
      `INSERT INTO demo_item (kind, item_id, version)
       SELECT $1, id, version FROM ${table} item
       WHERE deleted_at IS NULL
         AND created_at <= (SELECT coalesce(min(created_at), now()) FROM account)
         AND NOT EXISTS (SELECT FROM change WHERE change.kind = $1 AND change.item_id = item.id)`,
      [kind],
    );
  }
  for (const [table, item] of imageColumns) {
    await runner.query(
      `INSERT INTO demo_item (kind, item_id)
       SELECT DISTINCT 'Image', image_id FROM ${table}
       WHERE image_id IS NOT NULL AND ${item} IN (SELECT item_id FROM demo_item)
       ON CONFLICT DO NOTHING`,
    );
  }
  await recordSettings(runner);
}

async function recordSettings(runner: QueryRunner): Promise<void> {
  const [settings]: Record<string, unknown>[] = await runner.query("SELECT * FROM settings");
  const translations: Record<string, unknown>[] = await runner.query(
    "SELECT * FROM settings_translation",
  );
  const content = new Map(demoValues(settings, facts, ""));
  for (const language of ["ua", "eng"] as const) {
    const row = translations.find((one) => one.language === language);
    const values = demoValues(row, texts[language], `translations.${language}.`);
    for (const [path, value] of values) content.set(path, value);
  }
  if (content.size === 0) return;
  await runner.query(
    `INSERT INTO demo_item (kind, item_id, content)
     VALUES ('Settings', '00000000-0000-0000-0000-000000000000', $1)`,
    [JSON.stringify(Object.fromEntries(content))],
  );
}

/** The values of a row that are the demo's, by their paths in the input of the settings. */
function demoValues(
  row: Record<string, unknown> | undefined,
  known: Record<string, readonly unknown[]>,
  prefix: string,
): [path: string, value: unknown][] {
  return Object.entries(known).flatMap(([column, values]) => {
    const value = row?.[column];
    const isDemo = values.some((one) => JSON.stringify(one) === JSON.stringify(value));
    const name = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    return isDemo ? [[`${prefix}${name}`, value]] : [];
  });
}
