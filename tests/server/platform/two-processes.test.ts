import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { entities } from "../../../server/entities.ts";
import { openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { poolNiceness } from "../../../server/platform/pool-priority.ts";
import { answersTo } from "../../support/applications/submit-form.ts";
import { anEmptyDatabase } from "../../support/database/database.ts";
import { aForm } from "../../support/images/image-server.ts";
import { aPicture } from "../../support/images/picture-files.ts";
import { aDataFolder, startServer, waitForStatus } from "../../support/processes/server-process.ts";
import { until } from "../../support/until.ts";

const email = "admin@doloni.example";
const url = await anEmptyDatabase();
const shared = {
  DATA_DIR: aDataFolder(afterAll),
  DATABASE_URL: url,
  // As behind a proxy: each request can set its client address.
  TRUST_PROXY: "1",
};
const sites = await Promise.all([startServer(shared, afterAll), startServer(shared, afterAll)]);
const [first, second] = sites;
const db = await openDatabase({ url, entities, migrations, connections: 2 });
afterAll(() => db.destroy());
let password = "";

beforeAll(async () => {
  await Promise.all(sites.map((site) => site.hasPrinted("The site is ready")));
  password = /Password +(\S+)/.exec(first.output() + second.output())?.[1] ?? "";
});

type Site = typeof first;

const post = (site: Site, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${site.address}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

test.runIf(process.platform === "linux")(
  "pictures and passwords wait for the processor, responses do not",
  async () => {
    const threads = `/proc/${first.child.pid}/task`;
    const niceness = (await readdir(threads)).map(async (id) => {
      // A thread may have ended meanwhile.
      const stat = await readFile(`${threads}/${id}/stat`, "utf8").catch(() => "");
      const [, name = "", fields = ""] = /\((.*)\) (.*)/.exec(stat) ?? [];
      // The value is the 19th field, of which two precede.
      return { name, isMain: id === String(first.child.pid), nice: Number(fields.split(" ")[16]) };
    });
    const all = await Promise.all(niceness);
    const pool = all.filter(({ name }) => name === "libuv-worker");
    expect(pool.length).toBeGreaterThan(0);
    expect(new Set(pool.map(({ nice }) => nice))).toEqual(new Set([poolNiceness]));
    expect(all.find(({ isMain }) => isMain)?.nice).toBe(0);
  },
);

const attempt = (
  site: Site,
  credentials: { email?: string; password?: string; from?: string } = {},
) =>
  post(
    site,
    "/api/auth/login",
    { email: credentials.email ?? email, password: credentials.password ?? password },
    { "x-forwarded-for": credentials.from ?? "10.1.1.1" },
  );

async function signIn(site: Site): Promise<{ authorization: string }> {
  const { token } = await (await attempt(site)).json();
  return { authorization: `Bearer ${token}` };
}

async function graphql(site: Site, query: string, variables = {}, headers = {}) {
  return (await post(site, "/graphql", { query, variables }, headers)).json();
}

describe("two instances that start at the same time on an empty database", () => {
  test("migrate it once, one after the other", async () => {
    const migrated = sites.map((site) => site.output().includes("Migrated the database"));
    expect(migrated.sort()).toEqual([false, true]);
    const rows = await db.query("select name from migration order by id");
    expect(rows.map(({ name }: { name: string }) => name)).toEqual(
      migrations.map(({ name }) => name),
    );
  });

  test("create one administrator, who can sign in at both", async () => {
    expect(await db.query("select email from account")).toEqual([{ email }]);
    for (const site of sites) expect((await attempt(site)).status).toBe(200);
  });
});

describe("two instances on one database", () => {
  test("share sessions, which end at both", async () => {
    const session = await signIn(first);
    const me = (site: Site) => graphql(site, "{ users { email } }", {}, session);
    expect((await me(second)).data.users).toEqual([{ email }]);
    await db.query("delete from session");
    for (const site of sites) {
      expect((await me(site)).errors[0].extensions).toMatchObject({ code: "UNAUTHENTICATED" });
    }
  });

  test("count wrong passwords together", async () => {
    const guess = { email: "somebody@doloni.example", password: "a wrong one" };
    const guesses = Array.from({ length: 14 }, (_, number) =>
      attempt(number % 2 ? first : second, { ...guess, from: "10.2.0.1" }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  test("store a form once that arrives at both at the same time", async () => {
    const { data } = await graphql(
      first,
      "{ consentText(form: VOLUNTEER, language: UA) { version } }",
    );
    const consentVersion = data.consentText.version;
    const sending = { key: randomUUID(), language: "UA", consentVersion };
    const query = `mutation ($sending: SendingInput!, $input: VolunteerInput!) {
      applyAsVolunteer(sending: $sending, input: $input) { number }
    }`;
    const variables = { sending, input: answersTo.VOLUNTEER };
    const answers = await Promise.all(
      [first, second, first, second].map((site) => graphql(site, query, variables)),
    );
    const numbers = answers.map(({ data }) => data.applyAsVolunteer.number);
    expect(new Set(numbers).size).toBe(1);
    expect(await db.query("select number from application")).toHaveLength(1);
  });

  test("both serve a picture that was uploaded at one, in complete sizes", async () => {
    const session = await signIn(first);
    const body = aForm(["file", await aPicture({ width: 1200, height: 800 })]);
    const sent = { method: "POST", headers: session, body };
    const { public_id } = await (await fetch(`${first.address}/api/images`, sent)).json();
    const sizes = [160, 320, 480, 640, 960].flatMap((width) => [`${width}.webp`, `${width}.avif`]);
    const files = await Promise.all(
      sizes.flatMap((size) =>
        sites.map(async ({ address }) => {
          const answer = await fetch(`${address}/images/${public_id}/${size}`);
          return { size, bytes: Buffer.from(await answer.arrayBuffer()) };
        }),
      ),
    );
    for (const { size, bytes } of files) {
      expect((await sharp(bytes).metadata()).width, size).toBe(Number.parseInt(size, 10));
    }
    await fetch(`${second.address}/api/images`, {
      method: "DELETE",
      headers: { ...session, "content-type": "application/json" },
      body: JSON.stringify({ public_id }),
    });
    // The other instance learns of it by a notification.
    await waitForStatus(`${first.address}/images/${public_id}/160.webp`, 404);
  });

  test("read at one what is written at the other", async () => {
    const session = await signIn(first);
    const read = async () => (await fetch(`${second.address}/api/galleryCategory`)).text();
    await read();
    for (let number = 1; number <= 20; number += 1) {
      const name = `Категорія ${number}.`;
      const category = { translations: { ua: { name }, eng: { name } } };
      expect((await post(first, "/api/galleryCategory", category, session)).status).toBe(201);
      await until(async () => (await read()).includes(name));
    }
  });
});

test("an instance that is started with other secrets is reported", async () => {
  const otherSecrets = await startServer({
    ...shared,
    APPLICATION_KEY: "another secret, which is long enough",
  });
  await otherSecrets.hasPrinted("another instance has other secrets");
});
