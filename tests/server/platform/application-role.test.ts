import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { entities } from "../../../server/entities.ts";
import { migrate, openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { startEmbeddedPostgres } from "../../../server/platform/postgres/embedded-postgres.ts";
import { findCluster } from "../../../server/platform/postgres/postgres-cluster.ts";
import { findPostmaster } from "../../../server/platform/postgres/postmaster.ts";
import { anEmptyDatabase, run } from "../../support/database/database.ts";
import {
  aDataFolder,
  type ServerProcess,
  startServer,
} from "../../support/processes/server-process.ts";
import { runSiteCommand, runSiteProgram } from "../../support/processes/site-command.ts";

const password = "a long and calm password";

async function rowsOf(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows;
}

/** Signs in at the site and saves a member, as staff do; returns the member's public page data. */
async function saveMember({ address }: ServerProcess): Promise<unknown> {
  const post = (path: string, body: object, headers = {}) =>
    fetch(address + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const credentials = { email: "admin@doloni.example", password };
  const { token } = await (await post("/api/auth/login", credentials)).json();
  const member = { translations: { ua: { name: "Оля" }, eng: { name: "Olia" } } };
  const flags = { isOrganizer: true, isPsychologist: false };
  const answer = await post(
    "/api/members",
    { ...member, ...flags },
    { authorization: `Bearer ${token}` },
  );
  return answer.status;
}

/** Sessions of the site by their account. */
const sessions = `select distinct usename as account from pg_stat_activity
  where datname = current_database() and starts_with(application_name, 'doloni with')`;

const earlier = await startOnEarlierFolder();

/** The site on a data folder whose database was only used by its owner. */
async function startOnEarlierFolder() {
  const folder = aDataFolder(afterAll);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, isDurable: false });
  postgres.detach();
  const { url: owner, applicationUrl: application } = postgres;
  const db = await openDatabase({ url: owner, entities, migrations, connections: 2 });
  await migrate(db);
  await db.destroy();
  const site = await startServer({ DATA_DIR: folder, ADMIN_PASSWORD: password }, afterAll);
  await site.hasPrinted("The site is ready");
  return { owner, application, site };
}

describe("a data folder of an earlier version, after its next start", () => {
  const { owner, application, site } = earlier;

  test("is served by an account that owns nothing and may do nothing but read and write rows", async () => {
    expect(await rowsOf(owner, sessions)).toEqual([{ account: "doloni_application" }]);
    const rights = `select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
        (select count(*)::int from pg_class where relowner = role.oid) as relations,
        (select count(*)::int from pg_proc where proowner = role.oid) as functions,
        (select count(*)::int from pg_database where datdba = role.oid) as databases,
        (select count(*)::int from pg_auth_members where member = role.oid) as memberships
      from pg_roles role where rolname = 'doloni_application'`;
    expect(await rowsOf(owner, rights)).toEqual([
      {
        rolsuper: false,
        rolcreatedb: false,
        rolcreaterole: false,
        rolreplication: false,
        rolbypassrls: false,
        relations: 0,
        functions: 0,
        databases: 0,
        memberships: 0,
      },
    ]);
  });

  test.each([
    "create table public.mine ()",
    "drop table member",
    "alter table account add column more text",
    "truncate application",
    "create function mine() returns int language sql as 'select 1'",
    "create role somebody",
    "delete from migration",
    "update content_count set items = 0",
    "select add_to_content_count('member', null, 1, 1)",
    "copy member to program 'cat'",
    "select pg_read_file('postgresql.conf')",
    "set role doloni",
  ])("refuses this account to %s", async (statement) => {
    await expect(rowsOf(application, statement)).rejects.toMatchObject({ code: "42501" });
  });

  test("lets staff sign in and save", async () => {
    expect(await saveMember(site)).toBe(201);
  });
});

