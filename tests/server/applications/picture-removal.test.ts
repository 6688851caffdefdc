import { beforeEach, describe, expect, test } from "vitest";
import { adminEmail } from "../../support/accounts/accounts.ts";
import { aStoredApplication } from "../../support/applications/stored-applications.ts";
import {
  deleteApplications,
  queuedEmails,
  refusedFields,
  storedApplications,
  submitForm,
} from "../../support/applications/submit-form.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer({ publicUrl: "https://doloni.example" });
const arrival = new Date("2026-11-20T09:00:00Z");
const [{ id: assigneeId }] = await site.db.query("select id from account where email = $1", [
  adminEmail,
]);
beforeEach(async () => {
  site.setClock(arrival);
  await deleteApplications(site);
  await site.db.query(
    "update application_form set overdue_hours = 48 where form = 'pictureRemoval'",
  );
});

const read = async (id: string) =>
  (
    await site.executeOrThrow(
      `{ application(id: "${id}") { isOverdue promisedBy urgency } }`,
      {},
      "caseWorker",
    )
  ).application;
const hoursLater = (hours: number) => new Date(arrival.getTime() + hours * 3_600_000);
const listed = async (args = "") => {
  const query = `{ applications${args} { items { number } } }`;
  const { applications } = await site.executeOrThrow(query, {}, "caseWorker");
  return applications.items.map(({ number }: { number: number }) => number);
};

describe("a parent who asks for the removal of a picture", () => {
  test("leaves a phone number or an e-mail address, whichever they like", async () => {
    const byEmail = { phone: "", email: "oksana@example.org" };
    expect((await submitForm(site, "PICTURE_REMOVAL", byEmail)).error).toBeNull();
    const byNeither = await submitForm(site, "PICTURE_REMOVAL", { phone: " ", email: null });
    expect(refusedFields(byNeither)).toEqual(["input.phone required"]);
    const wrong = await submitForm(site, "PICTURE_REMOVAL", { ...byEmail, phone: "12345" });
    expect(refusedFields(wrong)).toEqual(["input.phone phone"]);
  });

  test("says which picture in any words, and need not add more", async () => {
    const picture = "https://doloni.example/gallery/camp";
    expect((await submitForm(site, "PICTURE_REMOVAL", { picture })).error).toBeNull();
    const tooShort = await submitForm(site, "PICTURE_REMOVAL", { picture: "я" });
    expect(refusedFields(tooShort)).toEqual(["input.picture minLength"]);
    const tooLong = await submitForm(site, "PICTURE_REMOVAL", { message: "ж".repeat(2001) });
    expect(refusedFields(tooLong)).toEqual(["input.message maxLength"]);
  });

  test.each([
    ["UA", "відповість упродовж 48 годин."],
    ["ENG", "answer within 48 hours."],
  ] as const)(
    "reads the term in the e-mail in %s, which does not say what it is about",
    async (language, sentence) => {
      const email = "oksana@example.org";
      await submitForm(site, "PICTURE_REMOVAL", { email }, { language });
      const [mail] = await queuedEmails(site);
      expect(mail?.text).toContain(sentence);
      expect(JSON.stringify(mail)).not.toMatch(/світлин|picture/i);
    },
  );
});

describe("the term of a request to remove a picture", () => {
  test("is 48 hours from arrival, whoever has taken it, until it is closed", async () => {
    const columns = { createdAt: arrival };
    const untaken = await aStoredApplication(site, "pictureRemoval", {}, columns);
    const taken = await aStoredApplication(
      site,
      "pictureRemoval",
      {},
      { ...columns, assigneeId, state: "inProgress" },
    );
    const closed = await aStoredApplication(
      site,
      "pictureRemoval",
      {},
      { ...columns, state: "done", closedAt: hoursLater(40) },
    );
    const other = await aStoredApplication(site, "general", {}, columns);
    const overdue = async (moment: Date) => {
      site.setClock(moment);
      const ids = [untaken, taken, closed, other].map(({ id }) => id);
      return Promise.all(ids.map(async (id) => (await read(id)).isOverdue));
    };
    expect(await overdue(hoursLater(48))).toEqual([false, false, false, false]);
    expect(await overdue(new Date(hoursLater(48).getTime() + 1000))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(await read(untaken.id)).toMatchObject({ promisedBy: "2026-11-22T09:00:00.000Z" });
    expect(await read(closed.id)).toMatchObject({ promisedBy: null });
    expect(await read(other.id)).toMatchObject({ promisedBy: null });
    // They arrived at the same time.
    expect(new Set(await listed("(overdue: true)"))).toEqual(
      new Set([taken.number, untaken.number]),
    );
  });

  test("is what visitors are promised, also after an admin has changed it", async () => {
    await site.db.query(
      "update application_form set overdue_hours = 24 where form = 'pictureRemoval'",
    );
    const { applicationForms } = await site.executeOrThrow(
      "{ applicationForms { form promisedHours } }",
    );
    expect(applicationForms).toContainEqual({ form: "PICTURE_REMOVAL", promisedHours: 24 });
    expect(applicationForms).toContainEqual({ form: "GENERAL", promisedHours: null });
    const { receipt } = await submitForm(site, "PICTURE_REMOVAL");
    expect(receipt?.promisedHours).toBe(24);
  });
});

describe("the inbox", () => {
  test("lists open requests to remove a picture before everything else", async () => {
    const removal = await aStoredApplication(site, "pictureRemoval", {}, { createdAt: arrival });
    const urgent = await aStoredApplication(
      site,
      "humanitarian",
      {},
      { createdAt: hoursLater(1), urgency: "DAYS" },
    );
    const latest = await aStoredApplication(site, "general", {}, { createdAt: hoursLater(2) });
    expect(await listed()).toEqual([removal.number, latest.number, urgent.number]);
    expect(await listed("(first: 1, skip: 1)")).toEqual([latest.number]);
    await site.db.query(
      "update application set state = 'done', closed_at = now() where form = 'pictureRemoval'",
    );
    expect(await listed()).toEqual([latest.number, urgent.number, removal.number]);
  });

  test("is told of one as urgent, with its term, and with nothing about the person", async () => {
    await site.db.query(
      `update application_form set staff_email = 'one@doloni.example',
         urgent_email = 'night@doloni.example' where form = 'pictureRemoval'`,
    );
    const { receipt } = await submitForm(site, "PICTURE_REMOVAL");
    const [{ id }] = await storedApplications(site);
    const messages = await queuedEmails(site);
    expect(messages.map(({ to }) => to).sort()).toEqual([
      "night@doloni.example",
      "one@doloni.example",
    ]);
    for (const { subject, text } of messages) {
      expect(subject).toContain(
        `Термінова заявка № ${receipt?.number}: прохання прибрати світлину`,
      );
      expect(text).toContain("Обіцяно прибрати світлину впродовж 48 годин.");
      expect(text).toContain("We have promised to take the picture down within 48 hours.");
      expect(text).toContain(`https://doloni.example/admin/applications/${id}`);
    }
    expect(JSON.stringify(messages)).not.toMatch(/Оксана|Мельник|671234567|змієм/);
  });
});

test("a visitor reads no promise of a request", async () => {
  const { id } = await aStoredApplication(site, "pictureRemoval", {}, { createdAt: arrival });
  const answer = await site.execute(`{ application(id: "${id}") { promisedBy } }`);
  expect(answer.errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
});
