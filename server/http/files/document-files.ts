import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import multipart from "@fastify/multipart";
import fileServer from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import Type from "typebox";
import type { DataSource } from "typeorm";
import { maxDocumentBytes, storeDocument } from "../../document/document-store.ts";
import { restoreDocument } from "../../document/document-sweep.ts";
import { fileNameOf } from "../../image/file-name.ts";
import { ExpectedError, Invalid, TooLarge, Unsupported } from "../../platform/errors.ts";
import { requireEditor, type Viewer } from "../../platform/viewer.ts";
import { bearerSecurity, skipValidation } from "../rest/openapi.ts";

interface Parts {
  db: DataSource;
  folder: string;
  viewerOf(request: FastifyRequest): Promise<Viewer>;
}

const documentUrl = /^\/documents\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.pdf(?:\?|$)/;

/** Upper bound for what multipart adds to the file. */
const multipartOverheadBytes = 64 * 1024;

const uploadOptions = {
  validatorCompiler: skipValidation,
  schema: {
    tags: ["report"],
    security: bearerSecurity,
    summary: "Upload a PDF for a report or a page",
    consumes: ["multipart/form-data"],
    body: Type.Object({ file: Type.Unsafe<string>({ type: "string", format: "binary" }) }),
    response: {
      201: Type.Object({
        _id: Type.String(),
        name: Type.String({
          description: "Name of the file without its extension, as an initial title.",
        }),
        url: Type.String(),
        size: Type.Integer({ description: "Size in bytes." }),
      }),
    },
  },
};

/** GET /documents/<id>.pdf is public; POST /api/documents (multipart, one PDF) is for editors. */
export async function documentRoutes(app: FastifyInstance, { db, folder, viewerOf }: Parts) {
  await mkdir(folder, { recursive: true });
  // A document that its report lists again after the sweep has quarantined it.
  app.addHook("onRequest", async ({ method, url }) => {
    const [, id] = method === "GET" ? (documentUrl.exec(url) ?? []) : [];
    if (id && !existsSync(join(folder, `${id}.pdf`))) await restoreDocument(db, folder, id);
  });
  await app.register(fileServer, {
    root: folder,
    prefix: "/documents/",
    index: false,
    immutable: true,
    maxAge: "365d",
    allowedPath: (path) => /^\/[0-9a-f-]{36}\.pdf$/.test(path),
    decorateReply: false,
  });
  await app.register(multipart, { limits: { fileSize: maxDocumentBytes, files: 1, fields: 5 } });
  app.post(
    "/api/documents",
    {
      onRequest: async (request) => {
        requireEditor(await viewerOf(request));
        const contentLength = Number(request.headers["content-length"]);
        if (contentLength > maxDocumentBytes + multipartOverheadBytes)
          throw TooLarge(maxDocumentBytes);
      },
      ...uploadOptions,
    },
    async (request, reply) => {
      const { bytes, name } = await readPdf(request);
      const { id, url, size } = await storeDocument(db, folder, bytes, { fileName: name });
      reply.status(201);
      return { _id: id, name, url, size };
    },
  );
}

async function readPdf(request: FastifyRequest): Promise<{ bytes: Buffer; name: string }> {
  if (!request.isMultipart()) throw Unsupported();
  try {
    const part = await request.file();
    if (part) {
      const name = fileNameOf(part.filename).replace(/\.pdf$/i, "");
      return { bytes: await part.toBuffer(), name };
    }
  } catch (error) {
    if (error instanceof ExpectedError) throw error;
    const code = error instanceof Error && "code" in error ? error.code : null;
    throw code === "FST_REQ_FILE_TOO_LARGE"
      ? TooLarge(maxDocumentBytes)
      : Invalid([{ path: "file", rule: "broken" }]);
  }
  throw Invalid([{ path: "file", rule: "required" }]);
}
