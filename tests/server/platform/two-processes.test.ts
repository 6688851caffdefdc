import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { entities } from "../../../server/entities.ts";
import { openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { answersTo } from "../../support/applications/submit-form.ts";
import { aForm } from "../../support/images/image-server.ts";
import { aPicture } from "../../support/images/picture-files.ts";
import { anEmptyDatabase } from "../../support/server/database.ts";
import { aDataFolder, startServer } from "../../support/server/server-process.ts";
import { until } from "../../support/until.ts";

// Each starts processes, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const email = "admin@doloni.example";
const url = await anEmptyDatabase();
const shared = {
  DATA_DIR: aDataFolder(afterAll),
  DATABASE_URL: url,
  // As behind a proxy: each call can name its network address.
  TRUST_PROXY: "on",
};
const sites = await Promise.all([startServer(shared, afterAll), startServer(shared, afterAll)]);
const [first, second] = sites;
const db = await openDatabase({ url, entities, migrations, connections: 2 });
afterAll(() => db.destroy());
let password = "";

beforeAll(async () => {
  await Promise.all(sites.map((site) => site.hasPrinted("Doloni is ready")));
  password = /Password +(\S+)/.exec(first.output() + second.output())?.[1] ?? "";
});

type Site = typeof first;

const post = (site: Site, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${site.address}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const attempt = (site: Site, wish: { email?: string; password?: string; from?: string } = {}) =>
  post(
    site,
    "/api/auth/login",
    { email: wish.email ?? email, password: wish.password ?? password },
    { "x-forwarded-for": wish.from ?? "10.1.1.1" },
  );

async function signIn(site: Site): Promise<{ authorization: string }> {
  const { token } = await (await attempt(site)).json();
  return { authorization: `Bearer ${token}` };
}

async function ask(site: Site, query: string, variables = {}, headers = {}) {
  return (await post(site, "/graphql", { query, variables }, headers)).json();
}

describe("two instances that start at once on an empty database", () => {
  test("migrate it once, one after the other", async () => {
    const told = sites.map((site) => site.output().includes("Migrated the database"));
    expect(told.sort()).toEqual([false, true]);
    const rows = await db.query("select name from migration order by id");
    expect(rows.map(({ name }: { name: string }) => name)).toEqual(
      migrations.map(({ name }) => name),
    );
  });

  test("make one administrator, who can sign in at both", async () => {
    expect(await db.query("select email from account")).toEqual([{ email }]);
    for (const site of sites) expect((await attempt(site)).status).toBe(200);
  });
});

describe("two instances on one database", () => {
  test("a session of one is a session of the other, and ends at both", async () => {
    const session = await signIn(first);
    const me = (site: Site) => ask(site, "{ users { email } }", {}, session);
    expect((await me(second)).data.users).toEqual([{ email }]);
    await db.query("update account set session_version = session_version + 1");
    for (const site of sites) {
      expect((await me(site)).errors[0].extensions).toMatchObject({ code: "UNAUTHENTICATED" });
    }
  });

  test("guesses of a password are counted together", async () => {
    const guess = { email: "somebody@doloni.example", password: "a wrong one" };
    const guesses = Array.from({ length: 14 }, (_, number) =>
      attempt(number % 2 ? first : second, { ...guess, from: `10.2.0.${number}` }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  test("a form that arrives at both at the same moment is one application", async () => {
    const { data } = await ask(first, "{ consentText(form: VOLUNTEER, language: UA) { version } }");
    const consentVersion = data.consentText.version;
    const sending = { key: randomUUID(), language: "UA", consentVersion };
    const query = `mutation ($sending: SendingInput!, $input: VolunteerInput!) {
      applyAsVolunteer(sending: $sending, input: $input) { number }
    }`;
    const variables = { sending, input: answersTo.VOLUNTEER };
    const answers = await Promise.all(
      [first, second, first, second].map((site) => ask(site, query, variables)),
    );
    const numbers = answers.map(({ data }) => data.applyAsVolunteer.number);
    expect(new Set(numbers).size).toBe(1);
    expect(await db.query("select number from application")).toHaveLength(1);
  });

  test("a picture that was uploaded at one is served by both, in whole sizes", async () => {
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
    const gone = await fetch(`${first.address}/images/${public_id}/160.webp`);
    expect(gone.status).toBe(404);
  });

  test("what is written at one is read at the other", async () => {
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

test("whoever starts an instance with other secrets is told", async () => {
  const stranger = await startServer({
    ...shared,
    JWT_SECRET: "another secret, which is long enough",
  });
  await stranger.hasPrinted("another instance has other secrets");
});
