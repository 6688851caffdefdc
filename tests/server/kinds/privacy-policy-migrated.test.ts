import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { TruePrivacyPolicy1795900000000 } from "../../../migrations/1795900000000-true-privacy-policy.ts";
import { entities } from "../../../server/entities.ts";
import { privacy } from "../../../server/page/defaults/privacy.ts";
import { migrate, openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { anOddDatabase } from "../../support/database/odd-database.ts";

const earlier = migrations.slice(0, migrations.indexOf(TruePrivacyPolicy1795900000000));
const outdated =
  "The email by which the site notifies staff contains none of your data, only a number and a link. If you left an email address, we send you a receipt with the number of your request; it travels through our mail provider.";
const own = "Our lawyer wrote this paragraph.";

test("an earlier site's policy says what the program does, and keeps what its staff wrote", async () => {
  const url = await anOddDatabase("locale_provider libc locale 'C'", earlier);
  const db = await openDatabase({ url, entities, migrations });
  const id = randomUUID();
  const block = { id: randomUUID(), isHidden: false };
  const blocks = [{ ...block, richText: { html: `<p>${own}</p><p>${outdated}</p>` } }];
  await db.query("insert into page (id, fixed_page, address) values ($1, 'PRIVACY', 'privacy')", [
    id,
  ]);
  await db.query(
    `insert into page_translation (item_id, language, title, blocks, plain_text)
     values ($1, 'eng', 'Privacy policy', $2, $3)`,
    [id, JSON.stringify(blocks), `${own}  ${outdated}`],
  );
  await migrate(db);
  const [row] = await db.query("select blocks, plain_text from page_translation");
  await db.destroy();
  const { html } = row.blocks[0].richText;
  expect(html).toContain(`<p>${own}</p><p>Notices to staff (emails and, where switched on`);
  expect(JSON.stringify(privacy.eng.blocks)).toContain(html.split("<p>").at(-1));
  expect(row.plain_text).toMatch(/^Our lawyer wrote this paragraph\. {2}Notices to staff/);
});
