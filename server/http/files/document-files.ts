import { Readable } from "node:stream";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import parseRange from "range-parser";
import Type from "typebox";
import { type DataSource, IsNull } from "typeorm";
import { Document } from "../../document/document.entity.ts";
import { documentKey, maxDocumentBytes, storeDocument } from "../../document/document-store.ts";
import { pdfWarningOf } from "../../document/pdf/inspect-pdf.ts";
import type { FileStore } from "../../files/file-store.ts";
import { fileNameOfPart } from "../../image/file-name.ts";
import { type Language, languageOfAddress } from "../../language/language.ts";
import { ExpectedError, Invalid, NotFound, TooLarge, Unsupported } from "../../platform/errors.ts";
import { requireUploader, type Viewer } from "../../platform/viewer.ts";
import { bearerSecurity, skipValidation } from "../rest/openapi.ts";
import { forApiTokens } from "../security/admit-api-tokens.ts";
import { inlineAs } from "./content-disposition.ts";
import { pdfWarningSchema } from "./pdf-warning-schema.ts";

interface Parts {
  db: DataSource;
  files: FileStore;
  viewerOf(request: FastifyRequest): Promise<Viewer>;
}

const documentFile = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.pdf$/;

/** Upper bound for what multipart adds to the file. */
const multipartOverheadBytes = 64 * 1024;

const uploadOptions = {
  validatorCompiler: skipValidation,
  schema: {
    operationId: "uploadDocument",
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
        warning: pdfWarningSchema,
      }),
    },
  },
};

/** GET /documents/<id>.pdf is public; POST /api/documents (multipart, one PDF) is for editors. */
export async function documentRoutes(app: FastifyInstance, { db, files, viewerOf }: Parts) {
  app.get<{ Params: { file: string } }>(
    "/documents/:file",
    { schema: { hide: true } },
    async (request, reply) => {
      const [, id] = documentFile.exec(request.params.file) ?? [];
      const row = id && (await db.manager.findOneBy(Document, { id, removedAt: IsNull() }));
      if (!row) throw NotFound();
      return sendDocument(request, reply, files, row);
    },
  );
  await app.register(multipart, { limits: { fileSize: maxDocumentBytes, files: 1, fields: 5 } });
  app.post(
    "/api/documents",
    {
      onRequest: async (request) => {
        requireUploader(await viewerOf(request));
        const contentLength = Number(request.headers["content-length"]);
        if (contentLength > maxDocumentBytes + multipartOverheadBytes)
          throw TooLarge(maxDocumentBytes);
      },
      config: forApiTokens,
      ...uploadOptions,
    },
    async (request, reply) => {
      const { bytes, name } = await readPdf(request);
      const { id, url, size } = await storeDocument(db, files, bytes, { fileName: name });
      reply.status(201);
      return { _id: id, name, url, size, warning: pdfWarningOf(bytes) };
    },
  );
}

/** A document never changes under its URL. Answers one range, as PDF viewers ask for it. */
async function sendDocument(
  { method, headers, url }: FastifyRequest,
  reply: FastifyReply,
  files: FileStore,
  document: Document,
) {
  const { id, size, createdAt } = document;
  const etag = `"${id}"`;
  const isSame = !headers["if-range"] || headers["if-range"] === etag;
  const asksForPart = isSame && headers.range?.startsWith("bytes=");
  const ranges = asksForPart ? parseRange(size, headers.range ?? "") : unusable;
  if (ranges === unsatisfiable) {
    return reply.status(416).header("content-range", `bytes */${size}`).send();
  }
  const [range] = typeof ranges === "object" && ranges.length === 1 ? ranges : [];
  const key = documentKey(id);
  const isKnown = headers["if-none-match"]?.includes(etag);
  const file = isKnown || method === "HEAD" ? null : await files.get(key, range);
  if (!isKnown && !file && !(await files.head(key))) throw NotFound();
  // Only now: a store that is away must not make the error cacheable.
  reply
    .type("application/pdf")
    .header(
      "content-disposition",
      inlineAs(
        `${nameOf(document, languageOfAddress(new URL(url, "http://here").searchParams))}.pdf`,
      ),
    )
    .header("cache-control", "public, max-age=31536000, immutable")
    .header("etag", etag)
    .header("last-modified", createdAt.toUTCString())
    .header("accept-ranges", "bytes");
  if (isKnown) return reply.status(304).send();
  reply.header("content-length", range ? range.end - range.start + 1 : size);
  if (range) reply.status(206).header("content-range", `bytes ${range.start}-${range.end}/${size}`);
  // An empty stream for HEAD, because of which Fastify leaves the length as it is.
  return reply.send(Readable.from(file?.body ?? [], { objectMode: false }));
}

/** Its name in its report, else that of the uploaded file, under which readers save it. */
function nameOf({ id, nameUa, nameEng, fileName }: Document, language: Language): string {
  const [own, other] = language === "eng" ? [nameEng, nameUa] : [nameUa, nameEng];
  return own || other || fileName || id;
}

/** The answers of `range-parser` for a range beyond the end, and for what is no range. */
const [unsatisfiable, unusable] = [-1, -2];

async function readPdf(request: FastifyRequest): Promise<{ bytes: Buffer; name: string }> {
  if (!request.isMultipart()) throw Unsupported();
  try {
    const part = await request.file();
    if (part) {
      const name = fileNameOfPart(part.filename).replace(/\.pdf$/i, "");
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
