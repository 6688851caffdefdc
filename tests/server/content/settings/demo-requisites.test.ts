import { isBIC, isIBAN } from "class-validator";
import { expect, test } from "vitest";
import { MarkDemoContent1795407200000 } from "../../../../migrations/1795407200000-mark-demo-content.ts";
import { partners } from "../../../../server/demo/content/partners.ts";
import { settings } from "../../../../server/demo/content/settings.ts";
import { fillSettings } from "../../../../server/demo/rows/settings.ts";
import { entities } from "../../../../server/entities.ts";
import { migrate, openDatabase } from "../../../../server/platform/database/database.ts";
import { migrations } from "../../../../server/platform/database/migrations.ts";
import { anOddDatabase } from "../../../support/database/odd-database.ts";
import { aServer } from "../../../support/server/test-server.ts";

const place = migrations.indexOf(MarkDemoContent1795407200000);
const earlier = migrations.slice(0, place);

/** The columns of the settings after that migration, for a database that had these before. */
async function migrated(columns: Record<string, string>, further = "select 1") {
  const url = await anOddDatabase("locale_provider libc locale 'C'", earlier);
  const db = await openDatabase({ url, entities, migrations: migrations.slice(0, place + 1) });
  const names = Object.keys(columns);
  await db.query(
    `insert into settings (id, ${names.join(", ")})
     values (1, ${names.map((_, index) => `$${index + 1}`).join(", ")})`,
    Object.values(columns),
  );
  await db.query(further);
  await migrate(db);
  const [row] = await db.query(
    "select is_demo, version, iban, euro_iban, foreign_iban, swift from settings",
  );
  await db.destroy();
  return row;
}

test("the demo's accounts have the form of accounts, and a bank code that no bank has", async () => {
  const { iban, foreignIban, euroIban, swift } = settings;
  for (const account of [iban, foreignIban, euroIban]) expect(isIBAN(account)).toBe(true);
  for (const account of [iban, foreignIban]) expect(account?.slice(4, 10)).toBe("000000");
  expect(euroIban?.slice(4, 12)).toBe("00000000");
  // The eighth character of a BIC for tests is 0 (ISO 9362).
  expect([isBIC(swift), swift?.at(7)]).toEqual([true, "0"]);
});

test("a donor's banking app reads in the demo's payment codes that they are an example", async () => {
  const site = await aServer();
  await fillSettings(site.db.manager, settings);
  const { settings: saved } = await site.executeOrThrow(
    "{ settings { paymentCodes { format text } } }",
  );
  const [nbu, , epc] = saved.paymentCodes;
  const link = Buffer.from(nbu.text.split("/").at(-1), "base64url");
  expect(new TextDecoder("windows-1251").decode(link)).toContain("Приклад: не переказуйте грошей");
  expect(epc.text).toContain("Example: do not send money");
});

test("every invented partner is called an example", () => {
  const names = partners.flatMap(({ ua, eng }) => [ua?.name, eng?.name]).filter(Boolean);
  expect(names.filter((name) => !/\((?:приклад|example)\)$/.test(name ?? ""))).toEqual([]);
});

test("a data folder with the demo's requisites of before is marked, and gets accounts of no bank", async () => {
  const row = await migrated({
    iban: "UA213223130000026007233566001",
    euro_iban: "DE89370400440532013000",
    foreign_iban: "UA983223130000026009233566002",
    swift: "PRKDUAUK",
  });
  const { iban, euroIban, foreignIban, swift } = settings;
  const accounts = { iban, euro_iban: euroIban, foreign_iban: foreignIban, swift };
  expect(row).toEqual({ is_demo: true, version: 2, ...accounts });
});

test("a data folder with the demo's partners is marked, though its accounts are the foundation's", async () => {
  const own = { iban: "UA000000010000026007233566001" };
  const row = await migrated(
    own,
    "insert into partner (position, website) values (1, 'https://dzyga.example')",
  );
  expect(row).toMatchObject({ ...own, is_demo: true, version: 1 });
});

test("a data folder without anything of the demo is not marked", async () => {
  const own = { iban: "UA000000010000026007233566001", email: "office@fund.org.ua" };
  expect(await migrated(own)).toMatchObject({ is_demo: false, version: 1, iban: own.iban });
});
