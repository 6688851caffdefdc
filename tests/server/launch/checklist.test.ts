import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateX25519Identity } from "age-encryption";
import { beforeEach, describe, expect, test } from "vitest";
import { settings as demoSettings } from "../../../server/demo/content/settings.ts";
import { fillSettings } from "../../../server/demo/rows/settings.ts";
import { recordDemoContent } from "../../../server/demo-clearing/record-demo-items.ts";
import { beginningOf } from "../../../server/page/default-pages.ts";
import { absentFixedPages, insertFixedPages } from "../../../server/page/ensure-fixed-pages.ts";
import { fixedPages } from "../../../server/page/fixed-pages.ts";
import { readEnvironment } from "../../../server/platform/environment.ts";
import { firstPassword, usersOf } from "../../support/accounts/user-client.ts";
import { anImageRow } from "../../support/images/image-row.ts";
import { aServer, type Role, type TestServer } from "../../support/server/test-server.ts";

const site = await aServer();
/** Run as in production: behind https, with a mail server and backups on another disk. */
const hosted = await aServer({
  publicUrl: "https://doloni.example",
  smtpUrl: "smtp://site:secret@mail.example:587",
  mailFrom: "site@foundation.org",
  backups: { location: { folder: join(tmpdir(), "another-disk") }, key: null },
});

beforeEach(async () => {
  await site.db.query("truncate settings, image, demo_item, emergency_line cascade");
  await site.db.query(
    "update application_form set state = 'open', staff_email = '', telegram_chats = ''",
  );
});

const query = "{ launchChecklist { points { kind count path } } }";

async function countOf(kind: string, at: TestServer = site): Promise<number> {
  const { launchChecklist } = await at.executeOrThrow(query, {}, "admin");
  return launchChecklist.points.find((point: { kind: string }) => point.kind === kind).count;
}

interface StartingText {
  field: string | null;
  titleEng: string;
  path: string;
}

/** Gives a page leads of its own in both languages. */
async function rewriteLead(id: string): Promise<void> {
  await site.db.query("update page_translation set lead = 'Власні слова.' where item_id = $1", [
    id,
  ]);
}

const save = async (input: object) => {
  const { settings } = await site.executeOrThrow("{ settings { version } }");
  await site.executeOrThrow(
    `mutation ($version: Int!, $input: SettingsInput!) {
      saveSettings(version: $version, input: $input) { version }
    }`,
    { version: settings.version, input: { translations: { ua: {}, eng: {} }, ...input } },
    "admin",
  );
};

