import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { entities } from "../../../server/entities.ts";
import { FolderStore } from "../../../server/files/folder-store.ts";
import { openImageStore } from "../../../server/image/image-store.ts";
import { openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { loadOrCreateSecret } from "../../../server/platform/encryption/secrets.ts";
import { readEnvironment } from "../../../server/platform/environment.ts";
import { prepareDatabase } from "../../../server/prepare-database.ts";
import { anEmptyDatabase } from "../../support/database/database.ts";
import { aDataFolder } from "../../support/processes/server-process.ts";

/** A site that is started anew each time. */
async function aSite(settings: { DEMO_CONTENT?: "off"; STARTING_CONTENT?: "off" }) {
  const url = await anEmptyDatabase();
  const dataDir = aDataFolder(afterAll);
  const environment = readEnvironment({
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    ...settings,
  });
  const db = await openDatabase({ url, entities, migrations, connections: 3 });
  afterAll(() => db.destroy());
  await loadOrCreateSecret(dataDir, "application-key");
  const files = await FolderStore.open(dataDir);
  const images = await openImageStore(files, null);
  return {
    db,
    async start() {
      const parts = { db, url, applicationUrl: url, images, files, environment };
      await (await prepareDatabase(parts)).finish();
    },
    async texts(): Promise<Record<string, string>> {
      const rows: { address: string; text: string }[] = await db.query(
        `select address, string_agg(lead || plain_text, ' ' order by language desc) as text
         from page join page_translation on item_id = page.id
         where fixed_page is not null and published_at <= now() group by address`,
      );
      return Object.fromEntries(rows.map(({ address, text }) => [address, text]));
    },
  };
}

const story = ["Ірина Савчук", "Iryna Savchuk"];

const ownSite = await aSite({ DEMO_CONTENT: "off" });
const emptySite = await aSite({ STARTING_CONTENT: "off" });
const demoSite = await aSite({});

describe("a site that is started without demo content", () => {
  beforeAll(() => ownSite.start(), 120_000);

  test("has the pages of every site and of the starting content, without anything invented", async () => {
    const texts = await ownSite.texts();
    expect(Object.keys(texts)).toEqual(
      expect.arrayContaining(["about", "contacts", "privacy", "projects/together"]),
    );
    expect(Object.values(texts).join()).not.toMatch(/Долоні|Doloni|Савчук|Savchuk/);
  });

  test("keeps what an editor wrote at the next start", async () => {
    await ownSite.db.query(
      `update page_translation set lead = 'Наша власна' from page
       where page.id = item_id and address = 'about' and language = 'ua'`,
    );
    await ownSite.start();
    expect((await ownSite.texts()).about).toContain("Наша власна");
  });
});

describe("a site that begins empty", () => {
  beforeAll(() => emptySite.start(), 120_000);

  test("has neither points nor projects nor pages of projects, also after another start", async () => {
    await emptySite.start();
    const addresses = Object.keys(await emptySite.texts());
    expect(addresses).toContain("about");
    expect(addresses.filter((address) => address.startsWith("projects/"))).toEqual([]);
    for (const table of ["project", "together_point", "demo_item"]) {
      expect(await emptySite.db.query(`select * from ${table}`), table).toEqual([]);
    }
    expect(
      await emptySite.db.query("select founding_year, working_hours, counters from settings"),
    ).toEqual([{ founding_year: null, working_hours: [], counters: [] }]);
  });

  test("promises nobody a reply within a term", async () => {
    const promises = "select form from application_form where reply_days is not null";
    expect(await emptySite.db.query(promises)).toEqual([]);
  });
});

describe("a site with demo content", () => {
  beforeAll(() => demoSite.start(), 120_000);

  test("tells the story of the demo on its page about the foundation", async () => {
    const { about } = await demoSite.texts();
    for (const name of story) expect(about).toContain(name);
  });

  test("that an earlier version began gets its pages, with the pictures of the story", async () => {
    await demoSite.db.query("delete from page where fixed_page is not null");
    await demoSite.start();
    const { about, contacts, privacy } = await demoSite.texts();
    for (const name of story) expect(about).toContain(name);
    expect([contacts, privacy]).not.toContain(undefined);
    const [row] = await demoSite.db.query(
      `select count(*)::int as pictures from page_image join page on page.id = item_id
       where address = 'about'`,
    );
    expect(row).toEqual({ pictures: 2 });
  });
});
