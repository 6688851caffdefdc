import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { DataSource } from "typeorm";
import type { FileStore } from "../../files/file-store.ts";
import type { FileAccess, ImageAccess } from "../../image/image-access.ts";
import type { ImageStore } from "../../image/image-store.ts";
import {
  isLocalId,
  type VariantFormat,
  type VariantWidth,
  variantFormats,
  variantWidths,
} from "../../image/image-urls.ts";
import { type ImageFile, ImageVariants } from "../../image/image-variants.ts";
import type { Clock } from "../../platform/clock.ts";
import type { FieldEncryption } from "../../platform/encryption/field-encryption.ts";
import { Gone, NotFound } from "../../platform/errors.ts";
import { Semaphore } from "../../platform/semaphore.ts";
import type { ReportUnexpected } from "../error-response.ts";
import { exemptFromShedding } from "../security/load-shedding.ts";
import { protectedImageRoute } from "./protected-image-files.ts";

/**
 * Maximum number of requests waiting for an image. Variants are generated two at a time, so the
 * last one waits some ten seconds when none exists yet.
 */
const maxWaiting = 300;

interface ImageFileParts {
  db: DataSource;
  clock: Clock;
  encryption: FieldEncryption;
  images: Pick<ImageStore, "read">;
  files: FileStore;
  access: Pick<ImageAccess, "of">;
  reportUnexpected: ReportUnexpected;
}

/**
 * GET /images/<publicId>/<width>.<avif|webp> and …/original.webp, which visitors get unless the
 * image is withheld: then 410; and the protected URLs of editors.
 */
export const imageFileRoutes: FastifyPluginAsync<ImageFileParts> = async (app, parts) => {
  const { files, access, reportUnexpected } = parts;
  const variants = new ImageVariants(files, reportUnexpected);
  const semaphore = new Semaphore(maxWaiting);

  async function readFile(publicId: string, file: string): Promise<ImageFile> {
    const requested = parseVariant(file);
    if (file !== "original.webp" && !requested) throw NotFound();
    const bytes = requested
      ? await semaphore.run(() => variants.find(publicId, requested.width, requested.format))
      : await variants.original(publicId);
    if (!bytes) throw NotFound();
    return { bytes, format: requested?.format ?? "webp" };
  }

  async function requireShown(publicId: string, reply: FastifyReply): Promise<ShownAccess> {
    const allowed = await access.of(publicId);
    if (allowed === "withheld") return gone(reply);
    if (allowed === "deleted") throw NotFound();
    return allowed;
  }

  app.get<{ Params: { publicId: string; file: string } }>(
    "/images/:publicId/:file",
    { config: exemptFromShedding },
    async (request, reply) => {
      const { publicId, file } = request.params;
      if (!isLocalId(publicId)) throw NotFound();
      await requireShown(publicId, reply);
      const found = await readFile(publicId, file);
      // Generating a variant takes a while, in which a consent may have been withdrawn.
      return send(request, reply, found, await requireShown(publicId, reply));
    },
  );

  protectedImageRoute(app, { ...parts, readFile });
};

function gone(reply: FastifyReply): never {
  // Lest a proxy goes on answering so when the consent is given again.
  reply.header("cache-control", "no-store");
  throw Gone();
}

type ShownAccess = Exclude<FileAccess, "withheld" | "deleted">;

const variantFileName = /^(\d+)\.(\w+)$/;

function parseVariant(file: string): { width: VariantWidth; format: VariantFormat } | null {
  const [, digits, ending] = variantFileName.exec(file) ?? [];
  const width = variantWidths.find((candidate) => String(candidate) === digits);
  const format = variantFormats.find((candidate) => candidate === ending);
  return width && format ? { width, format } : null;
}

/** The content of such a URL never changes: a new image has a new publicId. */
function send(
  request: FastifyRequest<{ Params: { publicId: string; file: string } }>,
  reply: FastifyReply,
  { bytes, format }: ImageFile,
  access: ShownAccess,
) {
  reply.type(`image/${format}`).header("x-content-type-options", "nosniff");
  if (access === "open") {
    return reply.header("cache-control", "public, max-age=31536000, immutable").send(bytes);
  }
  const { publicId, file } = request.params;
  const etag = `"${publicId}-${file}"`;
  reply.header("cache-control", "public, no-cache").header("etag", etag);
  if (request.headers["if-none-match"]?.includes(etag)) return reply.status(304).send();
  return reply.send(bytes);
}