describe("the checklist tells an admin", () => {
  test("that demo values are on the site, until they are cleared", async () => {
    await fillSettings(site.db.manager, demoSettings);
    await recordDemoContent(site.db.manager, demoSettings);
    expect(await countOf("DEMO_CONTENT")).toBeGreaterThan(0);
    await site.executeOrThrow("mutation { clearDemo { isPresent } }", {}, "admin");
    expect(await countOf("DEMO_CONTENT")).toBe(0);
  });

  test("which texts about the foundation are still the program's or the demo's, each with its screen", async () => {
    const named = async () => {
      const { launchChecklist } = await site.executeOrThrow(
        "{ launchChecklist { points { kind count items { field titleEng path } } } }",
        {},
        "admin",
      );
      const points: { kind: string; count: number; items: StartingText[] }[] =
        launchChecklist.points;
      const point = points.find(({ kind }) => kind === "STARTING_TEXTS");
      expect(point?.count).toBe(point?.items.length);
      return point?.items ?? [];
    };
    const fields = async () => (await named()).flatMap(({ field }) => field ?? []);
    const pages = async () => (await named()).filter(({ field }) => !field);
    const { manager } = site.db;
    await insertFixedPages(manager, await absentFixedPages(manager), new Date());
    const program = await pages();
    expect(program.map(({ titleEng }) => titleEng)).toContain("About Us");
    expect(program).toHaveLength(5);

    const about = program.find(({ titleEng }) => titleEng === "About Us");
    await rewriteLead(about?.path.split("/").at(-1) ?? "");
    expect((await pages()).map(({ titleEng }) => titleEng)).not.toContain("About Us");

    expect(await fields()).toEqual([]);
    await fillSettings(site.db.manager, demoSettings);
    await recordDemoContent(site.db.manager, demoSettings);
    expect(await fields()).toEqual(["tagline", "mission", "motto"]);
    const ua = { tagline: "фонд", mission: "Ми поруч.", motto: "Разом." };
    await save({ translations: { ua, eng: { ...ua, tagline: demoSettings.eng.tagline } } });
    expect(await fields()).toEqual(["tagline"]);
  });

  test("that the slogan and the drawing of the home page are still the starting content's", async () => {
    const begun = await aServer();
    const named = async () => {
      const { launchChecklist } = await begun.executeOrThrow(
        "{ launchChecklist { points { kind items { field path } } } }",
        {},
        "admin",
      );
      const points: { kind: string; items: StartingText[] }[] = launchChecklist.points;
      const items = points.find(({ kind }) => kind === "STARTING_TEXTS")?.items ?? [];
      return items.filter(({ path }) => path.endsWith(fixedPages.HOME.id));
    };
    expect(await named()).toEqual([]);
    await begun.db.query(
      `update page_translation set blocks = jsonb_set(blocks, '{0,hero}', $1::jsonb)
       where item_id = $2 and language = 'eng'`,
      [JSON.stringify(beginningOf("HOME", true).eng.blocks[0]?.hero), fixedPages.HOME.id],
    );
    expect((await named()).map(({ field }) => field)).toEqual(["slogan", "scene"]);
    await begun.db.query(
      `update page_translation set blocks = jsonb_set(blocks, '{0,hero,heading}', '"A house that waits"')
       where item_id = $1`,
      [fixedPages.HOME.id],
    );
    expect((await named()).map(({ field }) => field)).toEqual(["scene"]);
  });

  test("in how many languages the foundation has no name", async () => {
    expect(await countOf("FOUNDATION_NAME")).toBe(2);
    await save({ translations: { ua: { foundationName: "Вогник" }, eng: {} } });
    expect(await countOf("FOUNDATION_NAME")).toBe(1);
    const named = { ua: { foundationName: "Вогник" }, eng: { foundationName: "Vohnyk" } };
    await save({ translations: named });
    expect(await countOf("FOUNDATION_NAME")).toBe(0);
  });

  test("that the foundation's name is still the demo's", async () => {
    await fillSettings(site.db.manager, demoSettings);
    await recordDemoContent(site.db.manager, demoSettings);
    expect(await countOf("FOUNDATION_NAME")).toBe(2);
  });

  test("that nobody can be written to about personal data, or only at an invented address", async () => {
    expect(await countOf("PRIVACY_CONTACT")).toBe(1);
    await save({ email: "hello@doloni.example" });
    expect(await countOf("PRIVACY_CONTACT")).toBe(1);
    await save({ email: "hello@foundation.org" });
    expect(await countOf("PRIVACY_CONTACT")).toBe(0);
  });

  test("that bank details are missing, or have the demo's bank code", async () => {
    const details = {
      edrpou: "14360570",
      translations: { ua: { recipient: "БФ Вогник", paymentPurpose: "Пожертва" }, eng: {} },
    };
    expect(await countOf("BANK_DETAILS")).toBe(1);
    await save({ ...details, iban: "UA760000000000026000000000001" });
    expect(await countOf("BANK_DETAILS")).toBe(1);
    await save({ ...details, iban: "UA213223130000026007233566001" });
    expect(await countOf("BANK_DETAILS")).toBe(0);
  });

  test("how many emergency lines nobody has rung, and that there are none", async () => {
    const saveLine = (confirm: boolean) =>
      site.executeOrThrow(
        "mutation ($input: [EmergencyLineInput!]!) { saveEmergencyLines(input: $input) { id } }",
        { input: [{ phone: "112", nameUa: "Допомога", nameEng: "Help", confirm }] },
        "admin",
      );
    expect(await countOf("EMERGENCY_LINES")).toBe(1);
    await saveLine(false);
    expect(await countOf("EMERGENCY_LINES")).toBe(1);
    await saveLine(true);
    expect(await countOf("EMERGENCY_LINES")).toBe(0);
  });

  test("how many open forms tell nobody of applications", async () => {
    expect(await countOf("FORM_NOTICES")).toBe(7);
    await site.db.query(
      "update application_form set staff_email = 'a@b.org' where form = 'general'",
    );
    await site.db.query("update application_form set state = 'paused' where form = 'partner'");
    expect(await countOf("FORM_NOTICES")).toBe(5);
  });

  test("that a chat in Telegram is told as well as an address, if there is a bot", async () => {
    const telegram = { token: "1:a-token-of-some-bot", apiUrl: "https://api.telegram.org" };
    const withBot = await aServer({ telegram });
    for (const at of [site, withBot]) {
      await at.db.query("update application_form set telegram_chats = '-5' where form = 'general'");
    }
    expect([await countOf("FORM_NOTICES"), await countOf("FORM_NOTICES", withBot)]).toEqual([7, 6]);
  });

  test("how many pictures have no description", async () => {
    const id = await anImageRow(site.db);
    await site.db.query("update image set alt_ua = '', alt_eng = '', is_decorative = false");
    expect(await countOf("IMAGES_WITHOUT_TEXT")).toBe(1);
    await site.db.query("update image set alt_ua = 'Кіт', alt_eng = 'A cat' where id = $1", [id]);
    expect(await countOf("IMAGES_WITHOUT_TEXT")).toBe(0);
  });

  test("that there is no mail server, no other place for backups and no https, and only one admin", async () => {
    const kinds = ["MAIL_SERVER", "BACKUPS", "PLAIN_HTTP", "SECOND_ADMIN"];
    for (const kind of kinds) expect([kind, await countOf(kind)]).toEqual([kind, 1]);
    await usersOf(hosted).settled({ roles: ["admin"] });
    for (const kind of kinds) expect([kind, await countOf(kind, hosted)]).toEqual([kind, 0]);
  });

  test("that another admin is invited, until the invitation is accepted or has expired", async () => {
    const inviting = await aServer();
    const counts = async () => [
      await countOf("SECOND_ADMIN", inviting),
      await countOf("INVITED_ADMIN", inviting),
    ];
    expect(await counts()).toEqual([1, 0]);
    const { secret } = await usersOf(inviting).invited({ roles: ["admin"] });
    expect(await counts()).toEqual([0, 1]);
    await inviting.db.query(
      "update account set invited_until = now() where invited_until is not null",
    );
    expect(await counts()).toEqual([1, 0]);
    await inviting.db.query(
      "update account set invited_until = now() + interval '1 day' where invitation_hash is not null",
    );
    await usersOf(inviting).say("acceptInvitation", { secret, password: firstPassword }, null);
    expect(await counts()).toEqual([0, 0]);
  });
});

