import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";
import { afterAll } from "vitest";
import { entities } from "../../../server/entities.ts";
import { FolderStore } from "../../../server/files/folder-store.ts";
import type { ContentAuthor } from "../../../server/history/record-change.ts";
import { errorHandler } from "../../../server/http/error-response.ts";
import { imageFileRoutes } from "../../../server/http/files/image-files.ts";
import { imageUploadRoutes } from "../../../server/http/files/image-upload.ts";
import { ImageAccess } from "../../../server/image/image-access.ts";
import { openImageStore } from "../../../server/image/image-store.ts";
import { preparePicture } from "../../../server/image/prepare/prepare-picture.ts";
import { systemClock } from "../../../server/platform/clock.ts";
import { openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { FieldEncryption } from "../../../server/platform/encryption/field-encryption.ts";
import { type Viewer, visitor } from "../../../server/platform/viewer.ts";
import { applicationKey } from "../accounts/accounts.ts";
import { aDatabase } from "../database/database.ts";
import { type FakeCloudinary, startFakeCloudinary } from "./fake-cloudinary.ts";
import { aPicture } from "./picture-files.ts";

/**
 * An image store in a temporary folder, which is deleted when the test file ends. Await this and the
 * functions below at the top of a file: Vitest ignores an `afterAll` registered in `beforeAll`.
 */
export async function anImageFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), "doloni-images-"));
  afterAll(() => rm(dataDir, { recursive: true }));
  const files = await FolderStore.open(dataDir);
  const store = await openImageStore(files, null);
  const filesIn = (...folders: string[]) => readdir(join(dataDir, ...folders)).catch(() => []);
  return {
    dataDir,
    files,
    store,
    originals: () => filesIn("images", "originals"),
    variantsOf: (publicId: string) => filesIn("images", "variants", publicId),
    halfWritten: () => filesIn("partial"),
  };
}

/**
 * A fake Cloudinary that stops when the test file ends. Call it before the `cloudinary` package is
 * loaded, because the package chooses between http and https once, from CLOUDINARY_URL.
 */
export async function aFakeCloudinary(): Promise<FakeCloudinary> {
  const cloudinary = await startFakeCloudinary();
  process.env.CLOUDINARY_URL = cloudinary.url;
  afterAll(() => {
    delete process.env.CLOUDINARY_URL;
    cloudinary.stop();
  });
  return cloudinary;
}

/** A connection to a new database, closed when the test file ends. */
export async function anOpenDatabase(): Promise<DataSource> {
  const db = await openDatabase({ url: await aDatabase(), entities, migrations, connections: 4 });
  afterAll(() => db.destroy());
  return db;
}

export const editor: Viewer = {
  kind: "user",
  id: "00000000-0000-4000-8000-000000000001",
  email: "olena@doloni.example",
  name: "Олена",
  roles: ["editor"],
  session: null,
};

export const author: ContentAuthor = {
  viewer: editor,
  now: new Date(),
  contentWritten: () => undefined,
};

/** The header with which `anImageServer` accepts a request as an editor's. */
export const bearer = { authorization: "Bearer editor" };

/** A server with only the image routes; it listens until the test file ends. */
export async function anImageServer() {
  const disk = await anImageFolder();
  const db = await anOpenDatabase();
  const app = Fastify();
  const unexpectedErrors: unknown[] = [];
  const reportUnexpected = (error: unknown) => String(unexpectedErrors.push(error));
  app.setErrorHandler(errorHandler(reportUnexpected));
  await app.register(imageFileRoutes, {
    db,
    clock: systemClock,
    encryption: new FieldEncryption(applicationKey),
    images: disk.store,
    files: disk.files,
    access: new ImageAccess(db, systemClock, { lastWrite: null }),
    reportUnexpected,
  });
  await app.register(imageUploadRoutes, {
    db,
    store: disk.store,
    publicUrl: "https://doloni.example",
    clock: systemClock,
    viewerOf: async ({ headers }) =>
      headers.authorization === bearer.authorization ? editor : visitor,
  });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  afterAll(() => app.close());
  return { ...disk, db, app, surprises: unexpectedErrors, address };
}

export type ImageServer = Awaited<ReturnType<typeof anImageServer>>;
export type ImageFolder = Awaited<ReturnType<typeof anImageFolder>>;
export type Part = [name: string, value: string | Buffer, fileName?: string];

/** A multipart form with these parts, in order. */
export function aForm(...parts: Part[]): FormData {
  const form = new FormData();
  for (const [name, value, fileName] of parts) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)]), fileName ?? "picture.jpg");
  }
  return form;
}

/** Posts a form; as an editor by default. */
export async function postForm(
  site: ImageServer,
  body: FormData,
  path = "/api/images",
  headers: HeadersInit = bearer,
) {
  const answer = await fetch(site.address + path, { method: "POST", headers, body });
  return { status: answer.status, body: await answer.json() };
}

/** Stores a picture and returns its public id. */
export async function aStoredPicture(
  { store }: ImageFolder,
  width = 2000,
  height = 1000,
): Promise<string> {
  return (await store.save(await preparePicture(await aPicture({ width, height })))).publicId;
}

export const portOf = ({ server }: FastifyInstance): number => {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
};
