import { describe, expect, test } from "vitest";
import { contactMark, wordMarksOf } from "../../server/application/marks.ts";
import { anApplication, sealing } from "../support/application.ts";
import { apply, forgetApplications, formNames, keptIn } from "../support/applying.ts";
import { aLog } from "../support/log.ts";

const { log, read } = aLog();
const site = await anApplication({}, log);

/** What nobody shall read: words of answers, spelled so that they occur nowhere else. */
const told = {
  everywhere: ["671234567", "Сторожинець", "oksana@", "Оксана", "Мельник", "Ластівка"],
  ofHealth: ["MEDICINE", "PROSTHETICS", "DISABLED_CHILD", "TRAUMA", "LOSS", "протез"],
};
const secrets = [...told.everywhere, ...told.ofHealth];
const foundIn = (text: string) => secrets.filter((secret) => text.includes(secret));

/** Every row of every table as text, and bytes as their characters too. */
async function dump(): Promise<string> {
  const tables = site.db.entityMetadatas.map(({ tableName }) => tableName);
  const rows = await Promise.all(tables.map((table) => site.db.query(`select * from ${table}`)));
  const bytes = rows
    .flat(2)
    .flatMap((row: object) => Object.values(row))
    .filter((value) => Buffer.isBuffer(value))
    .map((value) => value.toString("utf8"));
  return `${JSON.stringify(rows)} ${bytes.join(" ")}`;
}

async function sendEverything() {
  await forgetApplications(site);
  await site.db.query("update application_form set staff_email = 'staff@doloni.example'");
  const health = {
    HUMANITARIAN: {
      ...{ needs: ["MEDICINE", "PROSTHETICS"], status: ["DISABLED_CHILD"], healthConsent: true },
      ...{ message: "Дитині потрібен протез", email: "oksana@doloni.example" },
    },
    PSYCHOLOGICAL: { topics: ["TRAUMA", "LOSS"] },
  };
  for (const form of formNames) {
    const changes = form in health ? health[form as keyof typeof health] : {};
    expect((await apply(site, form, changes)).failure).toBeNull();
  }
}

describe("what somebody tells in confidence", () => {
  test("is in no dump of the database: not the answers, and nothing of health", async () => {
    await sendEverything();
    expect(await keptIn(site)).toHaveLength(formNames.length);
    expect(foundIn(await dump())).toEqual([]);
  });

  test("is found again by its marks alone, by whoever has the key", async () => {
    await sendEverything();
    const rows = await keptIn(site);
    const volunteer = rows.find(({ form }: { form: string }) => form === "volunteer");
    expect(volunteer.contact_marks).toEqual([
      contactMark(sealing, "067 123 45 67"),
      contactMark(sealing, "OKSANA@doloni.example"),
    ]);
    expect(volunteer.word_marks).toEqual(wordMarksOf(sealing, ["оксана дяченко мельник"]));
  });

  test("leaves behind what may be counted", async () => {
    await sendEverything();
    const rows: { form: string; statistics: object }[] = await keptIn(site);
    const counted = Object.fromEntries(rows.map(({ form, statistics }) => [form, statistics]));
    const base = { month: expect.stringMatching(/^20\d\d-[01]\d$/), region: "CHERNIVTSI" };
    expect(counted).toEqual({
      general: base,
      humanitarian: { ...base, needs: ["OTHER"], householdSize: 2 },
      psychological: base,
      volunteer: { ...base, areas: ["DRIVING"], place: "CHERNIVTSI" },
      psychologist: { ...base, methods: ["PLAY"] },
      partner: { ...base, type: "BUSINESS", support: ["GOODS"] },
    });
  });

  test("is in no log and no answer, whether all goes well, is refused or breaks", async () => {
    await sendEverything();
    const refused = await apply(site, "HUMANITARIAN", { adults: 0, message: "протез" });
    expect(refused.failure?.code).toBe("INVALID");
    await site.db.query("alter table application_event rename to event_elsewhere");
    const broken = await apply(site, "GENERAL", { phone: "0991234567" });
    await site.db.query("alter table event_elsewhere rename to application_event");
    expect(broken.failure?.code).toBe("INTERNAL");
    expect(read()).toContain(broken.failure?.id);
    expect(foundIn(`${refused.text} ${broken.text} ${read()}`)).toEqual([]);
  });

  test("is not half kept when something breaks", async () => {
    await forgetApplications(site);
    await site.db.query("alter table mail rename to mail_elsewhere");
    await apply(site, "PARTNER");
    await site.db.query("alter table mail_elsewhere rename to mail");
    expect(await keptIn(site)).toEqual([]);
    expect((await apply(site, "PARTNER")).failure).toBeNull();
  });
});

test("that it arrived is the first line of its history", async () => {
  await forgetApplications(site);
  await apply(site, "GENERAL");
  const events = await site.db.query("select action, user_name, detail from application_event");
  expect(events).toEqual([{ action: "received", user_name: "", detail: "" }]);
});