describe("an external database", () => {
  /** The URL of the database with an account that does not exist yet. */
  function anApplicationUrl(ownerUrl: string): string {
    const url = new URL(ownerUrl);
    url.username = `application_${randomBytes(4).toString("hex")}`;
    url.password = 'it\'s a "quoted" password';
    onTestFinished(() => run(ownerUrl, `drop owned by ${url.username}; drop role ${url.username}`));
    return url.href;
  }

  test("with an account for the owner is served by another, which its first start creates", async () => {
    const ownerUrl = await anEmptyDatabase();
    const DATABASE_URL = anApplicationUrl(ownerUrl);
    const site = await startServer({
      DATA_DIR: aDataFolder(),
      DATABASE_URL,
      DATABASE_OWNER_URL: ownerUrl,
      ADMIN_PASSWORD: password,
    });
    await site.hasPrinted("The site is ready");
    expect(await saveMember(site)).toBe(201);
    expect(await rowsOf(ownerUrl, sessions)).toEqual([{ account: new URL(DATABASE_URL).username }]);
    await expect(rowsOf(DATABASE_URL, "drop table member")).rejects.toMatchObject({
      code: "42501",
    });
    await site.end();
  });

  test("that somebody else migrates is served without the owner's password, and not before", async () => {
    const DATABASE_OWNER_URL = await anEmptyDatabase();
    const DATABASE_URL = anApplicationUrl(DATABASE_OWNER_URL);
    const DATA_DIR = aDataFolder();
    const migrateAs = (url: string) =>
      runSiteProgram("migrate", [], { DATA_DIR, DATABASE_OWNER_URL, DATABASE_URL: url });
    expect(await migrateAs(DATABASE_URL)).toMatchObject({ code: 0 });

    const [last] = (await rowsOf(
      DATABASE_OWNER_URL,
      "delete from migration where id = (select max(id) from migration) returning timestamp, name",
    )) as { timestamp: string; name: string }[]; // as the statement says
    const env = { DATA_DIR, DATABASE_URL, ADMIN_PASSWORD: password };
    const early = await startServer(env);
    expect(await early.ended()).toBe(1);
    expect(early.output()).toContain("run npm run migrate with DATABASE_OWNER_URL first");

    await run(
      DATABASE_OWNER_URL,
      `insert into migration (timestamp, name) values (${last?.timestamp}, '${last?.name}')`,
    );
    const site = await startServer(env);
    await site.hasPrinted("The site is ready");
    expect(await saveMember(site)).toBe(201);
    await site.end();
  });

  test("is restored by its owner before the account of requests exists", async () => {
    const env = async () => {
      const DATABASE_OWNER_URL = await anEmptyDatabase();
      const DATABASE_URL = anApplicationUrl(DATABASE_OWNER_URL);
      return { DATA_DIR: aDataFolder(), DATABASE_OWNER_URL, DATABASE_URL };
    };
    const [from, to] = [await env(), await env()];
    const file = join(from.DATA_DIR, "backup.zip");
    expect(await runSiteCommand("migrate", [], from)).toMatchObject({ code: 0 });
    expect(await runSiteCommand("backup", [file], from)).toMatchObject({ code: 0 });
    expect(await runSiteCommand("restore", [file], to)).toMatchObject({ code: 0 });
    expect(await runSiteCommand("migrate", [], to)).toMatchObject({ code: 0 });
  });

  test("gives the account of requests the password that somebody has chosen anew", async () => {
    const DATABASE_OWNER_URL = await anEmptyDatabase();
    const before = anApplicationUrl(DATABASE_OWNER_URL);
    const after = new URL(before);
    after.password = "another-password";
    for (const DATABASE_URL of [before, after.href]) {
      const env = { DATA_DIR: aDataFolder(), DATABASE_OWNER_URL, DATABASE_URL };
      expect(await runSiteCommand("migrate", [], env)).toMatchObject({ code: 0 });
      expect(await rowsOf(DATABASE_URL, "select 1 as one")).toEqual([{ one: 1 }]);
    }
  });
});

test.runIf(process.platform === "linux")(
  "the embedded PostgreSQL does not inherit the site's secrets",
  async () => {
    const folder = aDataFolder();
    const secret = "a secret of the site, long enough for any";
    const site = await startServer({
      DATA_DIR: folder,
      APPLICATION_KEY: secret,
      SMTP_URL: `smtp://somebody:${encodeURIComponent(secret)}@mail.example:587`,
    });
    await site.hasPrinted("The site is ready");
    const cluster = findCluster(folder);
    const { pid } = (cluster && findPostmaster(cluster)) ?? { pid: 0 };
    const names = readFileSync(`/proc/${pid}/environ`, "utf8")
      .split("\0")
      .map((line) => line.split("=")[0]);
    expect(names).toContain("PATH");
    for (const name of ["APPLICATION_KEY", "SMTP_URL"]) expect(names).not.toContain(name);
  },
);
