import { beforeEach, expect, test } from "vitest";
import { AddFirstSetup1795422000000 } from "../../../migrations/1795422000000-add-first-setup.ts";
import { entities } from "../../../server/entities.ts";
import { migrate, openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { anOddDatabase } from "../../support/database/odd-database.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(() => site.db.query("truncate settings cascade"));

const isPending = async () =>
  (await site.executeOrThrow("{ launchChecklist { isSetupPending } }", {}, "admin")).launchChecklist
    .isSetupPending;

test("the first admin of a fresh site is shown the way to the assistant until it is finished", async () => {
  expect(await isPending()).toBe(true);
  await site.executeOrThrow("mutation { finishSetup { isSetupPending } }", {}, "admin");
  expect(await isPending()).toBe(false);
});

test("finishing the assistant leaves an open editor of the settings able to save", async () => {
  const { settings } = await site.executeOrThrow("{ settings { version } }");
  await site.executeOrThrow("mutation { finishSetup { isSetupPending } }", {}, "admin");
  const saved = await site.executeOrThrow(
    `mutation ($version: Int!, $input: SettingsInput!) {
      saveSettings(version: $version, input: $input) { version }
    }`,
    { version: settings.version, input: { translations: { ua: {}, eng: {} } } },
    "admin",
  );
  expect(saved.saveSettings.version).toBe(settings.version + 1);
  expect(await isPending()).toBe(false);
});

test("nobody is shown the way to the assistant on a site of an earlier version", async () => {
  const earlier = migrations.slice(0, migrations.indexOf(AddFirstSetup1795422000000));
  const url = await anOddDatabase("locale_provider libc locale 'C'", earlier);
  const db = await openDatabase({ url, entities, migrations });
  await db.query("insert into settings (id) values (1)");
  await db.query("insert into account (email, user_type) values ('a@b.org', 'admin')");
  await migrate(db);
  const [row] = await db.query("select setup_finished_at from settings");
  await db.destroy();
  expect(row.setup_finished_at).not.toBeNull();
});
