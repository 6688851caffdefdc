import { type EntityManager, IsNull, MoreThan } from "typeorm";
import { contentKinds, namesOfKinds } from "../../content/content-kinds.ts";
import { isId } from "../../content/reading/content-queries.ts";
import { recordSecurityEvent } from "../../history/record-security-event.ts";
import type { EmailContext } from "../../mail/email.context.ts";
import { recordSensitiveAction } from "../../mail/sensitive-actions.ts";
import { Conflict, Invalid, NotFound } from "../../platform/errors.ts";
import { dayInKyiv } from "../../platform/kyiv-time.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { requireAdmin, requireConfirmed } from "../../platform/viewer.ts";
import { hashSecret } from "../secret.ts";
import { ApiToken, ApiTokenUse, type CreatedApiToken } from "./api-token.entity.ts";
import type { CreateApiTokenArgs } from "./api-token.input.ts";
import { createApiTokenSecret } from "./api-token-secret.ts";

const dayMs = 24 * 3_600_000;
/** A year at most, and a leap day. */
const maxLifeMs = 366 * dayMs;
/** Tokens that are valid at once. */
const maxValidTokens = 50;
/** Days whose uses are shown. */
const shownDays = 30;

/** Tokens that end before `now`, or were revoked, are listed after the valid ones. For admins. */
export async function listApiTokens({ db, viewer, now }: RequestContext): Promise<ApiToken[]> {
  requireAdmin(viewer);
  const tokens = await db.find(ApiToken, {
    relations: { creator: true },
    order: { createdAt: "DESC", id: "ASC" },
  });
  return [...tokens.filter(isValid), ...tokens.filter((token) => !isValid(token))];

  function isValid({ revokedAt, expiresAt }: ApiToken): boolean {
    return revokedAt === null && expiresAt > now;
  }
}

/**
 * For admins, with the password: a stolen session could make itself permanent with it. Tells all
 * admins by e-mail. Throws ConfirmationRequired, Invalid, or Conflict `tooMany`.
 */
export async function createApiToken(
  context: EmailContext,
  { name, readsDrafts, writes, expiresAt }: CreateApiTokenArgs,
): Promise<CreatedApiToken> {
  const { now } = context;
  const { id: creatorId } = requireAdmin(context.viewer);
  requireConfirmed(context);
  const lifeMs = expiresAt.getTime() - now.getTime();
  if (!(lifeMs > 0 && lifeMs <= maxLifeMs)) {
    throw Invalid([{ path: "expiresAt", rule: "withinYear" }]);
  }
  const secret = createApiTokenSecret();
  return context.db.transaction(async (manager) => {
    const valid = { revokedAt: IsNull(), expiresAt: MoreThan(now) };
    if ((await manager.countBy(ApiToken, valid)) >= maxValidTokens) throw Conflict("tooMany");
    const { id } = await manager.save(ApiToken, {
      name: name.trim(),
      tokenHash: hashSecret(secret),
      ending: secret.slice(-4),
      readsDrafts: readsDrafts || writes.length > 0,
      writes: contentKinds().flatMap((kind) => (writes.includes(kind.name) ? kind.name : [])),
      createdAt: now,
      creatorId,
      expiresAt,
    });
    const token = await readApiToken(manager, id);
    const after = [...(token.readsDrafts ? ["drafts"] : []), ...token.writes].join();
    await recordSensitiveAction(manager, context, "apiTokenCreated", {
      events: [{ tokenId: id, after }],
      lines: [lineOf(token)],
    });
    return { token, secret };
  });
}

/** The token is refused from its next request on, by every instance. For admins. Throws NotFound. */
export async function revokeApiToken(context: RequestContext, id: string): Promise<ApiToken> {
  requireAdmin(context.viewer);
  if (!isId(id)) throw NotFound();
  return context.db.transaction(async (manager) => {
    const unrevoked = { id, revokedAt: IsNull() };
    const { affected } = await manager.update(ApiToken, unrevoked, { revokedAt: context.now });
    const token = await readApiToken(manager, id);
    if (affected)
      await recordSecurityEvent(manager, context, { kind: "apiTokenRevoked", tokenId: id });
    return token;
  });
}

async function readApiToken(manager: EntityManager, id: string): Promise<ApiToken> {
  const token = await manager.findOne(ApiToken, { where: { id }, relations: { creator: true } });
  if (!token) throw NotFound();
  return token;
}

/** The uses of tokens within the last 30 days, the latest day first, in the order of `ids`. */
export async function usesOfTokens(
  db: EntityManager,
  ids: readonly string[],
  now: Date,
): Promise<ApiTokenUse[][]> {
  const uses = await db
    .createQueryBuilder(ApiTokenUse, "uses")
    .where("uses.tokenId = any(:ids) and uses.day > :since", {
      ids,
      since: dayInKyiv(new Date(now.getTime() - shownDays * dayMs)),
    })
    .orderBy("uses.day", "DESC")
    .getMany();
  return ids.map((id) => uses.filter(({ tokenId }) => tokenId === id));
}

function lineOf({ name, expiresAt, writes, readsDrafts }: ApiToken) {
  const day = dayInKyiv(expiresAt);
  const rights = {
    ua:
      writes.length > 0
        ? `змінює: ${namesOfKinds(writes, "ua")}`
        : readsDrafts
          ? "читає чернетки"
          : "читає опубліковане",
    eng:
      writes.length > 0
        ? `changes: ${namesOfKinds(writes, "eng")}`
        : readsDrafts
          ? "reads drafts"
          : "reads what is public",
  };
  return {
    ua: `«${name}», ${rights.ua}, діє до ${day}`,
    eng: `“${name}”, ${rights.eng}, ends on ${day}`,
  };
}
