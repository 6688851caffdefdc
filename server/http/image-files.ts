import type { FastifyPluginAsync, FastifyReply } from "fastify";
import {
  type VariantFormat,
  Variants,
  type VariantWidth,
  variantFormats,
  variantWidths,
} from "../image/variants.ts";
import { Capacity } from "../platform/capacity.ts";
import { NotFound } from "../platform/failures.ts";
import { neverShed } from "./pressure.ts";

/**
 * Who may wait for a picture at once: sizes are made two at a time, so these wait some ten seconds
 * where none was made before.
 */
const mostWaiting = 300;

/** GET /images/<publicId>/<width>.<avif|webp> and …/original.webp, for everybody. */
export const imageFiles: FastifyPluginAsync<{ dataDir: string }> = async (app, { dataDir }) => {
  const variants = new Variants(dataDir);
  const capacity = new Capacity(mostWaiting);

  app.get<{ Params: { publicId: string; file: string } }>(
    "/images/:publicId/:file",
    { config: neverShed },
    async (request, reply) => {
      const { publicId, file } = request.params;
      if (file === "original.webp") return send(reply, await variants.original(publicId), "webp");
      const asked = variantNamed(file);
      if (!asked) throw NotFound();
      const found = await capacity.admit(() => variants.find(publicId, asked.width, asked.format));
      return send(reply, found, asked.format);
    },
  );
};

const variantName = /^(\d+)\.(\w+)$/;

function variantNamed(file: string): { width: VariantWidth; format: VariantFormat } | null {
  const [, digits, ending] = variantName.exec(file) ?? [];
  const width = variantWidths.find((candidate) => String(candidate) === digits);
  const format = variantFormats.find((candidate) => candidate === ending);
  return width && format ? { width, format } : null;
}

/** The address names these very bytes for ever: a new picture has a new publicId. */
function send(reply: FastifyReply, bytes: Buffer | null, format: VariantFormat) {
  if (!bytes) throw NotFound();
  return reply
    .type(`image/${format}`)
    .header("cache-control", "public, max-age=31536000, immutable")
    .header("x-content-type-options", "nosniff")
    .send(bytes);
}
