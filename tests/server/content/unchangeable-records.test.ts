import { beforeEach, describe, expect, test } from "vitest";
import { settingsOf, translations } from "../../support/content/saved-settings.ts";
import { anUploadedImage } from "../../support/images/image-library.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const { db } = site;
const refused = { code: "23001" };

describe("the security log", () => {
  test("cannot be rewritten, in no column", async () => {
    await db.query("insert into security_event (at, kind) values (now(), 'signedIn')");
    const columns: { name: string }[] = await db.query(
      `select column_name as name from information_schema.columns
       where table_name = 'security_event'`,
    );
    for (const { name } of columns) {
      const update = db.query(`update security_event set ${name} = ${name}`);
      await expect(update, name).rejects.toMatchObject(refused);
    }
  });
});

describe("a recorded change", () => {
  beforeEach(async () => {
    await db.query("delete from change");
    await db.query(
      `insert into change (at, user_id, user_name, kind, label, action, content, version)
       values (now(), gen_random_uuid(), 'Оля', 'BlogPost', 'Допис', 'saved', '{"a": "б"}', 1)`,
    );
  });
  const read = async () => (await db.query("select user_name, label, content from change"))[0];

  test.each([
    "user_name = 'Інша'",
    "label = 'Інший'",
    `content = '{"a": "в"}'`,
    "at = at - interval '1 day'",
    "user_id = null",
    "kind = 'Page'",
    "action = 'created'",
    "version = 2",
  ])("cannot be rewritten: %s", async (change) => {
    const update = db.query(`update change set ${change}`);
    await expect(update).rejects.toMatchObject(refused);
  });

  test("can be erased for good", async () => {
    await db.query("update change set user_name = '', label = '', content = null");
    expect(await read()).toEqual({ user_name: "", label: "", content: null });
    const update = db.query(`update change set content = '{"a": "б"}'`);
    await expect(update).rejects.toMatchObject(refused);
  });

  test("has texts that are rewritten one change at a time, and nothing beside them", async () => {
    await db.query(`select rewrite_change(id, 'Інший', '{"a": "в"}') from change`);
    expect(await read()).toEqual({ user_name: "Оля", label: "Інший", content: { a: "в" } });
    const update = db.query(
      `select rewrite_change(id, null, null) from change; update change set label = 'Ще інший'`,
    );
    await expect(update).rejects.toMatchObject(refused);
  });
});

describe("the settings", () => {
  beforeEach(async () => {
    await db.query("truncate settings cascade");
    await settingsOf(site).saveWith({});
  });

  test.each([
    "update settings set jar_url = 'https://jar.example'",
    "update settings set version = version - 1",
    "update settings_translation set recipient = 'Інші'",
    "update settings set version = version, iban = ''; update settings_translation set motto = '1'",
  ])("cannot be changed without raising their version: %s", async (statement) => {
    await expect(db.query(statement)).rejects.toMatchObject(refused);
  });

  test("are changed with it in either order", async () => {
    await db.query(
      `update settings_translation set motto = '1';
       update settings set version = version + 1, jar_url = 'https://jar.example'`,
    );
    expect(await settingsOf(site).refusal({}, 2)).toMatchObject({ reason: "stale" });
    expect(await settingsOf(site).saved({ translations }, 3)).not.toBeNull();
  });

  test("have another version when a logo is deleted, so that nobody brings it back unawares", async () => {
    const { id } = await anUploadedImage(site);
    await settingsOf(site).saveWith({ logoId: id }, 2);
    await site.executeOrThrow("mutation ($id: ID!) { deleteImage(id: $id) }", { id }, "editor");
    expect(await settingsOf(site).refusal({ logoId: id }, 3)).toMatchObject({ reason: "stale" });
    const { settings } = await site.executeOrThrow("{ settings { logo { id } version } }");
    expect(settings).toEqual({ logo: null, version: 4 });
  });
});
