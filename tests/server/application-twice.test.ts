import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { anApplication } from "../support/application.ts";
import { apply, forgetApplications, keptIn } from "../support/applying.ts";

const site = await anApplication();
beforeEach(async () => {
  site.setClock(null);
  await forgetApplications(site);
});

const minutesLater = (minutes: number) => site.setClock(new Date(Date.now() + minutes * 60_000));

describe("the same sending", () => {
  test("arrives once, however often a browser repeats it", async () => {
    const key = randomUUID();
    const first = await apply(site, "GENERAL", {}, { key });
    minutesLater(60 * 24);
    const again = await apply(site, "GENERAL", {}, { key });
    expect(again.sent).toEqual(first.sent);
    expect(await keptIn(site)).toHaveLength(1);
  });

  test("arrives once when it comes many times at the same instant", async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => apply(site, "GENERAL", {}, { key, from: "10.9.0.1" })),
    );
    expect(answers.map(({ failure }) => failure)).toEqual(Array(12).fill(null));
    expect(new Set(answers.map(({ sent }) => sent?.number)).size).toBe(1);
    expect(await keptIn(site)).toHaveLength(1);
  });

  test("gives its number even when the form has been paused since", async () => {
    const key = randomUUID();
    const first = await apply(site, "GENERAL", {}, { key });
    await site.db.query("update application_form set state = 'paused'");
    expect((await apply(site, "GENERAL", {}, { key })).sent).toEqual(first.sent);
  });

  test("of another form is another application", async () => {
    const key = randomUUID();
    const one = await apply(site, "GENERAL", {}, { key });
    const other = await apply(site, "PARTNER", {}, { key });
    expect(other.sent?.number).not.toBe(one.sent?.number);
  });
});

describe("the same phone within ten minutes", () => {
  test("gets the same number, however it is typed", async () => {
    const first = await apply(site, "GENERAL");
    minutesLater(9);
    const again = await apply(site, "GENERAL", { phone: "+38 (067) 123-45-67" });
    expect(again.sent).toEqual(first.sent);
    expect(await keptIn(site)).toHaveLength(1);
  });

  test("gets one number from two devices at the same instant", async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => apply(site, "GENERAL")));
    expect(new Set(answers.map(({ sent }) => sent?.number)).size).toBe(1);
    expect(await keptIn(site)).toHaveLength(1);
  });

  test("may mend an answer: the newest counts, and the earlier one is not lost", async () => {
    await apply(site, "GENERAL", { message: "Нас двоє в Чернівцях" });
    await apply(site, "GENERAL", { message: "Нас троє в Чернівцях" });
    const [{ answers }] = await keptIn(site);
    expect(answers.message).toBe("Нас троє в Чернівцях");
    expect(answers.earlier).toMatchObject([{ message: "Нас двоє в Чернівцях" }]);
    const events = await site.db.query(
      "select action from application_event order by at, action desc",
    );
    expect(events).toEqual([{ action: "received" }, { action: "corrected" }]);
  });

  test("gets another number for another form", async () => {
    const one = await apply(site, "HUMANITARIAN");
    const other = await apply(site, "PSYCHOLOGICAL");
    expect(other.sent?.number).not.toBe(one.sent?.number);
  });

  test("is another person when it is only somebody's guardian's", async () => {
    const guardian = { guardianName: "Ірина Мельник", guardianPhone: "050 765 43 21" };
    await apply(site, "VOLUNTEER", { age: "FROM_14_TO_17", ...guardian });
    await apply(site, "VOLUNTEER", { phone: "050 765 43 21" });
    expect(await keptIn(site)).toHaveLength(2);
  });

  test("gets another number when they are over", async () => {
    const first = await apply(site, "GENERAL");
    minutesLater(11);
    expect((await apply(site, "GENERAL")).sent?.number).not.toBe(first.sent?.number);
  });
});
