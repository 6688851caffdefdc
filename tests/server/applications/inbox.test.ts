import { beforeEach, describe, expect, test } from "vitest";
import { aStoredApplication } from "../../support/applications/stored-applications.ts";
import { aServer, type Role } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(async () => {
  site.setClock(null);
  await site.db.query("truncate application cascade");
});

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

const document = `query (
  $first: Int, $skip: Int, $form: ApplicationForm, $state: [ApplicationState!], $region: Region,
  $assignee: ID, $unassigned: Boolean, $olderThanDays: Int, $search: String
) {
  applications(
    first: $first, skip: $skip, form: $form, state: $state, region: $region, assignee: $assignee,
    unassigned: $unassigned, olderThanDays: $olderThanDays, search: $search
  ) { total items { number form state region createdAt name possibleDuplicates assignee { id name } } }
}`;
const list = async (filter: object = {}, as: Role = "caseWorker") =>
  (await site.executeOrThrow(document, filter, as)).applications;
const numbers = async (filter: object = {}): Promise<number[]> =>
  (await list(filter)).items.map(({ number }: { number: number }) => number);

describe("the inbox", () => {
  test("opens for case workers and admins, and for nobody else", async () => {
    const { number } = await aStoredApplication(site, "humanitarian");
    for (const speaker of ["caseWorker", "admin"] as const) {
      expect(await list({}, speaker)).toMatchObject({ total: 1, items: [{ number }] });
    }
    const refused = async (speaker: Role) =>
      (await site.execute(document, {}, speaker)).errors?.[0]?.extensions.code;
    expect(await refused("editor")).toBe("FORBIDDEN");
    expect(await refused("visitor")).toBe("UNAUTHENTICATED");
  });

  test("shows the newest first, by name, page after page", async () => {
    const createdApplications = [];
    for (const days of [3, 1, 2]) {
      createdApplications.push(
        await aStoredApplication(site, "general", {}, { createdAt: daysAgo(days) }),
      );
    }
    const [oldest, newest, middle] = createdApplications.map(({ number }) => number);
    expect(await numbers()).toEqual([newest, middle, oldest]);
    expect(await numbers({ first: 1, skip: 1 })).toEqual([middle]);
    expect(await list({ first: 1, skip: 3 })).toEqual({ items: [], total: 3 });
    expect((await list()).items[0]).toMatchObject({
      form: "GENERAL",
      state: "NEW",
      region: "LVIV",
      assignee: null,
      name: "Оксана Д’яченко-Мельник",
    });
  });

  test("shows those who ask for psychological help by the name that they chose", async () => {
    await aStoredApplication(site, "psychological", { fullName: undefined, name: "Ластівка" });
    expect((await list()).items[0].name).toBe("Ластівка");
  });

  test("hides spam until it is requested", async () => {
    const notSpam = await aStoredApplication(site);
    const spam = await aStoredApplication(site, "general", {}, { state: "spam" });
    expect(await numbers()).toEqual([notSpam.number]);
    expect(await numbers({ state: ["SPAM"] })).toEqual([spam.number]);
    expect(await numbers({ state: [] })).toEqual([notSpam.number]);
  });

  test("costs the same number of statements for many as for few", async () => {
    const several = async () => {
      for (let index = 0; index < 3; index++) {
        await aStoredApplication(
          site,
          "general",
          { phone: "0671234567" },
          { assigneeId: caseWorker.id },
        );
      }
    };
    const caseWorker = (await site.executeOrThrow("{ caseWorkers { id } }", {}, "admin"))
      .caseWorkers[0];
    await several();
    const few = await site.countStatements(() => list());
    await several();
    await several();
    expect(await site.countStatements(() => list())).toBe(few);
    expect(few).toBeLessThanOrEqual(7);
  });
});

