import type { FastifyPluginAsync, FastifyReply } from "fastify";
import {
  type VariantFormat,
  type VariantWidth,
  variantFormats,
  variantWidths,
} from "../../image/image-urls.ts";
import { ImageVariants } from "../../image/image-variants.ts";
import { NotFound } from "../../platform/errors.ts";
import { Semaphore } from "../../platform/semaphore.ts";
import type { ReportUnexpected } from "../error-response.ts";
import { exemptFromShedding } from "../security/load-shedding.ts";

/**
 * Maximum number of requests waiting for an image. Variants are generated two at a time, so the
 * last one waits some ten seconds when none exists yet.
 */
const maxWaiting = 300;

/** GET /images/<publicId>/<width>.<avif|webp> and …/original.webp; public. */
export const imageFileRoutes: FastifyPluginAsync<{
  dataDir: string;
  reportUnexpected: ReportUnexpected;
}> = async (app, { dataDir, reportUnexpected }) => {
  const variants = new ImageVariants(dataDir, reportUnexpected);
  const semaphore = new Semaphore(maxWaiting);

  app.get<{ Params: { publicId: string; file: string } }>(
    "/images/:publicId/:file",
    { config: exemptFromShedding },
    async (request, reply) => {
      const { publicId, file } = request.params;
      if (file === "original.webp") return send(reply, await variants.original(publicId), "webp");
      const requested = parseVariant(file);
      if (!requested) throw NotFound();
      const found = await semaphore.run(() =>
        variants.find(publicId, requested.width, requested.format),
      );
      return send(reply, found, requested.format);
    },
  );
};

const variantFileName = /^(\d+)\.(\w+)$/;

function parseVariant(file: string): { width: VariantWidth; format: VariantFormat } | null {
  const [, digits, ending] = variantFileName.exec(file) ?? [];
  const width = variantWidths.find((candidate) => String(candidate) === digits);
  const format = variantFormats.find((candidate) => candidate === ending);
  return width && format ? { width, format } : null;
}

/** The content of such a URL never changes: a new image has a new publicId. */
function send(reply: FastifyReply, bytes: Buffer | null, format: VariantFormat) {
  if (!bytes) throw NotFound();
  return reply
    .type(`image/${format}`)
    .header("cache-control", "public, max-age=31536000, immutable")
    .header("x-content-type-options", "nosniff")
    .send(bytes);
}
