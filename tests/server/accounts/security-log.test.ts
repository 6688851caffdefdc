import { beforeEach, describe, expect, test } from "vitest";
import { createAdmin } from "../../../server/account/first-admin.ts";
import { removeSecurityEvents } from "../../../server/history/security-event-retention.ts";
import { adminEmail, password } from "../../support/accounts/accounts.ts";
import { signIn } from "../../support/accounts/sign-in.ts";
import { usersOf } from "../../support/accounts/user-client.ts";
import { aStoredApplication } from "../../support/applications/stored-applications.ts";
import { aServer, type Role } from "../../support/server/test-server.ts";

const links: string[] = [];
const site = await aServer({
  sendEmail: async ({ text }) => {
    links.push(/https?:\S+/.exec(text)?.[0] ?? "");
    return { kind: "sent" };
  },
});
const { say, asAdmin, invited, settled } = usersOf(site);
const firefox = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";

beforeEach(async () => {
  site.setClock(null);
  await site.db.query("delete from attempt");
  await site.db.query("truncate application, settings, mail cascade");
});

const idOf = async (email: string): Promise<string> =>
  (await site.db.query("select id from account where email = $1", [email]))[0].id;
const adminId = await idOf(adminEmail);

const row = `at kind userId userName subjectId subjectName applicationId number field before after
  network device`;
const read = async (filter = "", as: Role = "admin") => {
  const document = `{ securityEvents${filter} { items { ${row} } endCursor hasNextPage } }`;
  return (await site.executeOrThrow(document, {}, as)).securityEvents;
};

/** The events that `work` adds, oldest first; those of one request by kind and field. */
async function eventsOf(work: () => Promise<unknown>) {
  await site.db.query("truncate security_event");
  await work();
  const orderOf = ({ at, kind, field }: Record<string, string>) => `${at} ${kind} ${field}`;
  const { items } = await read("(first: 100)");
  return items.sort((one: Record<string, string>, other: Record<string, string>) =>
    orderOf(one) < orderOf(other) ? -1 : 1,
  );
}

const kindsOf = async (work: () => Promise<unknown>) =>
  (await eventsOf(work)).map(({ kind }: { kind: string }) => kind);

const graphql = (query: string, token: string) =>
  site.request({
    method: "POST",
    url: "/graphql",
    payload: { query },
    headers: { authorization: `Bearer ${token}` },
  });

describe("the security log", () => {
  const codeOf = async (field: string, as: Role) =>
    (await site.execute(`{ ${field} }`, {}, as)).errors?.[0]?.extensions.code;

  test.each(["securityEvents { hasNextPage }", "latestRequisitesChange { at }"])(
    "is for admins alone: %s",
    async (field) => {
      expect(await codeOf(field, "visitor")).toBe("UNAUTHENTICATED");
      expect(await codeOf(field, "editor")).toBe("FORBIDDEN");
      expect(await codeOf(field, "caseWorker")).toBe("FORBIDDEN");
      expect(await codeOf(field, "admin")).toBeUndefined();
    },
  );

  test("is paginated, newest first, with each event once", async () => {
    await eventsOf(async () => {
      for (let count = 0; count < 5; count++) await invited();
    });
    const all = (await read("(kind: USER_INVITED)")).items.map(
      (event: { subjectId: string }) => event.subjectId,
    );
    const paged: string[] = [];
    let after = "";
    for (let pages = 0; pages < 3; pages++) {
      const page = await read(`(kind: USER_INVITED, first: 2${after})`);
      paged.push(...page.items.map((event: { subjectId: string }) => event.subjectId));
      after = `, after: "${page.endCursor}"`;
      expect(page.hasNextPage).toBe(pages < 2);
    }
    expect(paged).toHaveLength(5);
    expect(paged).toEqual(all);
  });

  test("can be filtered by person: what they did, and what was done to their account", async () => {
    const { id, token } = await settled({ roles: ["admin"] });
    await eventsOf(async () => {
      await say("inviteUser", { email: "x1@doloni.example", name: "X", roles: ["editor"] }, token);
      await asAdmin("setUserRoles", { id, roles: ["editor"] });
      await invited();
    });
    const { items } = await read(`(userId: "${id}")`);
    expect(items.map(({ kind }: { kind: string }) => kind)).toEqual([
      "ROLES_CHANGED",
      "USER_INVITED",
    ]);
    expect((await read(`(userId: "nobody")`)).items).toEqual([]);
  });

  test("keeps the events of a deleted account, without its name", async () => {
    const { id, email, password } = await settled();
    const events = await eventsOf(async () => {
      await signIn(site, { email, password });
      await site.db.query("delete from account where id = $1", [id]);
    });
    expect(events).toEqual([expect.objectContaining({ userId: id, userName: "" })]);
  });

  test("is kept for 24 months", async () => {
    await eventsOf(async () => {
      site.setClock(new Date("2024-11-22T11:00:00Z"));
      await signIn(site, { email: "old@doloni.example", password: "anything" });
      site.setClock(new Date("2024-11-22T13:00:00Z"));
      await signIn(site, { email: "new@doloni.example", password: "anything" });
    });
    const now = new Date("2026-11-22T12:00:00Z");
    expect(await removeSecurityEvents(site.db, now)).toEqual({ events: 1 });
    expect(await removeSecurityEvents(site.db, now)).toEqual({ events: 0 });
    expect(await site.db.query("select 1 from security_event")).toHaveLength(1);
  });
});

