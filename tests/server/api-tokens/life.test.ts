import { beforeEach, describe, expect, test } from "vitest";
import { aProgram, inDays, programWith, revoke } from "../../support/accounts/api-token.ts";
import { usersOf } from "../../support/accounts/user-client.ts";
import { queuedEmails } from "../../support/applications/submit-form.ts";
import { anotherInstance } from "../../support/processes/another-instance.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const { asAdmin, settled } = usersOf(site);
const noon = new Date("2030-03-04T12:00:00Z");
const fields = `id name ending readsDrafts writes createdAt expiresAt revokedAt lastUsedAt
  creator { name canSignIn roles }`;

beforeEach(async () => {
  site.setClock(null);
  await site.db.query("truncate api_token, security_event, mail cascade");
});

const listed = async () =>
  (await site.executeOrThrow(`{ apiTokens { ${fields} } }`, {}, "admin")).apiTokens;

const creation = `
  mutation ($name: String!, $expiresAt: DateTimeISO!, $writes: [ContentKind!]) {
    createApiToken(name: $name, expiresAt: $expiresAt, writes: $writes) {
      secret token { ${fields} }
    }
  }`;
const create = (variables: object, as: "admin" | "editor" = "admin") =>
  site.execute(creation, { name: "Import", expiresAt: inDays(30), ...variables }, as);

describe("a new token", () => {
  test("is shown once, and stored as a hash only", async () => {
    const { secret, id } = await aProgram(site, { name: "Reports from accounting" });
    expect(secret).toMatch(/^charitysite_[0-9a-f]{70}$/);
    const rows = JSON.stringify(await site.db.query("select * from api_token"));
    expect(rows).not.toContain(secret);
    const [token] = await listed();
    expect(token).toMatchObject({ id, name: "Reports from accounting", ending: secret.slice(-4) });
    expect(
      JSON.stringify(await site.executeOrThrow(`{ apiTokens { ${fields} } }`, {}, "admin")),
    ).not.toContain(secret);
  });

  test("that writes a kind reads drafts, too", async () => {
    const { data } = await create({ writes: ["REPORT"] });
    expect(data).toMatchObject({
      createApiToken: { token: { readsDrafts: true, writes: ["REPORT"] } },
    });
  });

  test("lasts a year at most, and does not begin in the past", async () => {
    const refused = { code: "INVALID", fields: [{ path: "expiresAt", rule: "withinYear" }] };
    for (const days of [367, 0, -1]) {
      const { errors } = await create({ expiresAt: inDays(days) });
      expect(errors?.[0]?.extensions).toEqual(refused);
    }
    expect((await create({ expiresAt: inDays(365) })).errors).toBeUndefined();
  });

  test("needs a name", async () => {
    expect((await create({ name: " " })).errors?.[0]?.extensions).toMatchObject({
      code: "INVALID",
    });
  });

  test("is reported to the admins by e-mail, and in the security log", async () => {
    const { id } = await aProgram(site, { name: "Import", writes: ["REPORT"] });
    const [email] = await queuedEmails(site);
    expect(email?.text).toContain("«Import», змінює: звіти, діє до");
    expect(email?.text).toContain("“Import”, changes: reports, ends on");
    const { securityEvents } = await site.executeOrThrow(
      "{ securityEvents { items { kind tokenId tokenName after } } }",
      {},
      "admin",
    );
    expect(securityEvents.items).toEqual([
      { kind: "API_TOKEN_CREATED", tokenId: id, tokenName: "Import", after: "drafts,Report" },
    ]);
  });

  test("cannot be made when fifty are valid", async () => {
    await site.db.query(
      `insert into api_token (name, token_hash, ending, reads_drafts, writes, created_at, expires_at)
       select 'Import', i, 'abcd', false, '{}', now(), now() + interval '1 day' from generate_series(1, 50) i`,
    );
    expect((await create({})).errors?.[0]?.extensions).toEqual({
      code: "CONFLICT",
      reason: "tooMany",
    });
  });
});

test("an admin who has not typed the password lately is asked for it", async () => {
  const { id, token } = await settled({ roles: ["admin"] });
  await site.db.query(
    "update session set confirmed_at = confirmed_at - interval '11 minutes' where account_id = $1",
    [id],
  );
  const { errors } = (
    await site.request({
      method: "POST",
      url: "/graphql",
      headers: { authorization: `Bearer ${token}` },
      payload: { query: creation, variables: { name: "Import", expiresAt: inDays(30) } },
    })
  ).json();
  expect(errors[0].extensions).toEqual({ code: "CONFIRMATION_REQUIRED" });
});

