import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import {
  deleteApplications,
  queuedEmails,
  storedApplications,
  submitForm,
} from "../../support/applications/submit-form.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(async () => {
  site.setClock(null);
  await deleteApplications(site);
});

const minutesLater = (minutes: number) => site.setClock(new Date(Date.now() + minutes * 60_000));

describe("the same submission", () => {
  test("is stored once, however often a browser repeats it", async () => {
    const key = randomUUID();
    const first = await submitForm(site, "GENERAL", {}, { key });
    minutesLater(60 * 24);
    const again = await submitForm(site, "GENERAL", {}, { key });
    expect(again.receipt).toEqual(first.receipt);
    expect(await storedApplications(site)).toHaveLength(1);
  });

  test("is stored once when it arrives many times at the same moment", async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => submitForm(site, "GENERAL", {}, { key, from: "10.9.0.1" })),
    );
    expect(answers.map(({ error }) => error)).toEqual(Array(12).fill(null));
    expect(new Set(answers.map(({ receipt }) => receipt?.number)).size).toBe(1);
    expect(await storedApplications(site)).toHaveLength(1);
  });

  test("gets its number even when the form was paused meanwhile", async () => {
    const key = randomUUID();
    const first = await submitForm(site, "GENERAL", {}, { key });
    await site.db.query("update application_form set state = 'paused'");
    expect((await submitForm(site, "GENERAL", {}, { key })).receipt).toEqual(first.receipt);
  });

  test("to another form is another application", async () => {
    const key = randomUUID();
    const one = await submitForm(site, "GENERAL", {}, { key });
    const other = await submitForm(site, "PARTNER", {}, { key });
    expect(other.receipt?.number).not.toBe(one.receipt?.number);
  });
});

describe("a form sent again from the same draft", () => {
  test("corrects the application: the newest answers count, the earlier ones are kept", async () => {
    const key = randomUUID();
    const first = await submitForm(site, "GENERAL", { message: "Нас двоє в Чернівцях" }, { key });
    minutesLater(60);
    const again = await submitForm(site, "GENERAL", { message: "Нас троє в Чернівцях" }, { key });
    expect(again.receipt).toEqual(first.receipt);
    const [{ answers }, ...others] = await storedApplications(site);
    expect(others).toEqual([]);
    expect(answers.message).toBe("Нас троє в Чернівцях");
    expect(answers.earlier).toMatchObject([{ message: "Нас двоє в Чернівцях" }]);
    const events = await site.db.query("select action from application_event order by at");
    expect(events).toEqual([{ action: "received" }, { action: "corrected" }]);
  });

  test("is corrected once, however often the correction is repeated", async () => {
    const key = randomUUID();
    await submitForm(site, "GENERAL", {}, { key });
    await submitForm(site, "GENERAL", { message: "Нас троє в Чернівцях" }, { key });
    await submitForm(site, "GENERAL", { message: "Нас троє в Чернівцях" }, { key });
    const [{ answers, version }] = await storedApplications(site);
    expect(answers.earlier).toHaveLength(1);
    expect(version).toBe(2);
  });

  test("is corrected even while the first submission is still being stored", async () => {
    const key = randomUUID();
    const results = await Promise.all(
      ["Нас двоє в Чернівцях", "Нас троє в Чернівцях"].map((message) =>
        submitForm(site, "GENERAL", { message }, { key }),
      ),
    );
    expect(new Set(results.map(({ receipt }) => receipt?.number)).size).toBe(1);
    const [{ answers }] = await storedApplications(site);
    const stored = [answers.message, ...answers.earlier.map((one: typeof answers) => one.message)];
    expect(stored.toSorted()).toEqual(["Нас двоє в Чернівцях", "Нас троє в Чернівцях"]);
  });
});

describe("a submission with the same phone from elsewhere, within ten minutes", () => {
  test("never replaces what was sent: both are kept, each with its number", async () => {
    const first = await submitForm(site, "GENERAL", { message: "Нас двоє в Чернівцях" });
    const second = await submitForm(site, "GENERAL", {
      phone: "+38 (067) 123-45-67",
      message: "Нічого нам не потрібно",
    });
    expect(second.receipt?.number).not.toBe(first.receipt?.number);
    const rows = await storedApplications(site);
    expect(rows.map(({ answers }: { answers: { message: string } }) => answers.message)).toEqual([
      "Нас двоє в Чернівцях",
      "Нічого нам не потрібно",
    ]);
    expect(rows.map(({ version }: { version: number }) => version)).toEqual([1, 1]);
  });

  test("does not tell the number of the other application, even with equal answers", async () => {
    const first = await submitForm(site, "GENERAL");
    const second = await submitForm(site, "GENERAL");
    expect(second.receipt?.number).not.toBe(first.receipt?.number);
  });

  test("is shown to case workers as a possible duplicate, with a link to the other", async () => {
    const first = await submitForm(site, "GENERAL");
    const second = await submitForm(site, "GENERAL", { message: "Ще одне прохання про те саме" });
    const { applications } = await site.executeOrThrow(
      "{ applications { items { id number possibleDuplicates } } }",
      {},
      "caseWorker",
    );
    const [latest, earliest] = applications.items;
    expect([latest.possibleDuplicates, earliest.possibleDuplicates]).toEqual([1, 1]);
    const { application } = await site.executeOrThrow(
      `{ application(id: "${latest.id}") { number duplicates { id number } } }`,
      {},
      "caseWorker",
    );
    expect(application).toEqual({
      number: second.receipt?.number,
      duplicates: [{ id: earliest.id, number: first.receipt?.number }],
    });
  });

  test("is announced to the staff as a possible duplicate, without naming anybody", async () => {
    await site.db.query("update application_form set staff_email = 'staff@doloni.example'");
    const first = await submitForm(site, "GENERAL");
    await submitForm(site, "GENERAL", { message: "Ще одне прохання про те саме" });
    const [one, two] = await queuedEmails(site);
    expect(one?.text).not.toContain("дублікат");
    expect(two?.text).toContain(`Можливий дублікат заявки № ${first.receipt?.number}`);
    expect(two?.text).not.toContain("Оксана");
  });
});
