import { beforeEach, describe, expect, test } from "vitest";
import { anonymise } from "../../../server/application/privacy/anonymise.ts";
import { visitor } from "../../../server/platform/viewer.ts";
import { aStoredApplication } from "../../support/applications/stored-applications.ts";
import { aServer, type Role } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(() => site.db.query("truncate application cascade"));

const get = (query = "", as: Role = "caseWorker") =>
  site.request({ url: `/api/applications.csv${query}` }, as);
const csvLines = async (query = "") =>
  (await get(query)).body
    .slice(1)
    .split("\r\n")
    .filter((line) => line !== "");

describe("the export", () => {
  test("is for case workers and admins alone", async () => {
    for (const [speaker, status] of [
      ["caseWorker", 200],
      ["admin", 200],
      ["editor", 403],
      ["visitor", 401],
    ] as const) {
      expect([speaker, (await get("", speaker)).statusCode]).toEqual([speaker, status]);
    }
  });

  test("is a file that spreadsheets read as UTF-8, and that no cache stores", async () => {
    const { headers, rawPayload } = await get();
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="applications-.+\.csv"$/);
    expect(headers["cache-control"]).toBe("no-store");
    expect(rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  });

  test("contains contact data in the requested language, and nothing confidential", async () => {
    const { number } = await aStoredApplication(
      site,
      "psychological",
      {
        fullName: undefined,
        name: "Ластівка",
        phone: "+380671112233",
        contactMethod: "PHONE",
        safeContact: false,
        topics: ["LOSS"],
        message: "Горе",
      },
      { createdAt: new Date("2026-11-19T22:30:00Z") },
    );
    expect(await csvLines()).toEqual([
      "Номер;Форма;Стан;Терміновість;Надійшла;Закрита;Відповідальна особа;Область;Населений пункт;Ім’я;" +
        "Телефон;Електронна пошта;Спосіб зв’язку;Чи безпечно телефонувати",
      `${number};Психологічна допомога;Нова;;2026-11-20 00:30;;;Львівська;;Ластівка;` +
        `+380 67 111 22 33;;Телефон;Ні`,
    ]);
    const [, english] = await csvLines("?language=ENG");
    expect(english).toContain(`${number},Psychological help,New,,2026-11-20 00:30,,,Lviv,`);
  });

  test.each([
    ["+380671112233", "+380 67 111 22 33"],
    ["+48221234567", "+48 22 123 45 67"],
    ["+4512345678", "+4 51 234 56 78"],
    ["+12345678", "+1 234 56 78"],
  ])("shows the phone %s as text, without an apostrophe", async (phone, shown) => {
    await aStoredApplication(site, "general", { phone });
    const [, line] = await csvLines();
    expect(line?.split(";")[10]).toBe(shown);
  });

  test("does not trust what only begins like a phone", async () => {
    await aStoredApplication(site, "general", { phone: "+380671112233+cmd", fullName: "+380 1" });
    const [, line] = await csvLines();
    expect(line).toContain(";'+380 1;'+380671112233+cmd;");
  });

  test("tells how soon help is needed, and which requests were erased", async () => {
    await aStoredApplication(site, "humanitarian", {}, { urgency: "DAYS" });
    const erased = await aStoredApplication(site, "humanitarian", {}, { urgency: "WEEK" });
    await site.db.transaction((manager) =>
      anonymise(manager, { viewer: visitor, now: new Date() }, [erased.id]),
    );
    const urgencyAndState = async (query: string, separator: string) =>
      (await csvLines(query)).slice(1).map((line) => line.split(separator).slice(2, 4));
    expect((await urgencyAndState("", ";")).sort()).toEqual([
      ["Нова", "Найближчими днями"],
      ["Стерто", "Упродовж тижня"],
    ]);
    expect((await urgencyAndState("?language=ENG", ",")).sort()).toEqual([
      ["Erased", "Within a week"],
      ["New", "In the coming days"],
    ]);
  });

  test("contains nothing that a spreadsheet would execute", async () => {
    for (const fullName of ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1+1", "  =1"]) {
      await aStoredApplication(site, "general", { fullName, settlement: 'a "b"; c' });
    }
    const { body } = await get();
    const escaped = ["'=1+1", "'+1", "'-1", "'@SUM(A1)", `"'\t=1"`, `"'\r=1"`, "'＝1+1", "'  =1"];
    for (const value of escaped) expect(body).toContain(`;"a ""b""; c";${value};`);
  });

  test("contains nothing to execute for a spreadsheet with another separator either", async () => {
    for (const separator of [";", ",", "\t", "\n"]) {
      await aStoredApplication(site, "general", { fullName: `Іван${separator} =1+1` });
    }
    for (const language of ["UA", "ENG"]) {
      const { body } = await get(`?language=${language}`);
      for (const separator of [";", ",", "\t", "\n"]) {
        expect(body).toContain(`"Іван${separator}' =1+1"`);
      }
    }
  });

  test("contains exactly what the list shows, in its order", async () => {
    const [worker] = (await site.executeOrThrow("{ caseWorkers { id } }", {}, "admin")).caseWorkers;
    const old = new Date(Date.now() - 5 * 24 * 3_600_000);
    for (const columns of [
      { state: "spam" },
      { region: "ODESA", state: "waiting" },
      { assigneeId: worker.id },
      { createdAt: old },
      { urgency: "DAYS", createdAt: old, remindOn: "2026-01-01" },
    ] as const) {
      await aStoredApplication(site, "partner", {}, columns);
    }
    const { number } = await aStoredApplication(site, "volunteer", { fullName: "Іван Франко" });
    for (const criteria of [
      {},
      { form: "VOLUNTEER" },
      { state: ["SPAM", "WAITING"] },
      { state: ["SPAM"] },
      { region: "ODESA" },
      { assignee: worker.id },
      { unassigned: true },
      { olderThanDays: 4 },
      { urgency: "DAYS" },
      { overdue: true },
      { reminded: true },
      { search: "франко" },
      { search: String(number) },
    ]) {
      const query = new URLSearchParams(
        Object.entries(criteria).flatMap(([name, value]) =>
          [value].flat().map((one) => [name, String(one)]),
        ),
      );
      const [, ...lines] = await csvLines(`?${query}`);
      const { applications } = await site.executeOrThrow(
        `query ($form: ApplicationForm, $state: [ApplicationState!], $region: Region,
          $assignee: ID, $unassigned: Boolean, $urgency: Urgency, $overdue: Boolean, $reminded: Boolean,
          $olderThanDays: Int, $search: String) {
          applications(form: $form, state: $state, region: $region, assignee: $assignee,
            unassigned: $unassigned, urgency: $urgency, overdue: $overdue, reminded: $reminded, olderThanDays: $olderThanDays, search: $search
          ) { items { number } } }`,
        criteria,
        "admin",
      );
      const listed = applications.items.map((item: { number: number }) => item.number);
      expect([criteria, lines.map((line) => Number(line.split(";")[0]))]).toEqual([
        criteria,
        listed,
      ]);
      expect(listed.length).toBeGreaterThan(0);
    }
  });

  test("continues beyond one batch, with each application once", async () => {
    const { id } = await aStoredApplication(site);
    await site.db.query(
      `insert into application (form, language, encrypted, idempotency_key, consent_version, consent_text, created_at)
       select form, language, encrypted, 'copy ' || copy, '', '', created_at - copy / 3 * interval '1 s'
       from application, generate_series(1, 449) copy where id = $1`,
      [id],
    );
    const [, ...lines] = await csvLines();
    expect(new Set(lines.map((line) => line.split(";")[0])).size).toBe(450);
    expect(lines).toHaveLength(450);
  });

  test("is recorded in every application that it contains, and in no other", async () => {
    const exported = await aStoredApplication(site, "partner");
    await aStoredApplication(site, "volunteer");
    await get("?form=PARTNER");
    const events = await site.db.query(
      "select application_id, user_name from application_event where action = 'exported'",
    );
    expect(events).toEqual([{ application_id: exported.id, user_name: "case-worker" }]);
  });

  test.each(["form=OTHER", "state=NEW&state=OLD", "region=Lviv", "olderThanDays=0"])(
    "refuses an invalid filter: %s",
    async (query) => {
      const answer = await get(`?${query}`);
      expect([answer.statusCode, answer.json().code]).toEqual([422, "INVALID"]);
    },
  );
});
