import { beforeEach, describe, expect, test } from "vitest";
import { adminEmail } from "../../support/accounts/accounts.ts";
import { usersOf } from "../../support/accounts/user-client.ts";
import { aStoredApplication } from "../../support/applications/stored-applications.ts";
import { queuedEmails } from "../../support/applications/submit-form.ts";
import { aConsent, withdraw } from "../../support/consent/consents.ts";
import { exportOf, finishedImport, postArchive } from "../../support/content/content-imports.ts";
import { anUploadedImage } from "../../support/images/image-library.ts";
import { aServer, type Role } from "../../support/server/test-server.ts";
import { aWebhook, inputOf } from "../../support/webhooks/webhooks.ts";

const site = await aServer();
const other = await usersOf(site).settled({ roles: ["admin"] });
const bothAdmins = [adminEmail, other.email].sort();
const phone = "+380671112233";
const url = "https://catalogue.example/hook";

/** The code of a refusal; null when it was done. */
type Act = () => Promise<string | null>;

const mutate =
  (fields: string, variables: object = {}, as: Role = "admin"): Act =>
  async () => {
    const names = Object.keys(variables).map((name) => `$${name}: ${types[name]}`);
    const head = names.length > 0 ? `(${names.join(", ")})` : "";
    const { errors } = await site.execute(`mutation ${head} { ${fields} }`, variables, as);
    return (errors?.[0]?.extensions.code as string) ?? null; // the error's extensions are untyped
  };
const types: Record<string, string> = {
  settings: "SettingsInput!",
  form: "FormSettingsInput!",
  webhook: "WebhookInput!",
  blurred: "[BlurArea!]!",
};

const get =
  (path: string, as: Role = "admin"): Act =>
  async () => {
    const { statusCode, body } = await site.request({ url: path }, as);
    return statusCode === 200 ? null : JSON.parse(body).code;
  };

const saving = async (changes: object): Promise<Act> => {
  const { settings } = await site.executeOrThrow("{ settings { version } }");
  return mutate(`saveSettings(version: ${settings.version}, input: $settings) { id: version }`, {
    settings: { translations: { ua: {}, eng: {} }, ...changes },
  });
};

const form = { state: "OPEN", retentionMonths: 12 };
const savingForm = (changes: object) => async (): Promise<Act> => {
  await site.db.query("update application_form set version = 1, retention_months = 12");
  return mutate("saveApplicationFormSettings(form: GENERAL, version: 1, input: $form) { form }", {
    form: { ...form, ...changes },
  });
};

const webhookAct =
  (fields: (id: string) => string, variables = {}) =>
  async (): Promise<Act> => {
    const { id } = await aWebhook(site, { url });
    return mutate(fields(id), variables);
  };

async function withdrawnConsent() {
  const image = await anUploadedImage(site);
  const { id, version } = await aConsent(site, [image.id]);
  await withdraw(site, id);
  return { id, version: version + 1, image };
}

const blurringOf = (image: { id: string; publicId: string }, consentIds: string, as?: Role) =>
  mutate(
    `blurImage(id: "${image.id}", publicId: "${image.publicId}", areas: $blurred, original: SEALED,
      shows: NOBODY, consentIds: [${consentIds}]) { id }`,
    { blurred: [{ x: 0.25, y: 0.25, width: 0.5, height: 0.5 }] },
    as,
  );

