import { expect, test } from "vitest";
import { AddHomePage1796110000000 } from "../../../migrations/1796110000000-add-home-page.ts";
import { createFirstAdmin } from "../../../server/account/first-admin.ts";
import { entities } from "../../../server/entities.ts";
import { beginningOf } from "../../../server/page/default-pages.ts";
import { ensureFixedPages } from "../../../server/page/ensure-fixed-pages.ts";
import { fixedPages } from "../../../server/page/fixed-pages.ts";
import { migrate, openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { anOddDatabase } from "../../support/database/odd-database.ts";

const earlier = migrations.slice(0, migrations.indexOf(AddHomePage1796110000000));

/** The blocks of the home page in both languages after an update, without their ids. */
async function homeAfterUpdate({ hasBegun }: { hasBegun: boolean }) {
  const url = await anOddDatabase("locale_provider libc locale 'C'", earlier);
  const db = await openDatabase({ url, entities, migrations });
  if (hasBegun) await createFirstAdmin(db, { email: "admin@doloni.example", password: null });
  await migrate(db);
  await ensureFixedPages(db, new Date());
  const rows: { language: "ua" | "eng"; title: string; blocks: { id: string }[] }[] =
    await db.query(
      `select language, title, blocks from page_translation where item_id = $1
       and published_at is not null`,
      [fixedPages.HOME.id],
    );
  await db.destroy();
  return Object.fromEntries(
    rows.map(({ language, title, blocks }) => [
      language,
      { title, blocks: blocks.map(({ id, ...block }) => block) },
    ]),
  );
}

test("a site that began before keeps its slogan, its drawing, its buttons and the order of its sections", async () => {
  const shown = (language: "ua" | "eng") => {
    const { title, blocks } = beginningOf("HOME", true)[language];
    return { title, blocks: blocks.map((block) => ({ isHidden: false, ...block })) };
  };
  expect(await homeAfterUpdate({ hasBegun: true })).toEqual({
    ua: shown("ua"),
    eng: shown("eng"),
  });
});

test("a new site begins with the foundation's own name in place of a slogan", async () => {
  const { ua } = await homeAfterUpdate({ hasBegun: false });
  expect(ua?.blocks[0]).toMatchObject({ hero: { heading: "", scene: "KITE" } });
});
