import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { CloudinarySettings } from "../../../server/files/cloudinary/cloudinary-api.ts";
import { checkSignature, cloudName, key, secret } from "./cloudinary-signature.ts";

/** Parses a multipart body. */
const formOf = (request: IncomingMessage, body: Buffer) =>
  new Response(new Uint8Array(body), {
    headers: { "content-type": request.headers["content-type"] ?? "" },
  }).formData();

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function reply(out: ServerResponse, status: number, body: object) {
  out.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

interface Resource {
  bytes: Buffer;
  version: number;
  createdAt: Date;
  /** Private files are not delivered. */
  type: "upload" | "private";
  /** Uploaded directly by a browser, with the preset and without a signature. */
  isUnsigned: boolean;
}

/** The part of Cloudinary's HTTP API that the site uses, with access for tests. */
export interface FakeCloudinary {
  settings: CloudinarySettings;
  /** By public id. */
  resources: Map<string, Resource>;
  /** In order: `upload <id>`, `destroy <id>`, `rename <id>`, `resource <id>`, `list`, `deliver <id>`. */
  calls: string[];
  delivery: string;
  /** While set, every call fails with this status. */
  error: number | null;
  /** The value for CLOUDINARY_URL. */
  url: string;
  stop(): void;
}

/**
 * `delivery` is the origin in the URLs of images that the server has uploaded. Browser tests need an
 * https origin, because pages load images over https only.
 */
export async function startFakeCloudinary(delivery?: string): Promise<FakeCloudinary> {
  const server = createServer((request, response) => {
    // CORS, for preflight requests and responses of direct uploads.
    response.setHeader("access-control-allow-origin", "*");
    answer(fake, request, response).catch((error: Error) => {
      reply(response, 400, { error: { message: error.message } });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : "";
  const uploadPrefix = `http://127.0.0.1:${port}`;
  const fake: FakeCloudinary = {
    settings: { cloudName, apiKey: key, apiSecret: secret, uploadPrefix, uploadPreset: "site" },
    resources: new Map(),
    calls: [],
    error: null,
    url: `cloudinary://${key}:${secret}@${cloudName}?upload_prefix=${uploadPrefix}`,
    delivery: delivery ?? uploadPrefix,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  return fake;
}

async function answer(fake: FakeCloudinary, request: IncomingMessage, out: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? "", fake.settings.uploadPrefix ?? "");
  const path = decodeURIComponent(pathname);
  const body = await bytesOf(request);
  if (request.method === "OPTIONS") return void out.writeHead(204).end();
  if (fake.error) return reply(out, fake.error, { error: { message: "out of order" } });
  if (request.method === "POST" && path === `/v1_1/${cloudName}/image/upload`) {
    return upload(fake, await formOf(request, body), out);
  }
  if (request.method === "POST" && path === `/v1_1/${cloudName}/image/destroy`) {
    return destroy(fake, await formOf(request, body), out);
  }
  if (request.method === "POST" && path === `/v1_1/${cloudName}/image/rename`) {
    return changeType(fake, await formOf(request, body), out);
  }
  if (path === `/v1_1/${cloudName}/image/download`) return download(fake, searchParams, out);
  const delivered = path.match(new RegExp(`^/${cloudName}/image/upload/v\\d+/(.+)\\.\\w+$`));
  if (delivered) return deliver(fake, delivered[1] ?? "", out);
  if (request.headers.authorization !== `Basic ${btoa(`${key}:${secret}`)}`) {
    return reply(out, 401, { error: { message: "unknown API key" } });
  }
  const resourcePath = path.match(/\/resources\/image\/upload(?:\/(.+))?$/);
  if (!resourcePath) return reply(out, 404, { error: { message: `no such call ${path}` } });
  return resourcePath[1]
    ? resourceNamed(fake, resourcePath[1], out)
    : list(fake, searchParams, out);
}

async function upload(fake: FakeCloudinary, form: FormData, out: ServerResponse) {
  const isUnsigned = form.get("upload_preset") === fake.settings.uploadPreset;
  if (!isUnsigned) checkSignature(form);
  const file = form.get("file");
  if (!(file instanceof File)) throw new Error("Missing required parameter - file");
  const id = String(form.get("public_id") ?? `direct${fake.resources.size + 1}`);
  fake.calls.push(`upload ${id}`);
  const version = (fake.resources.get(id)?.version ?? 1000) + 1;
  const bytes = Buffer.from(await file.arrayBuffer());
  fake.resources.set(id, { bytes, version, createdAt: new Date(), type: "upload", isUnsigned });
  answerWith(fake, id, out);
}

function destroy(fake: FakeCloudinary, form: FormData, out: ServerResponse) {
  checkSignature(form);
  const id = String(form.get("public_id"));
  fake.calls.push(`destroy ${id}`);
  const isThere = publicOrNot(fake, id, form.get("type"));
  reply(out, 200, { result: isThere && fake.resources.delete(id) ? "ok" : "not found" });
}

/** Whether there is a file of this id and delivery type. */
const publicOrNot = (fake: FakeCloudinary, id: string, type: unknown = "upload") =>
  fake.resources.get(id)?.type === (type ?? "upload");

function changeType(fake: FakeCloudinary, form: FormData, out: ServerResponse) {
  checkSignature(form);
  const id = String(form.get("from_public_id"));
  fake.calls.push(`rename ${id}`);
  const resource = fake.resources.get(id);
  if (!resource || !publicOrNot(fake, id, form.get("type"))) {
    return reply(out, 404, { error: { message: `Resource not found - ${id}` } });
  }
  resource.type = form.get("to_type") === "private" ? "private" : "upload";
  answerWith(fake, id, out);
}

function deliver(fake: FakeCloudinary, id: string, out: ServerResponse) {
  fake.calls.push(`deliver ${id}`);
  const resource = publicOrNot(fake, id) ? fake.resources.get(id) : undefined;
  out.writeHead(resource ? 200 : 404).end(resource?.bytes);
}

function download(fake: FakeCloudinary, params: URLSearchParams, out: ServerResponse) {
  const form = new FormData();
  for (const [name, value] of params) form.set(name, value);
  checkSignature(form);
  const id = params.get("public_id") ?? "";
  fake.calls.push(`download ${id}`);
  const isThere = publicOrNot(fake, id, params.get("type"));
  out.writeHead(isThere ? 200 : 404).end(isThere ? fake.resources.get(id)?.bytes : undefined);
}

function resourceNamed(fake: FakeCloudinary, id: string, out: ServerResponse) {
  fake.calls.push(`resource ${id}`);
  if (!publicOrNot(fake, id)) {
    return reply(out, 404, { error: { message: `Resource not found - ${id}` } });
  }
  answerWith(fake, id, out);
}

/** Pages of two resources, so that clients have to request the next page. */
function list(fake: FakeCloudinary, params: URLSearchParams, out: ServerResponse) {
  fake.calls.push("list");
  const start = Number(params.get("next_cursor") ?? 0);
  const ids = [...fake.resources.keys()].filter(
    (id) => id.startsWith(params.get("prefix") ?? "") && publicOrNot(fake, id),
  );
  reply(out, 200, {
    resources: ids.slice(start, start + 2).map((id) => factsOf(fake, id)),
    ...(ids.length > start + 2 ? { next_cursor: String(start + 2) } : {}),
  });
}

const answerWith = (fake: FakeCloudinary, id: string, out: ServerResponse) =>
  reply(out, 200, factsOf(fake, id));

function factsOf(fake: FakeCloudinary, id: string) {
  const resource = fake.resources.get(id);
  if (!resource) throw new Error(`Resource not found - ${id}`);
  const place = `${cloudName}/image/upload/v${resource.version}/${id}.webp`;
  return {
    public_id: id,
    version: resource.version,
    bytes: resource.bytes.length,
    created_at: resource.createdAt.toISOString(),
    secure_url: `${resource.isUnsigned ? fake.settings.uploadPrefix : fake.delivery}/${place}`,
  };
}
