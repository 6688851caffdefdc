import { Writable } from "node:stream";
import { pathToFileURL } from "node:url";
import { pino } from "pino";
import { beforeAll, describe, expect, test } from "vitest";
import { renderModule } from "../../../../server/platform/paths.ts";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { aServer } from "../../../support/server/test-server.ts";

const logged: string[] = [];
const log = pino(
  { level: "trace" },
  new Writable({
    write(line, _, done) {
      logged.push(String(line));
      done();
    },
  }),
);
const { render } = await import(pathToFileURL(renderModule).href);
const site = await aServer({ render, keeps: true }, log);

const live = { title: "Живий допис", content: "<p>На сайті.</p>" };
let item: { id: string; version: number };

beforeAll(async () => {
  const translations = { ua: live, eng: { title: "A live post", content: "<p>On the site.</p>" } };
  item = await aPublishedItem(site, "BlogPost", { translations });
  await saveDraft();
}, 60_000);

const saveDraft = () =>
  site.executeOrThrow(
    `mutation ($input: JSONObject!) {
      saveItemDraft(kind: BLOG_POST, id: "${item.id}", itemVersion: ${item.version}, input: $input) { draft { id } }
    }`,
    {
      input: {
        translations: {
          ua: { ...live, title: "Чернетка допису" },
          eng: { title: "A draft of the post", content: "<p>Soon.</p>" },
        },
      },
    },
    "editor",
  );

const create = async (days = 7): Promise<{ url: string; link: { id: string } }> => {
  const { created } = await site.executeOrThrow(
    `mutation { created: createDraftLink(kind: BLOG_POST, id: "${item.id}", days: ${days}) {
      url link { id expiresAt createdByName } } }`,
    {},
    "editor",
  );
  return created;
};

const open = (url: string) =>
  site.request({
    url: new URL(url).pathname + new URL(url).search,
    headers: { accept: "text/html" },
  });

describe("somebody without an account", () => {
  test("reads the draft in both languages, while visitors read what is on the site", async () => {
    const { url } = await create();
    const ukrainian = await open(url);
    expect(ukrainian.statusCode).toBe(200);
    expect(ukrainian.body).toContain("Чернетка допису");
    expect(ukrainian.body).toMatch(/<html lang="uk">/);
    const english = await open(`${url}?lang=en`);
    expect(english.body).toContain("A draft of the post");
    expect(english.body).toMatch(/<html lang="en">/);
    const visitors = await site.request({
      url: `/blog/${item.id}`,
      headers: { accept: "text/html" },
    });
    expect(visitors.body).toContain("Живий допис");
    expect(visitors.body).not.toContain("Чернетка допису");
  });

  test("gets a page that nobody stores or finds, without scripts and without a referrer", async () => {
    const { body, headers } = await open((await create()).url);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
    });
    expect(body).not.toContain("<script");
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  test("is told calmly that a link has expired", async () => {
    const { url } = await create(1);
    site.setClock(new Date(Date.now() + 25 * 3_600_000));
    const { statusCode, body } = await open(url);
    site.setClock(null);
    expect(statusCode).toBe(410);
    expect(body).toContain("Це посилання вже не діє");
    expect(body).not.toContain("Чернетка допису");
  });

  test("reads nothing any more once an editor has revoked the link", async () => {
    const { url, link } = await create();
    const { draftLinks } = await site.executeOrThrow(
      `{ draftLinks(kind: BLOG_POST, id: "${item.id}") { id } }`,
      {},
      "editor",
    );
    expect(draftLinks).toContainEqual({ id: link.id });
    await site.executeOrThrow(`mutation { revokeDraftLink(id: "${link.id}") }`, {}, "editor");
    expect((await open(`${url}?lang=en`)).body).toContain("This link no longer works");
    expect((await open(url)).statusCode).toBe(410);
  });

  test("reads nothing of an item in the trash, and reads it again once it is restored", async () => {
    const { url } = await create();
    const args = `kind: BLOG_POST, id: "${item.id}"`;
    const deletion = `mutation { deleteItem(${args}, version: ${item.version}) }`;
    await site.executeOrThrow(deletion, {}, "editor");
    expect((await open(url)).statusCode).toBe(410);
    const { restored } = await site.executeOrThrow(
      `mutation { restored: restoreItem(${args}) { version } }`,
      {},
      "editor",
    );
    item.version = restored.version;
    expect((await open(url)).statusCode).toBe(200);
  });

  test("finds nothing by guessing", async () => {
    expect((await open("http://x/draft/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")).statusCode).toBe(410);
  });
});

test("the secret is neither stored nor logged", async () => {
  const { url } = await create();
  await open(url);
  const secret = url.split("/").at(-1) ?? "";
  expect(secret.length).toBeGreaterThan(30);
  const rows: { text: string }[] = await site.db.query("select l::text as text from draft_link l");
  expect(rows.some(({ text }) => text.includes(secret))).toBe(false);
  expect(logged.some((line) => line.includes(secret))).toBe(false);
});

test("an editor chooses one of three terms, and expired links are erased with the next one", async () => {
  const refused = await site.execute(
    `mutation { createDraftLink(kind: BLOG_POST, id: "${item.id}", days: 365) { url } }`,
    {},
    "editor",
  );
  expect(refused.errors?.[0]?.extensions).toMatchObject({
    code: "INVALID",
    fields: [{ path: "days" }],
  });
  await create(1);
  site.setClock(new Date(Date.now() + 40 * 24 * 3_600_000));
  await create(1);
  site.setClock(null);
  expect(await site.db.query("select 1 from draft_link")).toHaveLength(1);
});
