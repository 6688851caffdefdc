import { beforeEach, describe, expect, test } from "vitest";
import { adminEmail } from "../../support/accounts/accounts.ts";
import { usersOf } from "../../support/accounts/user-client.ts";
import { queuedEmails } from "../../support/applications/submit-form.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer({ publicUrl: "https://doloni.example" });
const { asAdmin, invited, settled } = usersOf(site);
const other = await settled({ roles: ["admin"] });
await settled({ roles: ["editor"] });
const deactivated = await settled({ roles: ["admin"] });
await asAdmin("deactivateUser", { id: deactivated.id });
await invited({ roles: ["admin"] });

beforeEach(() => site.db.query("truncate settings, mail cascade"));

const recipients = async () => (await queuedEmails(site)).map(({ to }) => to).sort();
const bothAdmins = [adminEmail, other.email].sort();
const onlyMail = async () => {
  const [mail] = await queuedEmails(site);
  return `${mail?.subject}\n${mail?.text}`;
};

const iban = "UA213223130000026007233566001";
const save = (version: number, input: object) =>
  site.executeOrThrow(
    `mutation ($version: Int!, $input: SettingsInput!) {
      saveSettings(version: $version, input: $input) { version }
    }`,
    { version, input: { translations: { ua: {}, eng: {} }, ...input } },
    "admin",
  );

describe("changed bank details", () => {
  test("are mailed to every active admin, and to nobody else", async () => {
    await save(1, { iban });
    expect(await recipients()).toEqual(bothAdmins);
  });

  test("are told from what to what, by whom and from where, in both languages", async () => {
    await save(1, { iban });
    await site.db.query("truncate mail");
    await save(2, { iban: "UA903052992990004149123456789", foundingYear: 2019 });
    const mail = await onlyMail();
    expect(mail).toContain("Змінено банківські реквізити · Bank details changed");
    expect(mail).toContain(`IBAN у гривні: «${iban}» → «UA903052992990004149123456789»`);
    expect(mail).toContain(`IBAN in hryvnias: “${iban}” → “UA903052992990004149123456789”`);
    expect(mail).toContain(`admin (${adminEmail})`);
    expect(mail).toContain("127.0.0.1");
    expect(mail).toContain("https://doloni.example/editor/settings");
    expect(mail).not.toContain("2019");
  });

  test("are not mailed when they stay as they were, or when the save fails", async () => {
    await save(1, { workingHours: [{ weekday: 2, opens: "09:00", closes: "17:00" }] });
    await expect(save(1, { iban })).rejects.toThrow("stale");
    expect(await recipients()).toEqual([]);
  });
});

test("a changed telephone number is told from what to what, in both languages", async () => {
  await save(1, { phone: "+380 44 000 00 00" });
  await site.db.query("truncate mail");
  await save(2, { phone: "+380 44 000 00 01" });
  const mail = await onlyMail();
  expect(mail).toContain("Телефон: «+380 44 000 00 00» → «+380 44 000 00 01»");
  expect(mail).toContain("Telephone: “+380 44 000 00 00” → “+380 44 000 00 01”");
});

describe("a changed account", () => {
  test("is mailed to every active admin with the permissions before and after", async () => {
    const { id, email } = await settled();
    await site.db.query("truncate mail");
    await asAdmin("setUserRoles", { id, roles: ["caseWorker"] });
    expect(await recipients()).toEqual(bothAdmins);
    expect(await onlyMail()).toContain(`(${email}): «редагування сайту» → «робота із заявками»`);
    expect(await onlyMail()).toContain(`(${email}): “editor” → “case worker”`);
  });

  test.each([
    ["setUserRoles", { roles: ["editor"] }],
    ["deactivateUser", {}],
  ] as const)(
    "of an admin who loses their rights is mailed to them too (%s)",
    async (name, args) => {
      const { id, email } = await settled({ roles: ["admin"] });
      await site.db.query("truncate mail");
      await asAdmin(name, { id, ...args });
      expect(await recipients()).toEqual([...bothAdmins, email].sort());
      await asAdmin("deactivateUser", { id });
    },
  );

  test("is mailed when it is invited or reactivated, and never with the one-time link", async () => {
    const { id, secret } = await invited({ name: "Ганна" });
    expect(await recipients()).toEqual(bothAdmins);
    expect(await onlyMail()).toContain("Ганна");
    expect(await onlyMail()).not.toContain(secret);
    await asAdmin("deactivateUser", { id });
    await site.db.query("truncate mail");
    await asAdmin("reactivateUser", { id });
    expect(await recipients()).toEqual(bothAdmins);
  });
});
