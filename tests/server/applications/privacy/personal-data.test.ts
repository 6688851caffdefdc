import { beforeEach, describe, expect, test } from "vitest";
import {
  aNote,
  anEmail,
  aStoredApplication,
} from "../../../support/applications/stored-applications.ts";
import { aServer, type Role } from "../../../support/server/test-server.ts";

const site = await aServer();
beforeEach(() => site.db.query("truncate application, mail cascade"));

const exportData = (contact: string, as: Role = "admin") =>
  site.execute(
    "query ($contact: String!) { personalData(contact: $contact) { found content } }",
    { contact },
    as,
  );
const erase = (contact: string, as: Role = "admin") =>
  site.execute(
    "mutation ($contact: String!) { erasePersonalData(contact: $contact) }",
    { contact },
    as,
  );
const eventsOf = (action: string) =>
  site.db.query(
    "select application_id, user_name from application_event where action = $1 order by 1",
    [action],
  );

const phone = "+380671112233";
const email = "oksana@example.org";

/** Two applications of one person, by phone and by e-mail, and one of another person. */
async function threeApplications() {
  const first = await aStoredApplication(site, "humanitarian", { phone, email });
  const second = await aStoredApplication(site, "volunteer", { email: "Oksana@Example.org" });
  const other = await aStoredApplication(site, "general", { message: "Чужа біда" });
  return { first, second, other };
}

describe("the stored data of one person", () => {
  test("is exported completely, by phone or e-mail, without the data of anybody else", async () => {
    const { first, second } = await threeApplications();
    await aNote(site, first.id, "Двоє дітей");
    await anEmail(site, { applicationId: first.id }, { to: email, subject: "Дякуємо" });
    const { data } = await exportData(" OKSANA@example.org ");
    expect(data?.personalData).toMatchObject({
      found: 2,
      content: {
        applications: [
          {
            number: first.number,
            form: "humanitarian",
            consent: { text: "Даю згоду" },
            answers: { phone, email, message: "Потрібна допомога" },
            notes: [{ author: "Ірина", text: "Двоє дітей" }],
            mails: [{ to: email, subject: "Дякуємо" }],
          },
          { number: second.number, form: "volunteer", notes: [], mails: [] },
        ],
      },
    });
    expect(JSON.stringify(data)).not.toContain("Чужа біда");
    expect(await exportData("067 111 22 33")).toMatchObject({
      data: { personalData: { found: 1 } },
    });
  });

  test("is recorded as exported, in each application and by whom", async () => {
    const { first, second } = await threeApplications();
    await exportData(email);
    const exportedIds = [first.id, second.id].sort();
    expect(await eventsOf("exported")).toEqual(
      exportedIds.map((application_id) => ({ application_id, user_name: "admin" })),
    );
  });

  test("is empty for an unknown contact", async () => {
    const { data } = await exportData("nobody@example.org");
    expect(data?.personalData).toMatchObject({ found: 0, content: { applications: [] } });
  });
});

describe("erasing the data of one person", () => {
  test("keeps the statistics, and everybody else's data", async () => {
    const { first, second, other } = await threeApplications();
    await aNote(site, first.id, "Двоє дітей");
    await anEmail(site, { applicationId: first.id, state: "sent" });
    await anEmail(site, { applicationId: first.id, state: "waiting" });
    expect((await erase(email)).data).toEqual({ erasePersonalData: 2 });
    const rows = await site.db.query(
      "select id, state, encrypted is null as erased, contact_blind_indexes, closed_at from application",
    );
    for (const { id } of [first, second]) {
      const row = rows.find((one: { id: string }) => one.id === id);
      expect(row).toMatchObject({ erased: true, state: "declined", contact_blind_indexes: [] });
      expect(row.closed_at).toBeInstanceOf(Date);
    }
    expect(rows).toContainEqual(
      expect.objectContaining({ id: other.id, erased: false, state: "new" }),
    );
    expect(await site.db.query("select 1 from application_note")).toEqual([]);
    const itsMail = "select state, encrypted from mail where application_id is not null";
    expect(await site.db.query(itsMail)).toEqual([{ state: "sent", encrypted: null }]);
    const erased = [first.id, second.id].sort();
    expect(await eventsOf("anonymised")).toEqual(
      erased.map((application_id) => ({ application_id, user_name: "admin" })),
    );
    expect((await erase(email)).data).toEqual({ erasePersonalData: 0 });
    expect((await exportData(phone)).data?.personalData).toMatchObject({ found: 0 });
  });
});

describe.each([
  ["exporting", exportData],
  ["erasing", erase],
])("%s", (_, act) => {
  test("is for admins alone", async () => {
    for (const speaker of ["caseWorker", "editor"] as const) {
      const { errors } = await act(email, speaker);
      expect(errors?.[0]?.extensions).toEqual({ code: "FORBIDDEN" });
    }
    const { errors } = await act(email, "visitor");
    expect(errors?.[0]?.extensions).toEqual({ code: "UNAUTHENTICATED" });
  });

  test.each(["", "Оксана", "067"])("needs a phone number or an e-mail: “%s”", async (contact) => {
    const { errors } = await act(contact);
    const fields = [{ path: "contact", rule: "contact" }];
    expect(errors?.[0]?.extensions).toEqual({ code: "INVALID", fields });
  });
});
