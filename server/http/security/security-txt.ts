import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";
import { readHiddenPages } from "../../page/navigation/hidden-pages.ts";
import type { Clock } from "../../platform/clock.ts";
import { root } from "../../platform/paths.ts";
import { readSettings } from "../../settings/settings.service.ts";

interface SecurityTxtParts {
  db: DataSource;
  clock: Clock;
  publicUrl: string;
}

/** RFC 9116 recommends less than a year; the file is written anew for every request. */
const validityMs = 90 * 24 * 60 * 60 * 1000;
const oneHourCache = "public, max-age=3600";

const securityTxtPath = "/.well-known/security.txt";
const policyPath = "/.well-known/security-policy.txt";

/**
 * GET /.well-known/security.txt tells whoever found a vulnerability where to report it (RFC 9116);
 * GET /.well-known/security-policy.txt is SECURITY.md, what it promises and what is in scope.
 */
export async function securityTxtRoutes(
  app: FastifyInstance,
  { db, clock, publicUrl }: SecurityTxtParts,
): Promise<void> {
  const options = { schema: { hide: true } };
  app.get(securityTxtPath, options, async (_request, reply) => {
    const { email } = await readSettings(db.manager);
    const hidden = await readHiddenPages(db.manager, { now: clock() });
    const page = hidden.hasPath("/contacts") ? "/" : "/contacts";
    reply.header("cache-control", oneHourCache).type("text/plain; charset=utf-8");
    return reply.send(securityTxt({ email, page, publicUrl, now: clock() }));
  });
  app.get(policyPath, options, async (_request, reply) => {
    reply.header("cache-control", oneHourCache).type("text/plain; charset=utf-8");
    return reply.send(await readFile(join(root, "SECURITY.md")));
  });
}

function securityTxt(site: {
  email: string;
  /** Where the foundation can be reached. */
  page: string;
  publicUrl: string;
  now: Date;
}): string {
  const { email, page, publicUrl, now } = site;
  const expires = new Date(now.getTime() + validityMs).toISOString();
  // In order of preference.
  const contacts = [...(email ? [`mailto:${email}`] : []), `${publicUrl}${page}`];
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    "Preferred-Languages: uk, en",
    `Canonical: ${publicUrl}${securityTxtPath}`,
    `Policy: ${publicUrl}${policyPath}`,
  ];
  return `${lines.join("\n")}\n`;
}
