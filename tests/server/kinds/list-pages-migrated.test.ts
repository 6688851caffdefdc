import { expect, test } from "vitest";
import { AddListPages1796120000000 } from "../../../migrations/1796120000000-add-list-pages.ts";
import { entities } from "../../../server/entities.ts";
import { beginningOf } from "../../../server/page/default-pages.ts";
import { ensureFixedPages } from "../../../server/page/ensure-fixed-pages.ts";
import { type FixedPage, fixedPages } from "../../../server/page/fixed-pages.ts";
import { migrate, openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { anOddDatabase } from "../../support/database/odd-database.ts";

const earlier = migrations.slice(0, migrations.indexOf(AddListPages1796120000000));
const lists = Object.keys(fixedPages).filter((name) =>
  "PROJECTS TEAM GALLERIES TOGETHER_POINTS BLOG NEWS REPORTS".split(" ").includes(name),
) as FixedPage[];

async function aMigratedSite(hasBegun: boolean) {
  const url = await anOddDatabase("locale_provider libc locale 'C'", earlier);
  const db = await openDatabase({ url, entities, migrations });
  if (hasBegun) {
    await db.query("insert into account (email, roles) values ('olha@oselia.example', '{admin}')");
    await db.query("insert into settings default values");
    await db.query(
      `insert into settings_translation (item_id, language, foundation_name)
       select id, 'ua', 'Оселя' from settings`,
    );
  }
  await migrate(db);
  await ensureFixedPages(db, new Date());
  const rows: Record<string, string>[] = await db.query(
    `select fixed_page as page, language, title, lead, meta_description as description, blocks, plain_text as "plainText"
     from page join page_translation on item_id = page.id
     where deleted_at is null and public_from <= now() and published_at <= now()`,
  );
  await db.destroy();
  return (page: FixedPage, language: string) =>
    rows.find((row) => row.page === page && row.language === language);
}

test("a site that began before keeps the titles, leads and descriptions of its lists", async () => {
  const textsOf = await aMigratedSite(true);
  for (const page of lists) {
    for (const language of ["ua", "eng"] as const) {
      const { title, lead } = beginningOf(page, true)[language];
      expect(textsOf(page, language)).toMatchObject({ title, lead });
    }
  }
  expect(textsOf("TEAM", "ua")?.description).toBe(
    "Люди фонду «Оселя»: організатори, психологи й команда на місцях.",
  );
  expect(textsOf("TEAM", "eng")?.description).toBe(
    "The people of the foundation: organisers, psychologists and the team on the ground.",
  );
  expect(textsOf("PROJECTS", "eng")).toMatchObject({
    plainText: "Supported by a children’s fund\nOur goals\nWhat we are working towards.",
    blocks: [
      { sitePart: { part: "FUNDED_PROJECTS", heading: "Supported by a children’s fund" } },
      { sitePart: { part: "PROJECT_GOALS", heading: "Our goals" } },
    ],
  });
});

test("a new site begins with neutral ones", async () => {
  const textsOf = await aMigratedSite(false);
  for (const page of lists) {
    const { title, lead } = beginningOf(page, false).eng;
    expect(textsOf(page, "eng")).toMatchObject({ title, lead });
  }
});