describe("a sign-in", () => {
  test("is recorded with account, network and device", async () => {
    const from = { from: "2001:db8:1:2:3:4:5:6", headers: { "user-agent": firefox } };
    const events = await eventsOf(() => signIn(site, { email: adminEmail, password }, from));
    expect(events).toEqual([
      expect.objectContaining({
        kind: "SIGNED_IN",
        userId: adminId,
        network: "2001:db8:1:2::/64",
        device: "Firefox, Windows",
      }),
    ]);
  });

  test("that is refused is recorded with the account that it tried", async () => {
    const events = await eventsOf(() => signIn(site, { email: adminEmail, password: "wrong" }));
    expect(events).toMatchObject([{ kind: "SIGN_IN_REFUSED", userId: adminId }]);
  });

  test("to an unknown account is recorded without what was typed", async () => {
    const typed = "hunter2-in-the-wrong-field@doloni.example";
    const events = await eventsOf(() => signIn(site, { email: typed, password: "secret-typed" }));
    expect(events).toMatchObject([{ kind: "SIGN_IN_REFUSED", userId: null, userName: "" }]);
    const rows = await site.db.query("select * from security_event");
    expect(JSON.stringify(rows)).not.toMatch(/hunter2|secret-typed/);
  });
});

describe("a password", () => {
  test("that its user changes is recorded, and so is a wrong present one", async () => {
    const { token, password } = await settled();
    const change = (current: string) =>
      graphql(
        `mutation { changePassword(current: "${current}", next: "calm rivers at noon") { id } }`,
        token,
      );
    const kinds = await kindsOf(async () => {
      await change("a wrong one");
      await change(password);
    });
    expect(kinds).toEqual(["CONFIRMATION_REFUSED", "PASSWORD_CHANGED", "SIGNED_IN"]);
  });

  test("set by a one-time link is recorded, without the link", async () => {
    const { id, secret } = await invited();
    const accept = { secret, password: "calm rivers at midnight" };
    const events = await eventsOf(() => say("acceptInvitation", accept, null));
    expect(events).toMatchObject([
      { kind: "PASSWORD_RESET", userId: id },
      { kind: "SIGNED_IN", userId: id },
    ]);
    const rows = JSON.stringify(await site.db.query("select * from security_event"));
    expect(rows).not.toContain(secret);
    expect(rows).not.toContain(accept.password);
  });
});

describe("a forgotten password", () => {
  const ask = (email: string) =>
    site.execute(`mutation { requestPasswordReset(email: "${email}", language: ENG) }`);

  test("is recorded when its link is asked for, without the link", async () => {
    const { id, email } = await settled();
    await site.db.query("truncate security_event");
    links.length = 0;
    await ask(email);
    await expect.poll(() => links.length).toBe(1);
    expect((await read()).items).toMatchObject([{ kind: "PASSWORD_RESET_REQUESTED", userId: id }]);
    const rows = JSON.stringify(await site.db.query("select * from security_event"));
    expect(rows).not.toContain(new URL(links[0] ?? "").hash.slice(1));
  });
});

test("signing out everywhere is recorded", async () => {
  const { token } = await settled();
  expect(await kindsOf(() => graphql("mutation { signOutEverywhere }", token))).toEqual([
    "SIGNED_OUT_EVERYWHERE",
  ]);
});

describe("an account", () => {
  test("leaves an event when it is invited, changed, deactivated and reactivated", async () => {
    let id = "";
    const events = await eventsOf(async () => {
      ({ id } = await invited({ name: "Ганна" }));
      await asAdmin("setUserRoles", { id, roles: ["caseWorker"] });
      await asAdmin("deactivateUser", { id });
      await asAdmin("reactivateUser", { id });
    });
    const expected = { userId: adminId, subjectId: id, subjectName: "Ганна" };
    expect(events).toMatchObject([
      { kind: "USER_INVITED", ...expected },
      { kind: "ROLES_CHANGED", before: "editor", after: "caseWorker", ...expected },
      { kind: "USER_DEACTIVATED", ...expected },
      { kind: "USER_REACTIVATED", ...expected },
    ]);
  });

  test("that could not be changed leaves none, but who may not change it is named", async () => {
    const { id } = await invited();
    const kinds = await kindsOf(async () => {
      await asAdmin("setUserRoles", { id, roles: ["editor"] });
      await asAdmin("reactivateUser", { id });
      await say("deactivateUser", { id }, site.tokens.editor);
    });
    expect(kinds).toEqual(["PERMISSION_REFUSED"]);
  });

  test("of an admin created on the command line has no author and no network", async () => {
    const email = "command-line@doloni.example";
    const events = await eventsOf(() => createAdmin(site.db, { email, password: "long words" }));
    expect(events).toMatchObject([{ kind: "ADMIN_CREATED", userId: null, network: "" }]);
  });
});