/** What somebody does, its event, the heading of its e-mail, and how. */
const actions: [what: string, kind: string, heading: string, prepare: () => Promise<Act>][] = [
  [
    "lets everybody see pictures of children without a consent",
    "CONSENT_RULE_SWITCHED_OFF",
    "Pictures of children no longer need consent",
    () => saving({ picturesNeedConsent: false }),
  ],
  ...[
    { phone: "+380 44 000 00 00" },
    { email: "a@b.example" },
    { socialLinks: [{ url: "https://t.me/a" }] },
  ].map((changes): (typeof actions)[number] => [
    `changes how the foundation is reached: ${Object.keys(changes)}`,
    "CONTACTS_CHANGED",
    "Contacts of the foundation changed",
    () => saving(changes),
  ]),
  [
    "gives a withdrawn consent again",
    "CONSENT_GIVEN_AGAIN",
    "A withdrawn or refused consent was given again",
    async () => {
      const { id, version } = await withdrawnConsent();
      return mutate(
        `saveConsent(id: "${id}", version: ${version}, input: { state: GIVEN, givenOn: "2026-01-01" }) { id }`,
      );
    },
  ],
  [
    "takes a picture out of a withdrawn consent",
    "PICTURE_RELEASED",
    "A picture was removed from a withdrawn or refused consent",
    async () => {
      const { id, image } = await withdrawnConsent();
      return mutate(`removePicturesFromConsent(id: "${id}", imageIds: ["${image.id}"]) { id }`);
    },
  ],
  [
    "blurs a picture out of a withdrawn consent",
    "PICTURE_RELEASED",
    "A picture was removed from a withdrawn or refused consent",
    async () => {
      const { id, image } = await withdrawnConsent();
      return blurringOf(image, `"${id}"`);
    },
  ],
  [
    "brings back the original of a blurred picture",
    "ORIGINAL_UNSEALED",
    "The original of a blurred picture was restored",
    async () => {
      const image = await anUploadedImage(site);
      await blurringOf(image, "")();
      const { list } = await site.executeOrThrow(
        `{ list: sealedOriginals(imageId: "${image.id}") { id } }`,
        {},
        "admin",
      );
      return mutate(`unsealOriginal(id: "${list[0].id}") { id }`);
    },
  ],
  ...(["admin", "caseWorker"] as const).map((as): (typeof actions)[number] => [
    `downloads all applications (${as})`,
    "APPLICATIONS_EXPORTED",
    "Contacts of applications were exported",
    async () => get("/api/applications.csv", as),
  ]),
  [
    "reads everything about a person",
    "PERSONAL_DATA_EXPORTED",
    "All data of a person was exported",
    async () => async () => {
      const { errors } = await site.execute(
        `{ personalData(contact: "${phone}") { found } }`,
        {},
        "admin",
      );
      return (errors?.[0]?.extensions.code as string) ?? null; // the error's extensions are untyped
    },
  ],
  [
    "erases a person",
    "PERSONAL_DATA_ERASED",
    "All data of a person was erased",
    async () => mutate(`erasePersonalData(contact: "${phone}")`),
  ],
  [
    "downloads the content",
    "CONTENT_EXPORTED",
    "Content of the site was exported",
    async () => get("/api/content.zip?kind=Member"),
  ],
  [
    "imports content",
    "CONTENT_IMPORTED",
    "An import of content was started",
    async () => {
      await postArchive(site, await exportOf(site, "Member"));
      await site.db.query("truncate mail, security_event");
      return async () => {
        const start = { method: "POST", url: "/api/content-import/start" } as const;
        const { statusCode, body } = await site.request(start, "admin");
        if (statusCode !== 200) return JSON.parse(body).code;
        await finishedImport(site);
        return null;
      };
    },
  ],
  [
    "creates a webhook",
    "WEBHOOK_CREATED",
    "A webhook was created",
    async () => mutate("createWebhook(input: $webhook) { secret }", { webhook: inputOf({ url }) }),
  ],
  [
    "sends a webhook elsewhere",
    "WEBHOOK_CHANGED",
    "A webhook was changed",
    webhookAct((id) => `changeWebhook(id: "${id}", version: 1, input: $webhook) { id }`, {
      webhook: inputOf({ url: "https://elsewhere.example/" }),
    }),
  ],
  [
    "gives a webhook a new secret",
    "WEBHOOK_SECRET_ROTATED",
    "A webhook got a new secret",
    webhookAct((id) => `rotateWebhookSecret(id: "${id}") { secret }`),
  ],
  [
    "deletes a webhook",
    "WEBHOOK_DELETED",
    "A webhook was deleted",
    webhookAct((id) => `deleteWebhook(id: "${id}")`),
  ],
  ...[{ staffEmail: "a@b.example" }, { telegramChats: "@chat" }].map(
    (changes): (typeof actions)[number] => [
      `changes who learns of applications: ${Object.keys(changes)}`,
      "NOTICE_RECIPIENTS_CHANGED",
      "Recipients of notices about applications changed",
      savingForm(changes),
    ],
  ),
  [
    "lets applications be erased earlier",
    "RETENTION_SHORTENED",
    "The retention period of applications was shortened",
    savingForm({ retentionMonths: 1 }),
  ],
  [
    "changes the emergency numbers",
    "EMERGENCY_LINES_CHANGED",
    "Emergency numbers changed",
    async () =>
      mutate(`saveEmergencyLines(input: [{ phone: "7333", nameUa: "А", nameEng: "B" }]) { id }`),
  ],
];

const typePasswords = (at: string) => site.db.query("update session set confirmed_at = $1", [at]);
const eventKinds = async () => {
  const { items } = (
    await site.executeOrThrow("{ securityEvents { items { kind } } }", {}, "admin")
  ).securityEvents;
  return items.map(({ kind }: { kind: string }) => kind);
};

beforeEach(async () => {
  await typePasswords("2100-01-01");
  await site.db.query("truncate settings, application, webhook, emergency_line cascade");
  await site.db.query("update application_form set staff_email = '', telegram_chats = ''");
  await aStoredApplication(site, "general", { phone });
});

describe.each(actions)("somebody who %s", (_what, kind, heading, prepare) => {
  test("is asked for the password, and every admin learns of it", async () => {
    const act = await prepare();
    await site.db.query("truncate mail, security_event");
    await typePasswords("2020-01-01");
    expect(await act()).toBe("CONFIRMATION_REQUIRED");
    expect(await queuedEmails(site)).toEqual([]);
    expect(await eventKinds()).toEqual([]);

    await typePasswords("2100-01-01");
    expect(await act()).toBeNull();
    expect(await eventKinds()).toEqual([kind]);
    const emails = await queuedEmails(site);
    expect(emails.map(({ to }) => to).sort()).toEqual(bothAdmins);
    expect(emails[0]?.subject).toContain(heading);
  });
});