describe("a token", () => {
  const refusal = (reason: string) => ({ code: "UNAUTHENTICATED", reason });

  test("that has expired is refused with 401 and the reason, even where everybody may read", async () => {
    const { request } = await aProgram(site, { expiresAt: inDays(1) });
    expect((await request({ url: "/api/reports" })).statusCode).toBe(200);
    site.setClock(inDays(1, Date.now() + 1000));
    const answer = await request({ url: "/api/reports" });
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      expect.objectContaining(refusal("tokenExpired")),
    ]);
    expect(answer.headers["www-authenticate"]).toBe('Bearer error="invalid_token"');
  });

  test("that has expired is refused by GraphQL in its own form", async () => {
    const { request } = await aProgram(site, { expiresAt: inDays(1) });
    site.setClock(inDays(2));
    const payload = { query: "{ reports { total } }" };
    const answer = await request({ method: "POST", url: "/graphql", payload });
    expect([answer.statusCode, answer.json().errors[0].extensions]).toEqual([
      401,
      refusal("tokenExpired"),
    ]);
  });

  test("that was revoked is refused by another instance at once", async () => {
    const url = String((site.db.options as { url?: string }).url); // TypeORM's union has drivers without a url
    const other = await anotherInstance(site, url);
    const { id, secret } = await aProgram(site);
    const read = async () =>
      (await other.request({ url: "/api/reports", headers: { authorization: `Bearer ${secret}` } }))
        .statusCode;
    expect(await read()).toBe(200);
    await revoke(site, id);
    expect(await read()).toBe(401);
  });

  test("stays revoked when it is revoked again, and says since when", async () => {
    const { id } = await aProgram(site);
    site.setClock(noon);
    await site.db.query("update session set last_used_at = $1, created_at = $1", [noon]);
    const first = await revoke(site, id);
    site.setClock(new Date(noon.getTime() + 60_000));
    expect(await revoke(site, id)).toEqual(first);
    await site.db.query("update session set last_used_at = now(), created_at = now()");
  });

  test.each(["x", "", "0"])("with %j at its end is none", async (end) => {
    const { secret } = await aProgram(site);
    const changed = end ? `${secret}${end}` : secret.slice(0, -1);
    const { request } = programWith(site, changed);
    const statements = await site.countStatements(async () => {
      const answer = await request({ url: "/api/reports" });
      expect(answer.json()).toMatchObject(refusal("tokenUnknown"));
    });
    expect(statements).toBe(0);
  });

  test("that nobody issued is refused", async () => {
    const { secret } = await aProgram(site);
    await site.db.query("truncate api_token cascade");
    const { statusCode, body } = await programWith(site, secret).request({ url: "/api/reports" });
    expect([statusCode, JSON.parse(body).reason]).toEqual([401, "tokenUnknown"]);
  });

  test("is listed after those that are valid once it has ended", async () => {
    const older = await aProgram(site, { name: "Older" });
    const newer = await aProgram(site, { name: "Newer" });
    await revoke(site, newer.id);
    expect((await listed()).map(({ name }: { name: string }) => name)).toEqual(["Older", "Newer"]);
    expect(older.id).toBeTruthy();
  });
});

describe("when the admin who made a token", () => {
  const madeByAnother = async () => {
    const { id, token } = await settled({ roles: ["admin"] });
    const answer = await site.request({
      method: "POST",
      url: "/graphql",
      headers: { authorization: `Bearer ${token}` },
      payload: {
        query: `mutation { createApiToken(name: "Import", expiresAt: "${inDays(9).toISOString()}") { secret } }`,
      },
    });
    return { id, program: programWith(site, answer.json().data.createApiToken.secret) };
  };
  const works = async ({ request }: ReturnType<typeof programWith>) =>
    (await request({ url: "/api/reports" })).statusCode === 200;

  test("is deactivated, it stays valid, and the list shows it", async () => {
    const { id, program } = await madeByAnother();
    await asAdmin("deactivateUser", { id });
    expect(await works(program)).toBe(true);
    expect((await listed())[0].creator).toMatchObject({ canSignIn: false });
  });

  test("is no admin any more, it stays valid, and the list shows it", async () => {
    const { id, program } = await madeByAnother();
    await asAdmin("setUserRoles", { id, roles: ["editor"] });
    expect(await works(program)).toBe(true);
    expect((await listed())[0].creator).toMatchObject({ roles: ["editor"] });
  });

  test("is deleted, it stays valid, and the list names nobody", async () => {
    const { id, program } = await madeByAnother();
    await asAdmin("deleteUser", { id });
    expect(await works(program)).toBe(true);
    expect((await listed())[0].creator).toBeNull();
  });
});
