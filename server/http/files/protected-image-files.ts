import type { FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";
import { viewerOfSession } from "../../account/session/sessions.ts";
import type { ImageStore } from "../../image/image-store.ts";
import { isLocalId } from "../../image/image-urls.ts";
import type { ImageFile } from "../../image/image-variants.ts";
import { isSignedUrl, type ProtectedUrl, protectedFolder } from "../../image/protected-url.ts";
import type { Clock } from "../../platform/clock.ts";
import type { FieldEncryption } from "../../platform/encryption/field-encryption.ts";
import { NotFound } from "../../platform/errors.ts";
import { requireEditor } from "../../platform/viewer.ts";

interface Parts {
  db: DataSource;
  clock: Clock;
  encryption: FieldEncryption;
  /** Reads files that Cloudinary has, in their own size. */
  images: Pick<ImageStore, "read">;
  /** Returns a file of this server's disk by its name, withheld or not; throws NotFound. */
  readFile(publicId: string, file: string): Promise<ImageFile>;
}

/**
 * GET /admin/images/<publicId>/<file>?session=…: files of withheld images, for the editor to whose
 * session the URL was given, while it lasts. Nobody stores them.
 */
export function protectedImageRoute(
  app: FastifyInstance,
  { db, clock, encryption, images, readFile }: Parts,
): void {
  app.get<{
    Params: { publicId: string; file: string };
    Querystring: Record<keyof ProtectedUrl, string | undefined>;
  }>(
    `${protectedFolder}/:publicId/:file`,
    { schema: { hide: true } },
    async ({ params, query }, reply) => {
      reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
      const { session = "", signature = "" } = query;
      const claim = { session, signature, until: Number(query.until) };
      if (!isSignedUrl(encryption, params.publicId, claim, clock())) throw NotFound();
      requireEditor(await viewerOfSession(db, session, clock()));
      reply.header("x-content-type-options", "nosniff");
      if (isLocalId(params.publicId)) {
        const { bytes, format } = await readFile(params.publicId, params.file);
        return reply.type(`image/${format}`).send(bytes);
      }
      const stored = await images.read(params.publicId, true);
      if (!stored) throw NotFound();
      return reply.type("image/webp").send(stored.bytes);
    },
  );
}