test("a mail server without a sender's address is not enough", async () => {
  const nameless = await aServer({ smtpUrl: "smtp://mail.example" });
  expect(await countOf("MAIL_SERVER", nameless)).toBe(1);
});

test("backups that are switched off are on the checklist", async () => {
  const without = await aServer({ backups: null });
  expect(await countOf("BACKUPS", without)).toBe(1);
});

test("backups in a bucket are in another place", async () => {
  const BACKUP_KEY = await generateX25519Identity();
  const account = { BACKUP_ACCESS_KEY_ID: "backups", BACKUP_SECRET_ACCESS_KEY: "secret" };
  const BACKUP_URL = "s3://backups?endpoint=https://s3.example.org";
  const { backups } = readEnvironment({ BACKUP_URL, BACKUP_KEY, ...account });
  expect(await countOf("BACKUPS", await aServer({ backups }))).toBe(0);
});

test("the mail server's password is never part of an answer", async () => {
  const { body } = await hosted.request(
    {
      method: "POST",
      url: "/graphql",
      payload: {
        query:
          'mutation { sendTestEmail(email: "a@foundation.org") { server outcome code } finishSetup { points { kind } } }',
      },
    },
    "admin",
  );
  expect(body).toContain("mail.example:587");
  expect(body).not.toContain("secret");
});

test.each<[Role, object]>([
  ["visitor", { code: "UNAUTHENTICATED" }],
  ["editor", { code: "FORBIDDEN" }],
  ["caseWorker", { code: "FORBIDDEN" }],
])("%s may neither read the checklist nor preview bank details", async (role, error) => {
  const preview = `{ previewPaymentCodes(input: { translations: { ua: {}, eng: {} } }) { svg } }`;
  for (const document of [query, preview]) {
    const { errors } = await site.execute(document, {}, role);
    expect(errors?.[0]?.extensions).toEqual(error);
  }
});
