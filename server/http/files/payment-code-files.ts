import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import type { DataSource } from "typeorm";
import { NotFound } from "../../platform/errors.ts";
import { donationChoice, isDonation } from "../../project/donation-transfer.resolver.ts";
import { currencies } from "../../settings/giving-example.ts";
import { paymentCodeSvg, paymentCodes } from "../../settings/payment-code.ts";
import { readSettings } from "../../settings/settings.service.ts";

const oneYearCache = "public, max-age=31536000, immutable";

interface CodeQuery {
  amount?: string;
  currency?: string;
  project?: string;
}

/**
 * GET /payment-codes/<format>.svg: generated on the server, so that pages need no library for it.
 * The query has the donor's amount, currency and project.
 */
export async function paymentCodeRoutes(
  app: FastifyInstance,
  { db, clock }: { db: DataSource; clock: () => Date },
) {
  /** By text, because generating a code takes milliseconds. */
  const svgCache = new LRUCache<string, string>({ max: 200 });
  app.get<{ Params: { file: string }; Querystring: CodeQuery }>(
    "/payment-codes/:file",
    { schema: { hide: true } },
    async ({ params, query, url }, reply) => {
      const amount = query.amount ? Number(query.amount) : null;
      const currency = currencies.find((known) => known === query.currency) ?? "UAH";
      if (amount !== null && !isDonation(amount)) throw NotFound();
      const chosen = { amount, currency, projectId: query.project };
      const choice = await donationChoice(db.manager, clock(), chosen);
      const codes = paymentCodes(await readSettings(db.manager), choice);
      const code = codes.find(({ format }) => `${format}.svg` === params.file);
      const svg = code && (svgCache.get(code.text) ?? paymentCodeSvg(code));
      if (!svg) throw NotFound();
      svgCache.set(code.text, svg);
      // The address contains a hash of the code; with any other hash the current code is served.
      reply.header("cache-control", url === code.image ? oneYearCache : "no-cache");
      return reply.type("image/svg+xml; charset=utf-8").send(svg);
    },
  );
}
