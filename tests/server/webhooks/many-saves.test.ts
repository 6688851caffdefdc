import { afterAll, expect, test } from "vitest";
import { entities } from "../../../server/entities.ts";
import { openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { anEmptyDatabase } from "../../support/database/database.ts";
import {
  aDataFolder,
  type ServerProcess,
  startServer,
} from "../../support/processes/server-process.ts";
import { type Answer, startWebhookReceiver } from "../../support/webhooks/webhook-receiver.ts";
import { inputOf } from "../../support/webhooks/webhooks.ts";

const saves = 400;
const itemCount = 25;
/** What the receiver does from which save on. */
const answersFromSave: Record<number, Answer> = {
  0: "away",
  100: "slow",
  160: 500,
  240: 204,
  320: "away",
};
const kills = new Set([121, 262]);

const receiver = await startWebhookReceiver();
afterAll(receiver.stop);
const url = await anEmptyDatabase();
const settings = {
  DATA_DIR: aDataFolder(afterAll),
  DATABASE_URL: url,
  ADMIN_PASSWORD: "a calm evening",
  WEBHOOK_PRIVATE_HOSTS: receiver.host,
};
const db = await openDatabase({ url, entities, migrations, connections: 2 });
afterAll(() => db.destroy());

let server: ServerProcess;
let authorization = "";

async function start(): Promise<void> {
  server = await startServer(settings);
  await server.hasPrinted("The site is ready");
  const credentials = { email: "admin@doloni.example", password: settings.ADMIN_PASSWORD };
  const { token } = await post("/api/auth/login", credentials);
  authorization = `Bearer ${token}`;
}

async function post(path: string, body: object) {
  const response = await fetch(`${server.address}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(authorization ? { authorization } : {}) },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** The data; null if it was refused, or the server died meanwhile. */
const mutate = (query: string, variables: object) =>
  post("/graphql", { query: `mutation ${query}`, variables }).then(
    ({ data, errors }) => (errors ? null : data),
    () => null,
  );

const texts = (name: string) => ({ translations: { ua: { name } } });

async function aPublicPartner(): Promise<string> {
  const { savePartner } = await mutate(
    "($input: PartnerInput!) { savePartner(input: $input) { id } }",
    { input: texts("Друзі") },
  );
  await mutate("($id: ID!) { publish(kind: PARTNER, id: $id, version: 1) { id } }", savePartner);
  return savePartner.id;
}

const save = (id: string, version: number, name: string) =>
  mutate(
    "($id: ID!, $version: Int!, $input: PartnerInput!) { savePartner(id: $id, version: $version, input: $input) { version } }",
    { id, version, input: texts(name) },
  );

async function storedVersion(id: string): Promise<number> {
  const [row] = await db.query("select version from partner where id = $1", [id]);
  return row.version;
}

/** As if the pauses after failures were over; a save wakes the instance. Returns how many wait. */
async function passTime(wakingId: string): Promise<number> {
  const [, passed]: [unknown, number] = await db.query(
    "update webhook_delivery set next_attempt_at = now() where state = 'waiting' and next_attempt_at > now()",
  );
  if (passed > 0) await save(wakingId, await storedVersion(wakingId), "Ще раз");
  const [row] = await db.query(
    "select count(*)::int as count from webhook_delivery where state = 'waiting'",
  );
  return row.count;
}

test("of 400 saves a receiver that was away, slow and broken learns each, and none that was refused, though the server is killed twice", async () => {
  await start();
  await mutate("($input: WebhookInput!) { createWebhook(input: $input) { secret } }", {
    input: inputOf({ url: receiver.url }),
  });
  receiver.answerWith("away");
  const ids: string[] = [];
  for (let index = 0; index < itemCount; index += 1) ids.push(await aPublicPartner());
  const versions = new Map(ids.map((id) => [id, 2]));
  let refused = 0;
  for (let count = 0; count < saves; count += 1) {
    const answer = answersFromSave[count];
    if (answer !== undefined) receiver.answerWith(answer);
    const id = ids[count % itemCount] ?? "";
    const version = versions.get(id) ?? 0;
    const saving = save(id, version, `Друзі ${count}`);
    if (kills.has(count)) {
      await server.end("SIGKILL");
      await saving;
      await start();
    } else await saving;
    versions.set(id, await storedVersion(id));
    // Two editors: the second one read the version before.
    if (count % 5 === 0 && (await save(id, version, "Застаріле")) === null) refused += 1;
  }
  expect(refused).toBe(saves / 5);

  receiver.answerWith(204);
  await expect.poll(() => passTime(ids[0] ?? ""), { timeout: 120_000, interval: 500 }).toBe(0);

  const changes: { id: string; version: number }[] = await db.query(
    "select item_id as id, version from change where action in ('published', 'saved')",
  );
  const named = ({ id, version }: { id: string; version: number }) => `${id} ${version}`;
  const accepted = receiver.received.filter(({ isAccepted }) => isAccepted);
  const told = accepted.map(({ event }) => event.data);
  expect(changes.length).toBeGreaterThan(saves);
  expect([...new Set(told.map(named))].sort()).toEqual(changes.map(named).sort());
  for (const id of ids) {
    const order = told.flatMap((one) => (one.id === id ? one.version : []));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  }
}, 300_000);