describe("a filter", () => {
  test("selects by form, state, region and age", async () => {
    const old = daysAgo(10);
    const matching = await aStoredApplication(
      site,
      "partner",
      {},
      { state: "waiting", region: "ODESA", createdAt: old },
    );
    await aStoredApplication(site, "volunteer", {}, { region: "LVIV" });
    for (const filter of [
      { form: "PARTNER" },
      { state: ["WAITING", "DONE"] },
      { region: "ODESA" },
      { olderThanDays: 9 },
    ]) {
      expect([filter, await numbers(filter)]).toEqual([filter, [matching.number]]);
    }
    expect(await numbers({ olderThanDays: 11 })).toEqual([]);
  });

  test("selects what is assigned to a person, and what is assigned to nobody", async () => {
    const [caseWorker] = (await site.executeOrThrow("{ caseWorkers { id name } }", {}, "admin"))
      .caseWorkers;
    const assigned = await aStoredApplication(site, "general", {}, { assigneeId: caseWorker.id });
    const free = await aStoredApplication(site);
    expect((await list({ assignee: caseWorker.id })).items).toMatchObject([
      { number: assigned.number, assignee: caseWorker },
    ]);
    expect(await numbers({ unassigned: true })).toEqual([free.number]);
    expect(await numbers({ assignee: "nobody" })).toEqual([]);
  });
});

describe("a search", () => {
  test("finds by the number, however people write it", async () => {
    const { number } = await aStoredApplication(site);
    await aStoredApplication(site);
    for (const search of [`${number}`, `№ ${number}`, `#${number}`, ` ${number} `]) {
      expect(await numbers({ search })).toEqual([number]);
    }
  });

  test("finds by phone and e-mail, however they are typed", async () => {
    const answers = { phone: "+380671112233", email: "oksana@example.org" };
    const { number } = await aStoredApplication(site, "volunteer", answers);
    await aStoredApplication(site);
    for (const search of ["067 111 22 33", "8 067 111–22–33", " Oksana@Example.org\u200B"]) {
      expect([search, await numbers({ search })]).toEqual([search, [number]]);
    }
    expect(await numbers({ search: "067 111 22 34" })).toEqual([]);
  });

  test("finds by whole words of the name, in any order and spelling", async () => {
    const { number } = await aStoredApplication(site);
    await aStoredApplication(site, "general", { fullName: "Оксана Іваненко" });
    for (const search of ["мельник ОКСАНА", "Д'яченко", 'Д"яченко', "дяченко‑мельник"]) {
      expect([search, await numbers({ search })]).toEqual([search, [number]]);
    }
    expect(await numbers({ search: "Оксана" })).toHaveLength(2);
    for (const search of ["Окс", "Оксана Петренко", "%"]) {
      expect([search, await numbers({ search })]).toEqual([search, []]);
    }
  });
});

test("possible duplicates are those from the same phone or e-mail", async () => {
  const phone = "+380671112233";
  const first = await aStoredApplication(site, "general", { phone, email: "one@example.org" });
  const second = await aStoredApplication(site, "humanitarian", { phone });
  const third = await aStoredApplication(site, "partner", { email: "One@example.org" });
  await aStoredApplication(site);
  const counts = Object.fromEntries(
    (await list()).items.map((item: { number: number; possibleDuplicates: number }) => {
      return [item.number, item.possibleDuplicates];
    }),
  );
  expect(counts).toMatchObject({ [first.number]: 2, [second.number]: 1, [third.number]: 1 });
  const { application } = await site.executeOrThrow(
    `{ application(id: "${first.id}") { duplicates { id number form createdAt } } }`,
    {},
    "caseWorker",
  );
  expect(application.duplicates.map(({ number }: { number: number }) => number)).toEqual([
    third.number,
    second.number,
  ]);
});

test("the counters say what waits", async () => {
  for (const state of ["new", "new", "inProgress", "waiting", "done", "spam"] as const) {
    await aStoredApplication(site, "general", {}, { state });
  }
  const countsQuery =
    "{ applicationCounts { new inProgress waiting spam emailsWaiting emailsFailed } }";
  expect((await site.executeOrThrow(countsQuery, {}, "caseWorker")).applicationCounts).toEqual({
    new: 2,
    inProgress: 1,
    waiting: 1,
    spam: 1,
    emailsWaiting: 0,
    emailsFailed: 0,
  });
});

test("nothing confidential is readable in the database", async () => {
  await aStoredApplication(site, "general", {
    fullName: "Надія Таємна",
    phone: "+380999888777",
    email: "secret@example.org",
    message: "Ми втратили дім",
  });
  const rows = JSON.stringify(
    await site.db.query("select *, encode(encrypted, 'escape') as told from application"),
  );
  for (const confidential of ["Надія", "Таємна", "999888777", "secret@", "втратили"]) {
    expect(rows).not.toContain(confidential);
  }
});
