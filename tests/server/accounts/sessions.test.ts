import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { adminEmail, password } from "../../support/accounts/accounts.ts";
import { signIn } from "../../support/accounts/sign-in.ts";
import { usersOf } from "../../support/accounts/user-client.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const { settled, opens } = usersOf(site);
const hour = 60 * 60 * 1000;
const start = new Date("2030-05-01T08:00:00.000Z");
const at = (milliseconds: number) => site.setClock(new Date(start.getTime() + milliseconds));
beforeEach(async () => {
  at(0);
  await site.db.query("delete from attempt");
  await site.db.query("delete from session where created_at < '2100-01-01'");
});

const firefox = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const sessionOn = async (userAgent: string, from?: string) => {
  const sent = { headers: { "user-agent": userAgent }, ...(from ? { from } : {}) };
  return (await signIn(site, { email: adminEmail, password }, sent)).body.token;
};

async function execute(token: string, query: string, variables = {}) {
  const headers = { authorization: `Bearer ${token}` };
  const payload = { query, variables };
  return (await site.request({ method: "POST", url: "/graphql", headers, payload })).json();
}
const listed = async (token: string) =>
  (
    await execute(token, "{ sessions { id device network createdAt lastUsedAt isCurrent } }")
  ).data.sessions.filter(({ createdAt }: { createdAt: string }) => createdAt < "2100");
const end = "mutation ($id: ID!) { endSession(id: $id) }";

describe("a session", () => {
  test("ends when it is unused for twelve hours, and goes on for as long as it is used", async () => {
    const token = await sessionOn(firefox);
    for (const hours of [11, 22, 33]) {
      at(hours * hour);
      expect(await opens(token)).toBe(true);
    }
    at(45 * hour);
    expect(await opens(token)).toBe(false);
  });

  test("ends after seven days, however much it is used", async () => {
    const token = await sessionOn(firefox);
    const halfDays = 2 * 7;
    for (let halfDay = 1; halfDay < halfDays; halfDay++) {
      at(halfDay * 12 * hour - hour);
      expect(await opens(token)).toBe(true);
      at(halfDay * 12 * hour + hour);
      expect(await opens(token)).toBe(true);
    }
    at(7 * 24 * hour);
    expect(await opens(token)).toBe(false);
  });

  test("is stored as a hash of its token", async () => {
    const token = await sessionOn(firefox);
    const rows = await site.db.query("select * from session where created_at = $1", [start]);
    expect(rows).toHaveLength(1);
    expect(rows[0].token_hash).toBe(createHash("sha256").update(token).digest("hex"));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("writes nothing when it is used again within five minutes", async () => {
    const token = await sessionOn(firefox);
    const lastUse = async () =>
      (await site.db.query("select last_used_at from session where created_at = $1", [start]))[0]
        .last_used_at;
    at(4 * 60_000);
    await opens(token);
    expect(await lastUse()).toEqual(start);
    at(5 * 60_000);
    await opens(token);
    expect(await lastUse()).toEqual(new Date(start.getTime() + 5 * 60_000));
  });

  test("disappears from the database at the next sign-in after it has ended", async () => {
    await sessionOn(firefox);
    at(12 * hour);
    await sessionOn(iphone);
    const rows = await site.db.query("select device from session where created_at < '2100-01-01'");
    expect(rows).toEqual([{ device: "Safari, iPhone" }]);
  });

  test("does not begin when the password was changed while the old one was compared", async () => {
    const { id, email, password: old } = await settled();
    await site.db.query("delete from session where account_id = $1", [id]);
    const changing = site.db.createQueryRunner();
    await changing.startTransaction();
    await changing.query("update account set password_hash = 'another' where id = $1", [id]);
    const signingIn = signIn(site, { email, password: old });
    const isWaiting = () =>
      site.db.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'");
    await expect.poll(isWaiting, { interval: 5 }).not.toHaveLength(0);
    await changing.commitTransaction();
    await changing.release();
    expect((await signingIn).status).toBe(401);
    const sessions = "select 1 from session where account_id = $1";
    expect(await site.db.query(sessions, [id])).toHaveLength(0);
  });
});

describe("a user who signs out", () => {
  test("ends the session on the server, and no other", async () => {
    const [one, other] = [await sessionOn(firefox), await sessionOn(iphone)];
    expect((await execute(one, "mutation { signOut }")).data).toEqual({ signOut: true });
    expect([await opens(one), await opens(other)]).toEqual([false, true]);
    const { errors } = await execute(one, "{ images { total } }");
    expect(errors[0].extensions).toEqual({ code: "UNAUTHENTICATED", reason: "ended" });
  });

  test("everywhere ends all their sessions, and nobody else's", async () => {
    const { token: first, email, password: own } = await settled();
    const { token: second } = (await signIn(site, { email, password: own })).body;
    await execute(first, "mutation { signOutEverywhere }");
    expect([await opens(first), await opens(second)]).toEqual([false, false]);
    expect(await opens(site.tokens.admin)).toBe(true);
  });
});

describe("the list of one's sessions", () => {
  test("names device, network and last use, and the one that asks", async () => {
    await sessionOn(firefox, "198.51.100.7");
    at(hour);
    const phone = await sessionOn(iphone, "2001:db8:1:2:3:4:5:6");
    expect(await listed(phone)).toEqual([
      {
        id: expect.any(String),
        device: "Safari, iPhone",
        network: "2001:db8:1:2::/64",
        createdAt: "2030-05-01T09:00:00.000Z",
        lastUsedAt: "2030-05-01T09:00:00.000Z",
        isCurrent: true,
      },
      expect.objectContaining({
        device: "Firefox, Windows",
        network: "198.51.100.7",
        lastUsedAt: "2030-05-01T08:00:00.000Z",
        isCurrent: false,
      }),
    ]);
  });

  test("contains neither ended sessions nor those of others", async () => {
    const { token } = await settled();
    await sessionOn(firefox);
    expect(await listed(token)).toHaveLength(1);
    const admins = await sessionOn(iphone);
    at(11 * hour);
    await opens(admins);
    at(13 * hour);
    expect((await listed(admins)).map(({ device }: { device: string }) => device)).toEqual([
      "Safari, iPhone",
    ]);
  });

  test("lets each be ended", async () => {
    const [lost, here] = [await sessionOn(firefox), await sessionOn(iphone)];
    const { id } = (await listed(here)).find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect((await execute(here, end, { id })).data).toEqual({ endSession: id });
    expect([await opens(lost), await opens(here)]).toEqual([false, true]);
    const { errors } = await execute(here, end, { id });
    expect(errors[0].extensions).toEqual({ code: "NOT_FOUND" });
  });

  test("lets nobody end somebody else's session", async () => {
    const { token } = await settled();
    const admins = await sessionOn(firefox);
    const [{ id }] = await listed(admins);
    expect((await execute(token, end, { id })).errors[0].extensions).toEqual({ code: "NOT_FOUND" });
    expect(await opens(admins)).toBe(true);
  });
});
