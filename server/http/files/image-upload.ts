import multipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import type { DataSource } from "typeorm";
import { uploadedImageToRest } from "../../content/rest-images.ts";
import type { ContentAuthor } from "../../history/record-change.ts";
import { fileNameOfPart } from "../../image/file-name.ts";
import { removeImage } from "../../image/image.service.ts";
import type { ImageStore } from "../../image/image-store.ts";
import { maxUploadBytes } from "../../image/prepare/prepare-picture.ts";
import { storeUpload, type UploadTarget } from "../../image/store-upload.ts";
import type { Clock } from "../../platform/clock.ts";
import { ExpectedError, Invalid, TooLarge, Unsupported } from "../../platform/errors.ts";
import { requireEditor, requireUploader, type Viewer, visitor } from "../../platform/viewer.ts";
import { contentWrittenBy } from "../context-factory.ts";
import { bearerSecurity, skipValidation } from "../rest/openapi.ts";
import { forApiTokens } from "../security/admit-api-tokens.ts";

export interface ImageUploadParts {
  db: DataSource;
  store: ImageStore;
  publicUrl: string;
  clock: Clock;
  viewerOf(request: FastifyRequest): Promise<Viewer>;
}

/** Upper bound for what multipart adds to the file. */
const multipartOverheadBytes = 64 * 1024;

const sharedSchema = { tags: ["image"], security: bearerSecurity };

const uploadOptions = {
  config: forApiTokens,
  validatorCompiler: skipValidation,
  schema: {
    ...sharedSchema,
    summary: "Upload an image",
    description:
      "Stores the first file of the request, whatever its field name: JPEG, PNG, WebP, AVIF, HEIC or GIF. Of an animation its first picture is stored.",
    consumes: ["multipart/form-data"],
    querystring: Type.Object({
      replaces: Type.Optional(
        Type.String({ description: "public_id of an image to delete before this one is stored." }),
      ),
      inPlaceOf: Type.Optional(
        Type.String({
          description: "_id of an image whose file is replaced; its id, texts and placements stay.",
        }),
      ),
    }),
    body: Type.Object({
      alt_ua: Type.Optional(
        Type.String({ description: "Alternative text in Ukrainian. Send it before the file." }),
      ),
      alt_eng: Type.Optional(
        Type.String({ description: "Alternative text in English. Send it before the file." }),
      ),
      file: Type.Unsafe<string>({ type: "string", format: "binary" }),
    }),
    response: {
      201: Type.Object({
        _id: Type.String(),
        url: Type.String(),
        public_id: Type.String(),
        width: Type.Union([Type.Integer(), Type.Null()]),
        height: Type.Union([Type.Integer(), Type.Null()]),
        thumbhash: Type.Union([Type.String(), Type.Null()]),
      }),
    },
  },
};

const deleteOptions = {
  validatorCompiler: skipValidation,
  schema: {
    ...sharedSchema,
    summary: "Delete an image",
    description: "Deleting an unknown image succeeds.",
    body: Type.Object({ url: Type.Optional(Type.String()), public_id: Type.String() }),
    response: { 204: Type.Null() },
  },
};

/**
 * POST and DELETE at /api/images and /images, for editors, and POST of a new image for API tokens
 * that write; they are authenticated before the body is
 * read. POST stores the first file; `?replaces=<public_id>` deletes that image first,
 * `?inPlaceOf=<_id>` replaces that image's file. The fields `alt_ua` and `alt_eng` of a new image
 * must precede the file.
 */
export const imageUploadRoutes: FastifyPluginAsync<ImageUploadParts> = async (app, parts) => {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: maxUploadBytes, fields: 10, fieldSize: 4096, headerPairs: 50 },
  });

  const viewers = new WeakMap<FastifyRequest, Viewer>();
  const authorOf = (request: FastifyRequest): ContentAuthor => ({
    viewer: viewers.get(request) ?? visitor,
    now: parts.clock(),
    contentWritten: contentWrittenBy(request),
  });

  app.addHook("onRequest", async (request) => {
    const viewer = await parts.viewerOf(request);
    requireUploader(viewer);
    viewers.set(request, viewer);
    if (Number(request.headers["content-length"]) > maxUploadBytes + multipartOverheadBytes) {
      throw TooLarge(maxUploadBytes);
    }
  });

  for (const [path, suffix] of [
    ["/api/images", ""],
    ["/images", "AtRoot"],
  ] as const) {
    const upload = named(uploadOptions, `uploadImage${suffix}`);
    app.post<{ Querystring: UploadTarget }>(path, upload, async (request, reply) => {
      const { replaces, inPlaceOf } = request.query;
      // Items of any kind may show the image.
      if (replaces || inPlaceOf) requireEditor(authorOf(request).viewer);
      const file = await readFirstFile(request);
      const { db, store } = parts;
      const { bytes, ...details } = { ...file, ...request.query };
      const image = await storeUpload(db.manager, store, authorOf(request), bytes, details);
      return reply.status(201).send(uploadedImageToRest(image, parts.publicUrl));
    });

    app.delete(
      path,
      named(deleteOptions, `deleteImage${suffix}`),
      async (request, reply: FastifyReply) => {
        const publicId = requirePublicId(request.body);
        await removeImage(parts.db.manager, parts.store, authorOf(request), publicId);
        return reply.status(204).send();
      },
    );
  }
};

/** The options of a route with the id of its operation in the OpenAPI document. */
const named = <Options extends { schema: object }>(options: Options, operationId: string) => ({
  ...options,
  schema: { ...options.schema, operationId },
});

async function readFirstFile(request: FastifyRequest) {
  if (!request.isMultipart()) throw Unsupported();
  const texts = { altUa: "", altEng: "" };
  try {
    for await (const part of request.parts()) {
      if (part.type === "file") {
        const fileName = fileNameOfPart(part.filename);
        return { ...texts, fileName, bytes: await readBytes(part) };
      }
      if (part.fieldname === "alt_ua") texts.altUa = String(part.value);
      if (part.fieldname === "alt_eng") texts.altEng = String(part.value);
    }
  } catch (error) {
    // Every other error means that the multipart body is malformed.
    throw error instanceof ExpectedError ? error : Invalid([{ path: "file", rule: "broken" }]);
  } finally {
    // The rest of the body is drained, or the connection would hang.
    request.raw.unpipe();
    request.raw.resume();
  }
  throw Invalid([{ path: "file", rule: "required" }]);
}

/** Fails as soon as the limit is reached; the package would read the file to its end. */
async function readBytes({ file }: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  file.once("limit", () => file.destroy(TooLarge(maxUploadBytes)));
  for await (const chunk of file) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function requirePublicId(body: unknown): string {
  const publicId =
    typeof body === "object" && body !== null && "public_id" in body ? body.public_id : null;
  if (typeof publicId === "string" && publicId !== "") return publicId;
  throw Invalid([{ path: "public_id", rule: "required" }]);
}
