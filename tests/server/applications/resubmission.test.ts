import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import {
  deleteApplications,
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

describe("a second submission with the same phone within ten minutes", () => {
  test("gets the same number, however it is typed", async () => {
    const first = await submitForm(site, "GENERAL");
    minutesLater(9);
    const again = await submitForm(site, "GENERAL", { phone: "+38 (067) 123-45-67" });
    expect(again.receipt).toEqual(first.receipt);
    expect(await storedApplications(site)).toHaveLength(1);
  });

  test("gets the same number from two devices at the same moment", async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => submitForm(site, "GENERAL")));
    expect(new Set(answers.map(({ receipt }) => receipt?.number)).size).toBe(1);
    expect(await storedApplications(site)).toHaveLength(1);
  });

  test("may correct an answer: the newest is stored, and the earlier one is kept in the history", async () => {
    await submitForm(site, "GENERAL", { message: "Нас двоє в Чернівцях" });
    await submitForm(site, "GENERAL", { message: "Нас троє в Чернівцях" });
    const [{ answers }] = await storedApplications(site);
    expect(answers.message).toBe("Нас троє в Чернівцях");
    expect(answers.earlier).toMatchObject([{ message: "Нас двоє в Чернівцях" }]);
    const events = await site.db.query(
      "select action from application_event order by at, action desc",
    );
    expect(events).toEqual([{ action: "received" }, { action: "corrected" }]);
  });

  test("gets another number for another form", async () => {
    const one = await submitForm(site, "HUMANITARIAN");
    const other = await submitForm(site, "PSYCHOLOGICAL");
    expect(other.receipt?.number).not.toBe(one.receipt?.number);
  });

  test("is another person's when it is only the phone of a guardian", async () => {
    const guardian = { guardianName: "Ірина Мельник", guardianPhone: "050 765 43 21" };
    await submitForm(site, "VOLUNTEER", { age: "FROM_14_TO_17", ...guardian });
    await submitForm(site, "VOLUNTEER", { phone: "050 765 43 21" });
    expect(await storedApplications(site)).toHaveLength(2);
  });

  test("gets another number after the ten minutes", async () => {
    const first = await submitForm(site, "GENERAL");
    minutesLater(11);
    expect((await submitForm(site, "GENERAL")).receipt?.number).not.toBe(first.receipt?.number);
  });
});
