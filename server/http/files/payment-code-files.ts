import type { FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";
import { NotFound } from "../../platform/errors.ts";
import { type PaymentCode, paymentCodeSvg, paymentCodes } from "../../settings/payment-code.ts";
import { readSettings } from "../../settings/settings.service.ts";

const oneYearCache = "public, max-age=31536000, immutable";

/**
 * GET /payment-codes/<format>.svg: generated on the server, so that pages need no library for it.
 */
export async function paymentCodeRoutes(app: FastifyInstance, { db }: { db: DataSource }) {
  // Generating a code takes milliseconds, and there are at most three.
  const svgCache = new Map<PaymentCode["format"], { text: string; svg: string | null }>();
  const svgOf = (code: PaymentCode) => {
    const cached = svgCache.get(code.format);
    if (cached?.text === code.text) return cached.svg;
    const svg = paymentCodeSvg(code);
    svgCache.set(code.format, { text: code.text, svg });
    return svg;
  };
  app.get<{ Params: { file: string } }>(
    "/payment-codes/:file",
    { schema: { hide: true } },
    async (request, reply) => {
      const codes = paymentCodes(await readSettings(db.manager));
      const code = codes.find(({ format }) => `${format}.svg` === request.params.file);
      const svg = code && svgOf(code);
      if (!svg) throw NotFound();
      // The path contains a hash of the requisites; with any other hash the current code is served.
      reply.header("cache-control", request.url === code.image ? oneYearCache : "no-cache");
      return reply.type("image/svg+xml; charset=utf-8").send(svg);
    },
  );
}
