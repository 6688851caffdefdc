import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import Type from "typebox";
import { requireConsentReader } from "../../consent/consent.resolver.ts";
import { maxPaperBytes, readPaper, removePaper, storePaper } from "../../consent/consent-paper.ts";
import { pdfWarningOf } from "../../document/pdf/inspect-pdf.ts";
import { ExpectedError, Invalid, TooLarge, Unsupported } from "../../platform/errors.ts";
import { requireCaseWorker, type Viewer } from "../../platform/viewer.ts";
import type { ServerContext } from "../context-factory.ts";
import { bearerSecurity, skipValidation } from "../rest/openapi.ts";
import { pdfWarningSchema } from "./pdf-warning-schema.ts";

/** Upper bound for what multipart adds to the file. */
const multipartOverheadBytes = 64 * 1024;

const path = "/api/consents/:id/paper";
const tags = ["consent"];

type Request = FastifyRequest<{ Params: { id: string } }>;

/**
 * The signed paper of a consent: GET and DELETE for admins and case workers, POST (multipart, one
 * file) also for editors. It is on no other way, and every GET is recorded in the security log.
 */
export async function consentPaperRoutes(
  app: FastifyInstance,
  { contextOf }: { contextOf: (request: FastifyRequest) => Promise<ServerContext> },
): Promise<void> {
  await app.register(multipart, { limits: { fileSize: maxPaperBytes, files: 1, fields: 5 } });
  const only = (check: (viewer: Viewer) => void) => async (request: FastifyRequest) => {
    check((await contextOf(request)).viewer);
    if (Number(request.headers["content-length"]) > maxPaperBytes + multipartOverheadBytes) {
      throw TooLarge(maxPaperBytes);
    }
  };
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const download = {
    operationId: "getConsentPaper",
    tags,
    security: bearerSecurity,
    summary: "Get the paper of a consent",
  };
  app.get(
    path,
    { onRequest: only(requireCaseWorker), schema: download },
    async (request: Request, reply) => {
      const { id } = request.params;
      const { type, bytes } = await readPaper(await contextOf(request), id);
      const ending = type === "application/pdf" ? "pdf" : "webp";
      return reply
        .type(type)
        .header("content-disposition", `attachment; filename="consent-${id}.${ending}"`)
        .header("x-content-type-options", "nosniff")
        .send(bytes);
    },
  );

  const upload = {
    operationId: "storeConsentPaper",
    tags,
    security: bearerSecurity,
    summary: "Store the paper of a consent: a PDF or a picture of at most 10 MB",
    consumes: ["multipart/form-data"],
    body: Type.Object({ file: Type.Unsafe<string>({ type: "string", format: "binary" }) }),
    response: {
      201: Type.Object({ type: Type.String(), size: Type.Integer(), warning: pdfWarningSchema }),
    },
  };
  app.post(
    path,
    {
      onRequest: only(requireConsentReader),
      validatorCompiler: skipValidation,
      schema: upload,
    },
    async (request: Request, reply) => {
      const bytes = await readFile(request);
      const { type, size } = await storePaper(await contextOf(request), request.params.id, bytes);
      const warning = type === "application/pdf" ? pdfWarningOf(bytes) : null;
      return reply.status(201).send({ type, size, warning });
    },
  );

  const removal = {
    operationId: "deleteConsentPaper",
    tags,
    security: bearerSecurity,
    summary: "Delete the paper of a consent",
    response: { 204: Type.Null() },
  };
  app.delete(
    path,
    { onRequest: only(requireCaseWorker), schema: removal },
    async (request: Request, reply) => {
      await removePaper(await contextOf(request), request.params.id);
      return reply.status(204).send();
    },
  );
}

async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw Unsupported();
  try {
    const part = await request.file();
    if (part) return await part.toBuffer();
  } catch (error) {
    if (error instanceof ExpectedError) throw error;
    const code = error instanceof Error && "code" in error ? error.code : null;
    throw code === "FST_REQ_FILE_TOO_LARGE"
      ? TooLarge(maxPaperBytes)
      : Invalid([{ path: "file", rule: "broken" }]);
  }
  throw Invalid([{ path: "file", rule: "required" }]);
}
