import { expect, test } from "vitest";
import { AddFoundation1795418000000 } from "../../../../migrations/1795418000000-add-foundation.ts";
import { entities } from "../../../../server/entities.ts";
import { migrate, openDatabase } from "../../../../server/platform/database/database.ts";
import { migrations } from "../../../../server/platform/database/migrations.ts";
import { anOddDatabase } from "../../../support/database/odd-database.ts";

const earlier = migrations.slice(0, migrations.indexOf(AddFoundation1795418000000));

/** What a site of the version before shows in its footer and on its home page after the update. */
async function migratedTexts(ua: string, eng: string) {
  const url = await anOddDatabase("locale_provider libc locale 'C'", earlier);
  const db = await openDatabase({ url, entities, migrations });
  await db.query("insert into settings default values");
  await db.query(
    `insert into settings_translation (item_id, language, foundation_name)
     values (1, 'ua', $1), (1, 'eng', $2)`,
    [ua, eng],
  );
  await migrate(db);
  const rows: { full_name: string; motto: string; mission: string }[] = await db.query(
    "select full_name, motto, mission from settings_translation order by language desc",
  );
  await db.destroy();
  return rows;
}

test("a site of «Долоні» keeps what its pages said", async () => {
  const [ua, eng] = await migratedTexts("Долоні", "Doloni");
  expect(ua?.full_name).toBe("Дитячий благодійний фонд «Долоні»");
  expect(ua?.motto).toMatch(/^Від долоні до долоні/);
  expect(eng?.mission).toMatch(/^Doloni means “palms”/);
});

test("a site with another name says nothing of «Долоні»", async () => {
  const rows = await migratedTexts("Надія", "Hope");
  for (const row of rows) expect(row).toEqual({ full_name: "", motto: "", mission: "" });
});
