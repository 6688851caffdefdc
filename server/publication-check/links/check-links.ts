import { setTimeout as pause } from "node:timers/promises";
import type { DataSource } from "typeorm";
import { In, Not } from "typeorm";
import { type DailyJobLog, startDailyJob } from "../../platform/daily-jobs.ts";
import { NotPublic } from "../../platform/public-address.ts";
import { addressesInContent } from "./addresses-in-content.ts";
import { ExternalLink } from "./external-link.entity.ts";
import { type LinkAnswer, requestAddress } from "./request-address.ts";

/** Addresses that are checked in one run, those that were not checked for longest first. */
const maxChecks = 500;
/** After so many failures in a row an address without a clear answer counts as dead. */
const maxFailures = 3;
/** Pause between two requests. */
const pauseMs = 500;

interface LinkCheck {
  publicUrl: string;
  now: Date;
  signal: AbortSignal;
  request?: (address: string) => Promise<LinkAnswer>;
  pauseMs?: number;
}

/**
 * Checks the addresses on other hosts to which content links, one after another, and records which
 * are dead. Addresses that nothing links to any more are forgotten. An address that is not public
 * is never asked for, and never counts as dead.
 */
export async function checkLinks(
  db: DataSource,
  { publicUrl, now, signal, pauseMs: delay = pauseMs, ...check }: LinkCheck,
): Promise<{ checked: number; dead: number }> {
  const userAgent = `link-check (+${publicUrl})`;
  const request = check.request ?? ((address) => requestAddress(address, { userAgent, signal }));
  const addresses = [...(await addressesInContent(db.manager, publicUrl)).keys()];
  await db.manager.delete(ExternalLink, { address: Not(In(addresses)) });
  await db.manager.upsert(
    ExternalLink,
    addresses.map((address) => ({ address })),
    { conflictPaths: ["address"], skipUpdateIfNoValuesChanged: true },
  );
  const links = await db.manager.find(ExternalLink, {
    order: { checkedAt: { direction: "ASC", nulls: "FIRST" }, address: "ASC" },
    take: maxChecks,
  });
  let dead = 0;
  for (const link of links) {
    if (signal.aborted) break;
    const found = resultOf(link, await request(link.address).catch(unaskedWhenClosed), now);
    await db.manager.update(ExternalLink, { address: link.address }, found);
    if (found.deadSince) dead += 1;
    await pause(delay, null, { signal }).catch(() => undefined);
  }
  return { checked: links.length, dead };
}

/** An address within a closed network may well work for those it is meant for. */
function unaskedWhenClosed(error: unknown): LinkAnswer {
  if (error instanceof NotPublic) return { status: 200 };
  throw error;
}

/**
 * 404 and 410 say that there is nothing. Other errors may pass, and hosts refuse programs with 401,
 * 403 or 429, where a browser gets the page.
 */
function resultOf(link: ExternalLink, { status }: LinkAnswer, now: Date): Partial<ExternalLink> {
  const isGone = status === 404 || status === 410;
  const hasFailed = status === null || status >= 500 || isGone;
  const failures = hasFailed ? link.failures + 1 : 0;
  const isDead = isGone || failures >= maxFailures;
  return {
    checkedAt: now,
    status,
    failures,
    deadSince: isDead ? (link.deadSince ?? now) : null,
  };
}

/** Runs once a day until the returned function is called, which ends a running check. */
export function startLinkCheck(
  db: DataSource,
  publicUrl: string,
  log: DailyJobLog,
): () => Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  const work = () => checkLinks(db, { publicUrl, now: new Date(), signal });
  const stop = startDailyJob(db, "checkLinks", work, log);
  return async () => {
    controller.abort();
    await stop();
  };
}
