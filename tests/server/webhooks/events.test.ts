import { beforeEach, expect, test } from "vitest";
import { announceDue } from "../../../server/content/events/scheduled-publications.ts";
import { unpublishDue } from "../../../server/content/scheduled-unpublishing.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { aServer } from "../../support/server/test-server.ts";
import { aWebhook, deliveriesOf } from "../../support/webhooks/webhooks.ts";

const site = await aServer();
const url = "https://catalogue.example/hook";
const noon = new Date("2030-03-04T12:00:00Z");
const evening = new Date("2030-03-04T20:00:00Z");
let webhookId = "";

beforeEach(async () => {
  site.setClock(noon);
  await site.db.query("truncate webhook, scheduled_publication, partner cascade");
  webhookId = (await aWebhook(site, { url })).id;
});

const both = { translations: { ua: { name: "Друзі" }, eng: { name: "Friends" } } };
const write = (mutation: string) => site.executeOrThrow(`mutation { ${mutation} }`, {}, "editor");

/** The events so far, as "PUBLISHED 2 ua". */
const events = async () =>
  (await deliveriesOf(site, webhookId)).map(
    ({ event, version, languages }: { event: string; version: number; languages: string[] }) =>
      [event, version, ...languages].join(" "),
  );

async function aDraft(): Promise<{ id: string; version: number }> {
  const { savePartner } = await site.executeOrThrow(
    "mutation ($input: PartnerInput!) { savePartner(input: $input) { id version } }",
    { input: both },
    "editor",
  );
  return savePartner;
}

const save = (id: string, version: number, name: string) =>
  site.execute(
    "mutation ($id: ID!, $version: Int!, $input: PartnerInput!) { savePartner(id: $id, version: $version, input: $input) { version } }",
    { id, version, input: { translations: { ua: { name }, eng: { name } } } },
    "editor",
  );

test("an item's way is told: published, in its second language, changed, withdrawn", async () => {
  const { id, version } = await aPublishedItem(site, "Partner", both);
  await save(id, version, "Родина");
  await write(`unpublish(kind: PARTNER, id: "${id}", version: ${version + 1}) { id }`);
  expect(await events()).toEqual([
    `PUBLISHED ${version - 1} UA`,
    `CHANGED ${version} UA ENG`,
    `CHANGED ${version + 1} UA ENG`,
    `WITHDRAWN ${version + 2}`,
  ]);
});

test("an item that goes to the trash is deleted, and published again when it is restored", async () => {
  const { id, version } = await aPublishedItem(site, "Partner", both);
  await write(`deleteItem(kind: PARTNER, id: "${id}", version: ${version})`);
  await write(`restoreItem(kind: PARTNER, id: "${id}") { id }`);
  expect((await events()).slice(2)).toEqual([
    `DELETED ${version + 1}`,
    `PUBLISHED ${version + 2} UA ENG`,
  ]);
});

test("drafts are told to nobody, whatever happens to them", async () => {
  const { id, version } = await aDraft();
  await save(id, version, "Родина");
  await write(`deleteItem(kind: PARTNER, id: "${id}", version: ${version + 1})`);
  expect(await events()).toEqual([]);
});

test("a save that is refused is told to nobody", async () => {
  const { id, version } = await aPublishedItem(site, "Partner", both);
  const before = await events();
  const { errors } = await save(id, version - 1, "Родина");
  expect(errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", reason: "stale" });
  expect(await events()).toEqual(before);
});

test("a scheduled item is told at its time, once, and not before", async () => {
  const { id, version } = await aDraft();
  await write(
    `publish(kind: PARTNER, id: "${id}", version: ${version}, at: "${evening.toISOString()}") { id }`,
  );
  expect(await announceDue(site.db, noon)).toBe(0);
  expect(await events()).toEqual([]);
  await Promise.all([announceDue(site.db, evening), announceDue(site.db, evening)]);
  await announceDue(site.db, evening);
  expect(await events()).toEqual([`PUBLISHED ${version + 1} UA ENG`]);
});

test("a publication that was called off is not told", async () => {
  const { id, version } = await aDraft();
  await write(
    `publish(kind: PARTNER, id: "${id}", version: ${version}, at: "${evening.toISOString()}") { id }`,
  );
  await write(`unpublish(kind: PARTNER, id: "${id}", version: ${version + 1}) { id }`);
  await announceDue(site.db, evening);
  expect(await events()).toEqual([]);
});

test("an item that is unpublished at its time is withdrawn", async () => {
  const { id, version } = await aPublishedItem(site, "Partner", both);
  await write(
    `unpublish(kind: PARTNER, id: "${id}", version: ${version}, at: "${evening.toISOString()}") { id }`,
  );
  await unpublishDue(site.db, evening);
  expect((await events()).at(-1)).toBe(`WITHDRAWN ${version + 1}`);
});

test("a webhook is told of its events and kinds alone, and of nothing while it is off", async () => {
  const reports = await aWebhook(site, { url, kinds: ["REPORT"] });
  const withdrawn = await aWebhook(site, { url, events: ["WITHDRAWN"] });
  const off = await aWebhook(site, { url, isActive: false });
  const { id, version } = await aPublishedItem(site, "Partner", both);
  await write(`unpublish(kind: PARTNER, id: "${id}", version: ${version}) { id }`);
  expect(await deliveriesOf(site, reports.id)).toEqual([]);
  expect(await deliveriesOf(site, withdrawn.id)).toMatchObject([{ event: "WITHDRAWN" }]);
  expect(await deliveriesOf(site, off.id)).toEqual([]);
});

test("a delivery holds where the item is, and none of its texts", async () => {
  const { id } = await aPublishedItem(site, "Partner", both);
  const [row] = await site.db.query("select * from webhook_delivery order by sequence limit 1");
  expect(row).toMatchObject({ kind: "Partner", item_id: id, path: "/partners" });
  expect(JSON.stringify(row)).not.toMatch(/Друзі|Friends/);
});

test("a save costs one statement more while its item is public, and none while it is a draft", async () => {
  const draft = await aDraft();
  await save(draft.id, draft.version, "Перше");
  const { id, version } = await aPublishedItem(site, "Partner", both);
  await save(id, version, "Перше");
  const ofDraft = await site.countStatements(() => save(draft.id, draft.version + 1, "Друге"));
  const ofPublic = await site.countStatements(() => save(id, version + 1, "Друге"));
  expect(ofPublic - ofDraft).toBe(1);
});
