import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { contentKinds } from "../content/content-kinds.ts";
import { isId } from "../content/reading/content-queries.ts";
import { recordSensitiveAction, type SensitiveAction } from "../mail/sensitive-actions.ts";
import { Conflict, Invalid, NotFound } from "../platform/errors.ts";
import { requireAdmin } from "../platform/viewer.ts";
import type { WebhookContext } from "./webhook.context.ts";
import { Webhook, type WebhookWithSecret } from "./webhook.entity.ts";
import type { WebhookInput } from "./webhook.input.ts";
import { createWebhookSecret, encryptSecret, toPreviousSecret } from "./webhook-secret.ts";
import { brokenUrlRule } from "./webhook-url.ts";

/** Webhooks at once: each public save writes a row for each of them. */
const maxWebhooks = 20;
/** For how long the secret before a new one stays valid, in ms. */
const previousSecretMs = 24 * 3_600_000;

// Every function is for admins; every change is announced, and throws ConfirmationRequired.

export async function listWebhooks({ db, viewer }: WebhookContext): Promise<Webhook[]> {
  requireAdmin(viewer);
  return db.find(Webhook, { order: { createdAt: "ASC", id: "ASC" } });
}

/** Throws Invalid (`url`, rules of `brokenUrlRule`), or Conflict `tooMany`. */
export async function createWebhook(
  context: WebhookContext,
  input: WebhookInput,
): Promise<WebhookWithSecret> {
  requireAdmin(context.viewer);
  const settings = settingsOf(context, input);
  return context.db.transaction(async (manager) => {
    if ((await manager.count(Webhook)) >= maxWebhooks) throw Conflict("tooMany");
    const id = randomUUID();
    const secret = createWebhookSecret();
    await manager.insert(Webhook, {
      id,
      ...settings,
      secret: encryptSecret(context.encryption, id, secret),
      createdAt: context.now,
    });
    const webhook = await findWebhook(manager, id);
    await announce(manager, context, "webhookCreated", { after: webhook });
    return { webhook, secret };
  });
}

/** Throws NotFound, Conflict `stale`, or as `createWebhook` does. */
export async function changeWebhook(
  context: WebhookContext,
  { id, version }: { id: string; version: number },
  input: WebhookInput,
): Promise<Webhook> {
  requireAdmin(context.viewer);
  const settings = settingsOf(context, input);
  return context.db.transaction(async (manager) => {
    const before = await findWebhook(manager, id, "locked");
    if (before.version !== version) throw Conflict("stale");
    await manager.update(Webhook, id, { ...settings, version: version + 1 });
    const webhook = await findWebhook(manager, id);
    await announce(manager, context, "webhookChanged", { before, after: webhook });
    return webhook;
  });
}

/** Gives it a new secret; the one before stays valid for a day beside it. Throws NotFound. */
export async function rotateWebhookSecret(
  context: WebhookContext,
  id: string,
): Promise<WebhookWithSecret> {
  const { encryption, now } = context;
  requireAdmin(context.viewer);
  return context.db.transaction(async (manager) => {
    const before = await findWebhook(manager, id, "locked");
    const secret = createWebhookSecret();
    await manager.update(Webhook, id, {
      secret: encryptSecret(encryption, id, secret),
      previousSecret: toPreviousSecret(encryption, before),
      previousSecretUntil: new Date(now.getTime() + previousSecretMs),
    });
    const webhook = await findWebhook(manager, id);
    await announce(manager, context, "webhookSecretRotated", { after: webhook });
    return { webhook, secret };
  });
}

/** Deletes it with its deliveries, those that wait included. Throws NotFound. */
export async function deleteWebhook(context: WebhookContext, id: string): Promise<void> {
  requireAdmin(context.viewer);
  await context.db.transaction(async (manager) => {
    const webhook = await findWebhook(manager, id, "locked");
    await manager.delete(Webhook, id);
    await announce(manager, context, "webhookDeleted", { before: webhook });
  });
}

/** Throws NotFound. */
export async function findWebhook(
  manager: EntityManager,
  id: string,
  lock?: "locked",
): Promise<Webhook> {
  const webhook = isId(id)
    ? await manager.findOne(Webhook, {
        where: { id },
        ...(lock ? { lock: { mode: "pessimistic_write" } } : {}),
      })
    : null;
  if (!webhook) throw NotFound();
  return webhook;
}

function settingsOf(
  { webhookPrivateHosts }: WebhookContext,
  { name, url, events, kinds, isActive }: WebhookInput,
) {
  const parsed = URL.parse(url.trim());
  const rule = parsed ? brokenUrlRule(parsed, webhookPrivateHosts) : "isUrl";
  if (!parsed || rule) throw Invalid([{ path: "url", rule: rule ?? "isUrl" }]);
  return {
    name: name.trim(),
    url: parsed.href,
    events,
    kinds: contentKinds().flatMap((kind) => (kinds.includes(kind.name) ? kind.name : [])),
    isActive,
  };
}

/** Log and e-mail name the host alone: a path may hold a secret of the receiver. */
async function announce(
  manager: EntityManager,
  context: WebhookContext,
  kind: SensitiveAction,
  webhooks: { before?: Webhook; after?: Webhook },
): Promise<void> {
  const [before, after] = [hostOf(webhooks.before), hostOf(webhooks.after)];
  const name = (webhooks.after ?? webhooks.before)?.name;
  const hosts = [...new Set([before, after])].filter(Boolean).join(" → ");
  await recordSensitiveAction(manager, context, kind, {
    events: [{ before, after }],
    lines: [{ ua: `«${name}»: ${hosts}`, eng: `“${name}”: ${hosts}` }],
  });
}

const hostOf = (webhook?: Webhook): string => (webhook ? new URL(webhook.url).host : "");
