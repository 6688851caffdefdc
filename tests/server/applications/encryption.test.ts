import { describe, expect, test } from "vitest";
import {
  contactBlindIndex,
  wordBlindIndexesOf,
} from "../../../server/application/privacy/blind-index.ts";
import {
  deleteApplications,
  formNames,
  storedApplications,
  submitForm,
} from "../../support/applications/submit-form.ts";
import { aLog } from "../../support/server/log.ts";
import { aServer, encryption } from "../../support/server/test-server.ts";

const { log, read } = aLog();
const site = await aServer({}, log);

/** What nobody shall read: words of answers, spelled so that they occur nowhere else. */
const told = {
  everywhere: ["671234567", "Сторожинець", "oksana@", "Оксана", "Мельник", "Ластівка"],
  ofHealth: ["MEDICINE", "PROSTHETICS", "DISABLED_CHILD", "TRAUMA", "LOSS", "протез"],
};
const secrets = [...told.everywhere, ...told.ofHealth];
const foundIn = (text: string) => secrets.filter((secret) => text.includes(secret));

/** Every table of the database in PostgreSQL's own words, as a dump has them; bytes read too. */
async function dump(): Promise<string> {
  const tables: { name: string }[] = await site.db.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows: { text: string }[] = await site.db.query(
      `select item::text as text from ${name} item`,
    );
    texts.push(name, ...rows.map((row) => row.text));
  }
  const text = texts.join("\n");
  const bytes = [...text.matchAll(/\\x([0-9a-f]+)/g)].map(([, hex = ""]) =>
    Buffer.from(hex, "hex").toString("utf8"),
  );
  expect(bytes.length).toBeGreaterThan(formNames.length);
  return `${text}\n${bytes.join("\n")}`;
}

async function sendEverything() {
  await deleteApplications(site);
  await site.db.query("update application_form set staff_email = 'staff@doloni.example'");
  const health = {
    HUMANITARIAN: {
      needs: ["MEDICINE", "PROSTHETICS"],
      status: ["DISABLED_CHILD"],
      healthConsent: true,
      message: "Дитині потрібен протез",
      email: "oksana@doloni.example",
    },
    PSYCHOLOGICAL: { topics: ["TRAUMA", "LOSS"] },
  };
  for (const form of formNames) {
    const changes = form in health ? health[form as keyof typeof health] : {};
    expect((await submitForm(site, form, changes)).error).toBeNull();
  }
  const [{ id }] = await site.db.query("select id from application where form = 'psychological'");
  const note = `mutation { addApplicationNote(id: "${id}", text: "Оксана: TRAUMA") { id } }`;
  await site.executeOrThrow(note, {}, "caseWorker");
}

describe("what somebody tells in confidence", () => {
  test("is in no dump of the database: no answer, note or mail, and nothing of health", async () => {
    await sendEverything();
    expect(await storedApplications(site)).toHaveLength(formNames.length);
    const dumped = await dump();
    // It has what is kept openly, so it would have the rest.
    for (const open of ["staff@doloni.example", "CHERNIVTSI", "psychological", "Даю згоду"]) {
      expect(dumped).toContain(open);
    }
    expect(foundIn(dumped)).toEqual([]);
  });

  test("is found again by its marks alone, by whoever has the key", async () => {
    await sendEverything();
    const rows = await storedApplications(site);
    const volunteer = rows.find(({ form }: { form: string }) => form === "volunteer");
    expect(volunteer.contact_blind_indexes).toEqual([
      contactBlindIndex(encryption, "067 123 45 67"),
      contactBlindIndex(encryption, "OKSANA@doloni.example"),
    ]);
    expect(volunteer.word_blind_indexes).toEqual(
      wordBlindIndexesOf(encryption, ["оксана дяченко мельник"]),
    );
  });

  test("leaves behind what may be counted", async () => {
    await sendEverything();
    const rows: { form: string; statistics: object }[] = await storedApplications(site);
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
    const refused = await submitForm(site, "HUMANITARIAN", { adults: 0, message: "протез" });
    expect(refused.error?.code).toBe("INVALID");
    await site.db.query("alter table application_event rename to event_elsewhere");
    const broken = await submitForm(site, "GENERAL", { phone: "0991234567" });
    await site.db.query("alter table event_elsewhere rename to application_event");
    expect(broken.error?.code).toBe("INTERNAL");
    expect(read()).toContain(broken.error?.id);
    expect(foundIn(`${refused.text} ${broken.text} ${read()}`)).toEqual([]);
  });

  test("is not half kept when something breaks", async () => {
    await deleteApplications(site);
    await site.db.query("alter table mail rename to mail_elsewhere");
    await submitForm(site, "PARTNER");
    await site.db.query("alter table mail_elsewhere rename to mail");
    expect(await storedApplications(site)).toEqual([]);
    expect((await submitForm(site, "PARTNER")).error).toBeNull();
  });
});

test("which questions were asked is kept with the answers", async () => {
  await sendEverything();
  const rows: { form_version: string }[] = await storedApplications(site);
  const versions = rows.map(({ form_version }) => form_version);
  for (const version of versions) expect(version).toMatch(/^[0-9a-f]{12}$/);
  expect(new Set(versions).size).toBe(formNames.length);
});

test("that it arrived is the first line of its history", async () => {
  await deleteApplications(site);
  await submitForm(site, "GENERAL");
  const events = await site.db.query("select action, user_name, detail from application_event");
  expect(events).toEqual([{ action: "received", user_name: "", detail: "" }]);
});
