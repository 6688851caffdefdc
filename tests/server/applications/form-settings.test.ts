import { beforeEach, describe, expect, test } from "vitest";
import { aServer, type Role } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(async () => {
  await site.db.query("delete from change");
  await site.db.query(
    `update application_form set version = 1, state = 'open', places_left = null, staff_email = ''`,
  );
});

const save = `mutation ($version: Int!, $input: FormSettingsInput!) {
  saveApplicationFormSettings(form: HUMANITARIAN, version: $version, input: $input) {
    form version state placesLeft replyDays staffEmail retentionMonths
  }
}`;
const settings = {
  state: "PAUSED",
  placesLeft: 5,
  replyDays: 3,
  staffEmail: "help@doloni.example",
  retentionMonths: 10,
};
const saveSettings = (input: object = settings, version = 1, as: Role = "admin") =>
  site.execute(save, { version, input }, as);
const refusal = async (...args: Parameters<typeof saveSettings>) =>
  (await saveSettings(...args)).errors?.[0]?.extensions;

describe("the settings of a form", () => {
  test("are listed for every form, in the order of the forms", async () => {
    const { applicationFormSettings } = await site.executeOrThrow(
      "{ applicationFormSettings { form version state placesLeft replyDays staffEmail retentionMonths } }",
      {},
      "admin",
    );
    expect(applicationFormSettings.map(({ form }: { form: string }) => form)).toEqual([
      "GENERAL",
      "HUMANITARIAN",
      "PSYCHOLOGICAL",
      "VOLUNTEER",
      "PSYCHOLOGIST",
      "PARTNER",
      "PICTURE_REMOVAL",
    ]);
    expect(applicationFormSettings[2]).toEqual({
      form: "PSYCHOLOGICAL",
      version: 1,
      state: "OPEN",
      placesLeft: null,
      replyDays: 2,
      staffEmail: "",
      retentionMonths: 6,
    });
  });

  test("are saved completely, and recorded with their author", async () => {
    expect((await saveSettings()).data).toEqual({
      saveApplicationFormSettings: { form: "HUMANITARIAN", version: 2, ...settings },
    });
    const { changes } = await site.executeOrThrow(
      "{ changes(kind: SETTINGS) { items { itemId label action version userName content } } }",
      {},
      "admin",
    );
    expect(changes.items).toMatchObject([
      {
        label: "humanitarian",
        action: "SAVED",
        version: 2,
        userName: "admin",
        content: { ...settings, state: "paused" },
      },
    ]);
    const historyQuery = `{ history(kind: SETTINGS, id: "${changes.items[0].itemId}") { label } }`;
    expect((await site.executeOrThrow(historyQuery, {}, "admin")).history).toEqual([
      { label: "humanitarian" },
    ]);
  });

  test("are not part of the history of the site's settings", async () => {
    await saveSettings();
    expect(
      (await site.executeOrThrow("{ history(kind: SETTINGS) { id } }", {}, "admin")).history,
    ).toEqual([]);
  });

  test("do not overwrite what another admin saved meanwhile", async () => {
    const answers = await Promise.all([saveSettings(), saveSettings()]);
    const refused = answers.flatMap(({ errors }) => errors?.[0]?.extensions ?? []);
    expect(refused).toEqual([{ code: "CONFLICT", reason: "stale" }]);
  });

  test("name several addresses and chats, however they are separated", async () => {
    const lists = {
      staffEmail: "one@doloni.example;two@doloni.example, one@doloni.example",
      telegramChats: " -1001234567890\n@our_chat ",
    };
    await saveSettings({ ...settings, ...lists });
    const [row] = await site.db.query(
      "select staff_email, telegram_chats from application_form where form = 'humanitarian'",
    );
    expect(row).toEqual({
      staff_email: "one@doloni.example, two@doloni.example",
      telegram_chats: "-1001234567890, @our_chat",
    });
  });

  test("may omit places, promise and address", async () => {
    const { data } = await saveSettings({ state: "OPEN", retentionMonths: 12 });
    expect(data?.saveApplicationFormSettings).toMatchObject({
      placesLeft: null,
      replyDays: null,
      staffEmail: "",
    });
  });

  test.each([
    ["placesLeft", -1, "min"],
    ["replyDays", 0, "min"],
    ["replyDays", 61, "max"],
    ["staffEmail", "help", "emailList"],
    ["urgentEmail", "help@doloni.example, night", "emailList"],
    ["telegramChats", "our chat", "chatList"],
    ["urgentTelegramChats", "-1001, https://t.me/ours", "chatList"],
    ["overdueHours", 0, "min"],
    ["urgentOverdueHours", 721, "max"],
    ["retentionMonths", 0, "min"],
    ["retentionMonths", 121, "max"],
  ])("are refused at %s: %s", async (path, value, rule) => {
    const { code, fields } = (await refusal({ ...settings, [path]: value })) ?? {};
    expect([code, fields]).toMatchObject(["INVALID", [{ path, rule }]]);
  });

  test("can be seen and saved by admins alone", async () => {
    for (const speaker of ["caseWorker", "editor"] as const) {
      expect(await refusal(settings, 1, speaker)).toEqual({ code: "FORBIDDEN" });
      const { errors } = await site.execute("{ applicationFormSettings { form } }", {}, speaker);
      expect(errors?.[0]?.extensions).toEqual({ code: "FORBIDDEN" });
    }
  });
});

describe("the emergency lines", () => {
  const lines = [
    { phone: "112", nameUa: "Екстрена допомога", nameEng: "Emergency services" },
    { phone: "0 800 60 20 19", nameUa: "Лінія МОЗ", nameEng: "Ministry of Health" },
  ].map((line) => ({ ...line, hoursUa: "цілодобово", hoursEng: "24 hours" }));
  const saveLines = (input: object[], as: Role = "admin") =>
    site.execute(
      "mutation ($input: [EmergencyLineInput!]!) { saveEmergencyLines(input: $input) { phone } }",
      { input },
      as,
    );

  test("are read by everybody in either language, in the order that admins chose", async () => {
    expect((await saveLines(lines)).errors).toBeUndefined();
    const { emergencyLines } = await site.executeOrThrow(
      "{ emergencyLines { phone ua: name eng: name(language: ENG) } }",
    );
    expect(emergencyLines).toEqual(
      lines.map(({ phone, nameUa, nameEng }) => ({ phone, ua: nameUa, eng: nameEng })),
    );
    const [change] = await site.db.query("select kind, label, content from change");
    expect(change).toEqual({
      kind: "Settings",
      label: "emergencyLines",
      content: { input: lines },
    });
  });

  test("are refused when a number is invalid, a name is missing, or there are too many", async () => {
    const refused = async (input: object[]) =>
      (await saveLines(input)).errors?.[0]?.extensions.fields;
    const [first, second] = lines;
    expect(await refused([{ ...first }, { ...second, phone: "call", nameEng: " " }])).toEqual([
      { path: "1.phone", rule: "matches" },
      { path: "1.nameEng", rule: "matches" },
    ]);
    expect(await refused(Array(11).fill(first))).toEqual([
      { path: "input", rule: "arrayMaxSize", limit: 10 },
    ]);
  });

  test("can be saved by admins alone", async () => {
    for (const speaker of ["caseWorker", "editor"] as const) {
      expect((await saveLines(lines, speaker)).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    }
  });
});