describe("the bank details", () => {
  const translations = { ua: { recipient: "БО Долоні" }, eng: {} };
  const save = (version: number, input: object) =>
    site.executeOrThrow(
      `mutation ($version: Int!, $input: SettingsInput!) {
        saveSettings(version: $version, input: $input) { version }
      }`,
      { version, input: { translations, ...input } },
      "admin",
    );
  const iban = "UA213223130000026007233566001";

  test("leave an event for each changed field, from what to what", async () => {
    await save(1, {});
    const events = await eventsOf(() =>
      save(2, { iban, translations: { ...translations, ua: { recipient: "Долоні" } } }),
    );
    expect(events).toMatchObject([
      { field: "iban", before: "", after: iban },
      { field: "translations.ua.recipient", before: "БО Долоні", after: "Долоні" },
    ]);
    expect(events[0]).toMatchObject({ kind: "REQUISITES_CHANGED", userId: adminId });
  });

  test("leave none when only the office hours are changed", async () => {
    await save(1, {});
    expect(
      await kindsOf(() =>
        save(2, { workingHours: [{ weekday: 2, opens: "09:00", closes: "17:00" }] }),
      ),
    ).toEqual([]);
  });

  test("are pointed out to admins for a week", async () => {
    await site.db.query("truncate security_event");
    site.setClock(new Date("2026-11-22T12:00:00Z"));
    await save(1, { iban });
    const latest = async (moment: string) => {
      site.setClock(new Date(moment));
      const document = "{ latestRequisitesChange { at userName } }";
      return (await site.executeOrThrow(document, {}, "admin")).latestRequisitesChange;
    };
    const change = { at: "2026-11-22T12:00:00.000Z", userName: "admin" };
    expect(await latest("2026-11-29T11:59:00Z")).toEqual(change);
    expect(await latest("2026-11-29T12:00:00Z")).toBeNull();
  });
});

describe("an application", () => {
  const message = "Про це нікому не кажіть";
  const open = (id: string, as: Role, remoteAddress = "127.0.0.1") =>
    site.request(
      {
        method: "POST",
        url: "/graphql",
        remoteAddress,
        payload: { query: `{ application(id: "${id}") { answers notes { id } } }` },
      },
      as,
    );

  test("that somebody reads is recorded once an hour for each network", async () => {
    const { id, number } = await aStoredApplication(site, "general", { message });
    const events = await eventsOf(async () => {
      site.setClock(new Date("2026-11-22T12:00:00Z"));
      await open(id, "caseWorker");
      await open(id, "caseWorker");
      site.setClock(new Date("2026-11-22T12:30:00Z"));
      await open(id, "caseWorker");
      await open(id, "caseWorker", "198.51.100.7");
      site.setClock(new Date("2026-11-22T13:00:01Z"));
      await open(id, "caseWorker");
    });
    const reading = { kind: "APPLICATION_READ", applicationId: id, number };
    expect(events).toMatchObject([
      { ...reading, network: "127.0.0.1" },
      { ...reading, network: "198.51.100.7" },
      { ...reading, network: "127.0.0.1" },
    ]);
  });

  test("that was only listed is not recorded as read", async () => {
    await aStoredApplication(site);
    const list = "{ applications { items { number } total } }";
    expect(await kindsOf(() => site.executeOrThrow(list, {}, "caseWorker"))).toEqual([]);
  });

  test("that is printed or exported is recorded, without what its applicant wrote", async () => {
    const phone = "+380671112233";
    const { id, number } = await aStoredApplication(site, "general", { message, phone });
    await aStoredApplication(site);
    const events = await eventsOf(async () => {
      await site.executeOrThrow(`mutation { recordPrint(id: "${id}") }`, {}, "caseWorker");
      await site.request({ url: "/api/applications.csv" }, "caseWorker");
      await site.executeOrThrow(`{ personalData(contact: "${phone}") { found } }`, {}, "admin");
      await site.executeOrThrow(`mutation { erasePersonalData(contact: "${phone}") }`, {}, "admin");
    });
    expect(events).toMatchObject([
      { kind: "APPLICATION_PRINTED", applicationId: id, number },
      { kind: "APPLICATIONS_EXPORTED", applicationId: null, number: 2 },
      { kind: "PERSONAL_DATA_EXPORTED", number: 1, userId: adminId },
      { kind: "PERSONAL_DATA_ERASED", number: 1, userId: adminId },
    ]);
    const rows = JSON.stringify(await site.db.query("select * from security_event"));
    expect(rows).not.toMatch(/671112233|нікому|Мельник/);
  });
});
