import { PassThrough } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import Type, { type Static } from "typebox";
import type { DataSource, EntityManager } from "typeorm";
import { contentKinds, namesOfKinds } from "../../content/content-kinds.ts";
import type { FileStore } from "../../files/file-store.ts";
import type { ImageStore } from "../../image/image-store.ts";
import type { Language } from "../../language/language.ts";
import { recordSensitiveAction } from "../../mail/sensitive-actions.ts";
import { runAndRollback } from "../../platform/database/run-and-rollback.ts";
import { ExpectedError, Invalid } from "../../platform/errors.ts";
import { requireAdmin, requireConfirmed } from "../../platform/viewer.ts";
import { maxPartBytes } from "../../transfer/archive-parts.ts";
import { ContentImports, type ImportWork } from "../../transfer/content-import.ts";
import { streamContent } from "../../transfer/export-content.ts";
import { importContent } from "../../transfer/import-content.ts";
import type { ContentArchive } from "../../transfer/read-content-archive.ts";
import type { ServerContext } from "../context-factory.ts";
import { importParts } from "./import-parts.ts";

interface Parts {
  db: DataSource;
  images: ImageStore;
  files: FileStore;
  /** On this machine; an uploaded archive is assembled there while it is read. */
  folder: string;
  contextOf(request: FastifyRequest): Promise<ServerContext>;
  reportUnexpected(error: unknown): void;
}

const ExportQuery = Type.Object({ kind: Type.Optional(Type.Array(Type.String())) });
const PartQuery = Type.Object({
  offset: Type.Integer({ minimum: 0 }),
  size: Type.Integer({ minimum: 1 }),
});

/** Time in ms to try an import of which the preview says what would be refused. */
const trialMs = 20_000;

/**
 * For admins: GET /api/content.zip exports content; parts of an export are posted to
 * /api/content-import, where its preview, progress and report are read. Like all of the API they
 * take the session from a header that no page of another site can send. The export, and the start of
 * an import, need a password typed lately; the preview is rolled back and does not.
 */
export async function contentTransferRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const imports = new ContentImports(parts);
  await imports.open();
  app.addHook("onClose", () => imports.close());
  app.addHook("onRequest", async (request) => {
    requireAdmin((await parts.contextOf(request)).viewer);
  });
  app.addContentTypeParser(
    "application/octet-stream",
    { parseAs: "buffer", bodyLimit: maxPartBytes },
    async (_request: FastifyRequest, body: Buffer) => body,
  );
  const hidden = { hide: true };

  app.get<{ Querystring: Static<typeof ExportQuery> }>(
    "/api/content.zip",
    { schema: { ...hidden, querystring: ExportQuery } },
    async (request, reply) => {
      const context = await parts.contextOf(request);
      const kinds = request.query.kind ?? null;
      const known = contentKinds().map(({ name }) => name);
      if (kinds?.some((name) => !known.includes(name))) {
        throw Invalid([{ path: "kind", rule: "unknown" }]);
      }
      const after = kinds?.join(", ") ?? "";
      await context.db.transaction((manager) =>
        recordSensitiveAction(manager, context, "contentExported", {
          events: [{ after }],
          lines: [
            {
              ua: kinds ? namesOfKinds(kinds, "ua") : "Усі види вмісту",
              eng: kinds ? namesOfKinds(kinds, "eng") : "All kinds of content",
            },
          ],
        }),
      );
      const archive = new PassThrough();
      // A client that goes away is no error; every other one has cut off the response.
      streamContent(archive, { ...parts, kinds, now: context.now }).catch((error) => {
        if (!archive.closed) parts.reportUnexpected(error);
      });
      const day = context.now.toISOString().slice(0, 10);
      reply.type("application/zip").header("cache-control", "no-store");
      reply.header("content-disposition", `attachment; filename="content-${day}.zip"`);
      return reply.send(archive);
    },
  );

  app.get("/api/content-import", { schema: hidden }, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { import: await imports.read() };
  });

  app.post<{ Querystring: Static<typeof PartQuery>; Body: Buffer }>(
    "/api/content-import",
    { bodyLimit: maxPartBytes, schema: { ...hidden, querystring: PartQuery } },
    async (request, reply) => {
      const context = await parts.contextOf(request);
      if (!Buffer.isBuffer(request.body)) throw new ExpectedError("UNSUPPORTED");
      const work = workFor(parts, context);
      const state = await imports.receive(request.body, request.query, work);
      return reply.status(state ? 201 : 200).send({ import: state });
    },
  );

  app.post("/api/content-import/start", { schema: hidden }, async (request) => {
    const context = await parts.contextOf(request);
    requireConfirmed(context);
    const state = await imports.start(workFor(parts, context));
    const line = (language: Language) =>
      Object.entries(state?.kinds ?? {})
        .map(([kind, count]) => `${namesOfKinds([kind], language)}: ${count}`)
        .join(", ");
    await context.db.transaction((manager) =>
      recordSensitiveAction(manager, context, "contentImported", {
        lines: [{ ua: line("ua"), eng: line("eng") }],
      }),
    );
    return { import: state };
  });

  app.delete("/api/content-import", { schema: hidden }, async (_request, reply) => {
    await imports.discard();
    return reply.status(204).send();
  });
}

/** The import in the name of the viewer. */
function workFor({ db, images, files }: Parts, { viewer, now }: ServerContext): ImportWork {
  const user = requireAdmin(viewer);
  const partsOf = async (manager: EntityManager, archive: ContentArchive) => {
    const saving = await importParts(manager, images, user, now);
    return { db: manager, images, files, archive, ...saving };
  };
  return {
    async tryImport(archive) {
      try {
        return await runAndRollback(db, trialMs, async (manager) =>
          importContent({ ...(await partsOf(manager, archive)), isTrial: true }),
        );
      } catch (error) {
        if (error instanceof ExpectedError && error.code === "UNAVAILABLE") return null;
        throw error;
      }
    },
    async runImport(archive, onProgress) {
      return importContent({ ...(await partsOf(db.manager, archive)), onProgress });
    },
  };
}
