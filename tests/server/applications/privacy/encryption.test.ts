import { describe, expect, test } from "vitest";
import {
  contactBlindIndex,
  wordBlindIndexesOf,
} from "../../../../server/application/privacy/blind-index.ts";
import {
  deleteApplications,
  formNames,
  storedApplications,
  submitForm,
} from "../../../support/applications/submit-form.ts";
import { aLog } from "../../../support/server/log.ts";
import { aServer, encryption } from "../../../support/server/test-server.ts";

const { log, read } = aLog();
const site = await aServer({}, log);

/** Parts of answers that must stay confidential; they occur nowhere else in the database. */
const secretParts = {
  everywhere: ["671234567", "Сторожинець", "oksana@", "Оксана", "Мельник", "Ластівка"],
  ofHealth: ["MEDICINE", "PROSTHETICS", "DISABLED_CHILD", "TRAUMA", "LOSS", "протез стегна"],
};
const secrets = [...secretParts.everywhere, ...secretParts.ofHealth];
const foundIn = (text: string) => secrets.filter((secret) => text.includes(secret));

/** Every table of the database as text, as in a dump, with bytea columns decoded. */
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
      message: "Дитині потрібен протез стегна",
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

describe("what a person tells in confidence", () => {
  test("is not readable in a database dump: no answer, note or e-mail, and nothing about health", async () => {
    await sendEverything();
    expect(await storedApplications(site)).toHaveLength(formNames.length);
    const dumped = await dump();
    // The dump contains the columns that are not encrypted, so it would contain the others too.
    for (const notEncrypted of [
      "staff@doloni.example",
      "CHERNIVTSI",
      "psychological",
      "Даю згоду",
    ]) {
      expect(dumped).toContain(notEncrypted);
    }
    expect(foundIn(dumped)).toEqual([]);
  });

  test("is found by its blind indexes alone, by whoever has the key", async () => {
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

  test("keeps anonymous statistics", async () => {
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
      pictureRemoval: { month: base.month },
    });
  });

  test("is in no log and no response, on success, refusal or failure", async () => {
    await sendEverything();
    const refused = await submitForm(site, "HUMANITARIAN", { adults: 0, message: "протез стегна" });
    expect(refused.error?.code).toBe("INVALID");
    await site.db.query("alter table application_event rename to event_elsewhere");
    const failed = await submitForm(site, "GENERAL", { phone: "0991234567" });
    await site.db.query("alter table event_elsewhere rename to application_event");
    expect(failed.error?.code).toBe("INTERNAL");
    expect(read()).toContain(failed.error?.id);
    expect(foundIn(`${refused.text} ${failed.text} ${read()}`)).toEqual([]);
  });

  test("is not partly stored when an error occurs", async () => {
    await deleteApplications(site);
    await site.db.query("alter table mail rename to mail_elsewhere");
    await submitForm(site, "PARTNER");
    await site.db.query("alter table mail_elsewhere rename to mail");
    expect(await storedApplications(site)).toEqual([]);
    expect((await submitForm(site, "PARTNER")).error).toBeNull();
  });
});

test("the version of the form is stored with the answers", async () => {
  await sendEverything();
  const rows: { form_version: string }[] = await storedApplications(site);
  const versions = rows.map(({ form_version }) => form_version);
  for (const version of versions) expect(version).toMatch(/^[0-9a-f]{12}$/);
  expect(new Set(versions).size).toBe(formNames.length);
});

test("the submission is the first entry of its history", async () => {
  await deleteApplications(site);
  await submitForm(site, "GENERAL");
  const events = await site.db.query("select action, user_name, detail from application_event");
  expect(events).toEqual([{ action: "received", user_name: "", detail: "" }]);
});
