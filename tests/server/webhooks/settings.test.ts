import { beforeEach, describe, expect, test } from "vitest";
import { afterRestoreSteps } from "../../../server/backup/after-restore.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { aServer, encryption } from "../../support/server/test-server.ts";
import { aWebhook, inputOf, webhookFields } from "../../support/webhooks/webhooks.ts";

const site = await aServer({ webhookPrivateHosts: ["intranet.example:8080"] });
const url = "https://catalogue.example/hook";

beforeEach(async () => {
  site.setClock(null);
  await site.db.query("truncate webhook, webhook_delivery, security_event cascade");
});

const listed = async () =>
  (await site.executeOrThrow(`{ webhooks { ${webhookFields} } }`, {}, "admin")).webhooks;

const refusalOf = async (document: string, variables: object) =>
  (await site.execute(document, variables, "admin")).errors?.[0]?.extensions;

const creation =
  "mutation ($input: WebhookInput!) { createWebhook(input: $input) { webhook { id } } }";
const change = `mutation ($id: ID!, $version: Int!, $input: WebhookInput!) {
  changeWebhook(id: $id, version: $version, input: $input) { ${webhookFields} }
}`;

describe("an admin", () => {
  test("sees the secret of a new webhook once, and the database holds it encrypted", async () => {
    const { id, secret } = await aWebhook(site, { url, kinds: ["REPORT"] });
    expect(Buffer.from(secret.replace(/^whsec_/, ""), "base64")).toHaveLength(32);
    const [row] = await site.db.query("select secret from webhook");
    expect(row.secret.toString("utf8")).not.toContain(secret);
    expect(encryption.decrypt(row.secret, { table: "webhook", column: "secret", row: id })).toBe(
      secret,
    );
    expect(await listed()).toEqual([
      {
        id,
        version: 1,
        name: "Catalogue",
        url,
        events: ["PUBLISHED", "CHANGED", "WITHDRAWN", "DELETED"],
        kinds: ["REPORT"],
        isActive: true,
        previousSecretUntil: null,
        waitingCount: 0,
        failedCount: 0,
      },
    ]);
  });

  test("changes a webhook, and learns when another admin was faster", async () => {
    const { id } = await aWebhook(site, { url });
    const input = inputOf({ url, name: "Newsletter", isActive: false });
    const changed = await site.executeOrThrow(change, { id, version: 1, input }, "admin");
    expect(changed.changeWebhook).toMatchObject({
      version: 2,
      name: "Newsletter",
      isActive: false,
    });
    expect(await refusalOf(change, { id, version: 1, input })).toEqual({
      code: "CONFLICT",
      reason: "stale",
    });
  });

  test.each([
    ["without a name", { name: " " }, "name", "matches"],
    ["without an event", { events: [] }, "events", "arrayNotEmpty"],
    ["that is none", { url: "catalogue" }, "url", "isUrl"],
    ["without TLS", { url: "http://catalogue.example/" }, "url", "https"],
    ["with a password", { url: "https://a:b@catalogue.example/" }, "url", "isUrl"],
    ["on this machine", { url: "https://localhost:5432/" }, "url", "publicHost"],
    ["in a closed network", { url: "https://10.0.0.7/" }, "url", "publicHost"],
  ])("is told why a webhook %s is refused", async (_case, wrong, path, rule) => {
    const refusal = await refusalOf(creation, { input: { ...inputOf({ url }), ...wrong } });
    expect(refusal).toMatchObject({ code: "INVALID", fields: [{ path, rule }] });
  });

  test("may name a private host that the operator has allowed, without TLS", async () => {
    await aWebhook(site, { url: "http://intranet.example:8080/hook" });
    const other = { input: inputOf({ url: "http://intranet.example/hook" }) };
    expect(await refusalOf(creation, other)).toMatchObject({ code: "INVALID" });
  });

  test("cannot create more than twenty webhooks", async () => {
    await aWebhook(site, { url });
    await site.db.query(
      `insert into webhook (name, url, events, kinds, secret, created_at)
       select name, url, events, kinds, secret, created_at from webhook, generate_series(1, 19)`,
    );
    expect(await refusalOf(creation, { input: inputOf({ url }) })).toEqual({
      code: "CONFLICT",
      reason: "tooMany",
    });
  });

  test("finds every change of webhooks in the security log, with hosts and without paths", async () => {
    const minute = (number: number) => site.setClock(new Date(Date.UTC(2030, 2, 4, 12, number)));
    minute(1);
    const { id } = await aWebhook(site, { url: "https://first.example/secret-path" });
    minute(2);
    const input = inputOf({ url: "https://second.example/secret-path" });
    await site.executeOrThrow(change, { id, version: 1, input }, "admin");
    for (const [index, mutation] of ["rotateWebhookSecret", "deleteWebhook"].entries()) {
      minute(3 + index);
      const selection = mutation === "rotateWebhookSecret" ? "{ secret }" : "";
      await site.executeOrThrow(`mutation { ${mutation}(id: "${id}") ${selection} }`, {}, "admin");
    }
    const { securityEvents } = await site.executeOrThrow(
      "{ securityEvents { items { kind before after } } }",
      {},
      "admin",
    );
    expect(securityEvents.items.toReversed()).toEqual([
      { kind: "WEBHOOK_CREATED", before: "", after: "first.example" },
      { kind: "WEBHOOK_CHANGED", before: "first.example", after: "second.example" },
      { kind: "WEBHOOK_SECRET_ROTATED", before: "", after: "second.example" },
      { kind: "WEBHOOK_DELETED", before: "second.example", after: "" },
    ]);
  });
});

test.each(["editor", "caseWorker", "visitor"] as const)(
  "a %s neither sees nor changes webhooks",
  async (role) => {
    const { id } = await aWebhook(site, { url });
    for (const operation of [
      "{ webhooks { id } }",
      `{ webhookDeliveries(webhookId: "${id}") { total } }`,
      `mutation { rotateWebhookSecret(id: "${id}") { secret } }`,
      `mutation { deleteWebhook(id: "${id}") }`,
      `mutation { sendWebhookDeliveryAgain(id: "${id}") { id } }`,
    ]) {
      const { errors } = await site.execute(operation, {}, role);
      expect(errors?.[0]?.extensions.code).toBe(
        role === "visitor" ? "UNAUTHENTICATED" : "FORBIDDEN",
      );
    }
    expect(await listed()).toHaveLength(1);
  },
);

test("a restored copy of the site tells nobody of its content", async () => {
  await aWebhook(site, { url });
  await aPublishedItem(site, "Partner", { translations: { ua: { name: "Друзі" } } });
  for (const step of afterRestoreSteps) await step.run(site.db, site.dataDir);
  expect(await site.db.query("select is_active from webhook")).toEqual([{ is_active: false }]);
  expect(await site.db.query("select state, last_error from webhook_delivery")).toEqual([
    { state: "failed", last_error: "RESTORED" },
  ]);
});
