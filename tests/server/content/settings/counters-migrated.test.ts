import type { DataSource } from "typeorm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AddCounters1796100000000 } from "../../../../migrations/1796100000000-add-counters.ts";
import { entities } from "../../../../server/entities.ts";
import { migrate, openDatabase } from "../../../../server/platform/database/database.ts";
import { migrations } from "../../../../server/platform/database/migrations.ts";
import { startingCounters } from "../../../../server/starting-content/counters.ts";
import { anOddDatabase } from "../../../support/database/odd-database.ts";

const place = migrations.indexOf(AddCounters1796100000000);
const earlier = migrations.slice(0, place);
/** Up to this migration, which is then the last one. */
const upToCounters = migrations.slice(0, place + 1);

const source = {
  kind: "TYPED",
  countedOn: "2026-10-31",
  category: null,
  documentId: null,
  noteUa: "За договорами.",
  noteEng: "By agreements.",
};
const counterSources = [{ counter: "PARTNERS", ...source }];
const numbers = { families: 9000, tons: 1, childrenThousands: 95 };
const ua = { ...numbers, institutions: 2, partners: 40, address: "Чернівці" };
const eng = { ...numbers, institutions: 2, partners: 45, address: "Chernivtsi" };

/** What these numbers say since the migration. */
const expected = [
  startingCounters[0],
  { ...startingCounters[1], numberUa: 1, unitUa: "тонна", numberEng: 1, unitEng: "ton" },
  startingCounters[2],
  { ...startingCounters[3], source },
  {
    ...startingCounters[4],
    numberUa: 2,
    labelUa: "заклади отримали медичну підтримку",
    numberEng: 2,
  },
];

describe("a site of an earlier version", () => {
  let db: DataSource;

  beforeAll(async () => {
    const url = await anOddDatabase("locale_provider libc locale 'C'", earlier);
    db = await openDatabase({ url, entities, migrations: upToCounters });
    await db.query("insert into settings (counter_sources, version) values ($1, 7)", [
      JSON.stringify(counterSources),
    ]);
    for (const [language, texts] of Object.entries({ ua, eng })) {
      await db.query(
        `insert into settings_translation (item_id, language, institutions, families, partners,
           tons, children_thousands) values (1, $1, $2, $3, $4, $5, $6)`,
        [
          language,
          texts.institutions,
          texts.families,
          texts.partners,
          texts.tons,
          texts.childrenThousands,
        ],
      );
    }
    const content = { phone: "1", counterSources, translations: { ua, eng } };
    await db.query(
      `insert into change (at, kind, action, content) values (now(), 'Settings', 'saved', $1)`,
      [JSON.stringify(content)],
    );
    await db.query(
      `insert into demo_item (kind, item_id, content)
       values ('Settings', '00000000-0000-0000-0000-000000000000', $1)`,
      [
        JSON.stringify({
          phone: "1",
          counterSources,
          "translations.ua.partners": 40,
          "translations.eng.partners": 45,
          "translations.ua.address": "Чернівці",
        }),
      ],
    );
    await migrate(db);
  });
  afterAll(() => db.destroy());

  test("shows its numbers with the words that it showed, and who counted them", async () => {
    const [settings] = await db.query("select counters, version from settings");
    expect(settings.counters).toEqual(expected);
    // An open editor is not told that somebody else has saved.
    expect(settings.version).toBe(7);
  });

  test("restores an earlier version of the settings with its numbers", async () => {
    const [change] = await db.query("select content from change where kind = 'Settings'");
    expect(change.content).toEqual({
      phone: "1",
      counters: expected,
      translations: { ua: { address: "Чернівці" }, eng: { address: "Chernivtsi" } },
    });
  });

  test("keeps the numbers when its demo is cleared, and loses their invented sources", async () => {
    const [demo] = await db.query("select content from demo_item where kind = 'Settings'");
    expect(demo.content).toEqual({
      phone: "1",
      "counters.partners.source": source,
      "translations.ua.address": "Чернівці",
    });
  });

  test("has the same numbers after the migration is taken back", async () => {
    await db.undoLastMigration();
    const texts = await db.query(
      `select language, institutions, families, partners, tons, children_thousands
       from settings_translation order by language desc`,
    );
    expect(texts).toEqual(
      [ua, eng].map(({ childrenThousands, address: _, ...rest }, index) => {
        return { language: ["ua", "eng"][index], ...rest, children_thousands: childrenThousands };
      }),
    );
    const [settings] = await db.query("select counter_sources from settings");
    expect(settings.counter_sources).toEqual(counterSources);
  });
});
