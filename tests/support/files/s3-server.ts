import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { S3Account } from "../../../server/platform/file-location.ts";
import { refusalOf } from "./s3-signature.ts";

export interface S3Object {
  bytes: Buffer;
  modifiedAt: Date;
  /** The headers `x-amz-meta-…`. */
  metadata: Record<string, string>;
}

/** What goes wrong with the next answers. */
type S3Fault =
  /** Stores an upload and then answers 500. */
  | "error after storing"
  | "busy"
  /** Ends the connection after half of the body. */
  | "cut off"
  /** Sends half of the body, and then nothing more. */
  | "stalled"
  /** Accepts requests and never answers. */
  | "silent"
  /** A list without its end. */
  | "half a list"
  | "other bytes"
  /** Answers an upload before it has read it. */
  | "hasty";

/** An S3-compatible service for one account, with access for tests. */
export interface S3Server {
  account: S3Account;
  /** By `bucket/key`. */
  objects: Map<string, S3Object>;
  /** In order: method and key, such as `PUT documents/1.pdf`. */
  calls: string[];
  /** How many of the next requests meet a fault. */
  fail(fault: S3Fault, times?: number): void;
  /** Rights that the key does not have. */
  denied: Set<"list" | "read" | "write" | "delete">;
  /** In ms, against the real clock. */
  clockOffset: number;
  /** Closes the port and all connections until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/**
 * Starts a service that checks signatures, lengths and checksums as AWS does. It has no versions,
 * no multipart uploads and no access lists; buckets exist when they are in `buckets`; keys are
 * listed in the order of UTF-16, not of UTF-8; it keeps everything in memory.
 */
export async function startS3Server(buckets = ["files"]): Promise<S3Server> {
  let fault: S3Fault | null = null;
  let left = 0;
  const http = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  let port = 0;
  const s3: S3Server = {
    account: {
      bucket: buckets[0] ?? "",
      prefix: "site/",
      endpoint: "",
      region: "us-east-1",
      accessKeyId: "TESTKEY",
      secretAccessKey: "a secret of the tests",
      sessionToken: null,
    },
    objects: new Map(),
    calls: [],
    denied: new Set(),
    clockOffset: 0,
    fail(next, times = 1) {
      [fault, left] = [next, times];
    },
    async stop() {
      if (!http.listening) return;
      const closed = new Promise((resolve) => http.close(resolve));
      http.closeAllConnections();
      await closed;
    },
    async start() {
      await new Promise<void>((resolve) => http.listen(port, "127.0.0.1", resolve));
      const address = http.address();
      port = typeof address === "object" && address ? address.port : 0;
      s3.account.endpoint = `http://127.0.0.1:${port}`;
    },
  };
  await s3.start();
  return s3;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "", "http://s3");
    const [, bucket = "", key = ""] = /^\/([^/]*)\/?(.*)$/.exec(url.pathname) ?? [];
    const name = `${bucket}/${decodeURIComponent(key)}`;
    s3.calls.push(`${request.method} ${name.slice(bucket.length + 1 + s3.account.prefix.length)}`);
    const current = left-- > 0 ? fault : null;
    if (current === "silent") return;
    if (current === "busy") return refuse(response, 503, "SlowDown");
    if (current === "hasty") return void response.writeHead(200).end();
    const body = await bytesOf(request);
    const refusal = refusalOf(request, s3.account, Date.now() + s3.clockOffset);
    if (refusal) return refuse(response, 403, refusal);
    if (!buckets.includes(bucket)) return refuse(response, 404, "NoSuchBucket");
    const right = rightFor(request.method ?? "", key);
    if (s3.denied.has(right)) return refuse(response, 403, "AccessDenied");
    if (right === "list") return list(s3, url, bucket, response, current === "half a list");
    if (right === "write") {
      if (body.length !== Number(request.headers["content-length"])) {
        return refuse(response, 400, "IncompleteBody");
      }
      const sha256 = createHash("sha256").update(body).digest("hex");
      if (sha256 !== request.headers["x-amz-content-sha256"]) {
        return refuse(response, 400, "XAmzContentSHA256Mismatch");
      }
      const metadata = Object.fromEntries(
        Object.entries(request.headersDistinct)
          .filter(([header]) => header.startsWith("x-amz-meta-"))
          .map(([header, values]) => [header, values?.[0] ?? ""]),
      );
      s3.objects.set(name, { bytes: body, modifiedAt: new Date(), metadata });
      if (current === "error after storing") return refuse(response, 500, "InternalError");
      return void response.writeHead(200).end();
    }
    if (right === "delete") {
      s3.objects.delete(name);
      return void response.writeHead(204).end();
    }
    const object = s3.objects.get(name);
    if (!object) return refuse(response, 404, "NoSuchKey", request.method === "HEAD");
    send(request, response, object, current);
  }
}

const rightFor = (method: string, key: string) => {
  if (method === "PUT") return "write";
  if (method === "DELETE") return "delete";
  return key === "" ? "list" : "read";
};

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function refuse(response: ServerResponse, status: number, code: string, isHead = false): void {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(isHead ? undefined : `<Error><Code>${code}</Code></Error>`);
}

function send(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { bytes: stored, modifiedAt, metadata }: S3Object,
  fault: S3Fault | null,
): void {
  const bytes = fault === "other bytes" ? Buffer.alloc(stored.length, "x") : stored;
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [];
  const [start, end] = first
    ? [Number(first), Math.min(Number(last), bytes.length - 1)]
    : [0, bytes.length - 1];
  if (first && start >= bytes.length) {
    refuse(response, 416, "InvalidRange");
    return;
  }
  const part = bytes.subarray(start, end + 1);
  response.writeHead(first ? 206 : 200, {
    ...metadata,
    "content-length": part.length,
    "last-modified": modifiedAt.toUTCString(),
    ...(first ? { "content-range": `bytes ${start}-${end}/${bytes.length}` } : {}),
  });
  if (method === "HEAD") return void response.end();
  const half = part.subarray(0, part.length / 2);
  if (fault === "stalled") response.write(half);
  else if (fault === "cut off") response.write(half, () => response.destroy());
  else response.end(part);
}

/** A page of at most 1,000 keys; the token is the last key of the page before. */
function list(
  { objects }: S3Server,
  { searchParams }: URL,
  bucket: string,
  response: ServerResponse,
  isCut: boolean,
): void {
  const start = `${bucket}/${searchParams.get("prefix") ?? ""}`;
  const after = searchParams.get("continuation-token") ?? "";
  const found = sortedNames(objects).filter((name) => name > after && name.startsWith(start));
  const page = found.slice(0, 1000);
  const entries = page.map((name) => {
    const { bytes, modifiedAt } = objects.get(name) as S3Object;
    const key = encodeURIComponent(name.slice(bucket.length + 1));
    return `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
  });
  const next =
    found.length > page.length
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
      : "<IsTruncated>false</IsTruncated>";
  const xml = `<ListBucketResult>${next}${entries.join("")}</ListBucketResult>`;
  response.writeHead(200, { "content-type": "application/xml" });
  response.end(isCut ? xml.slice(0, xml.length / 2) : xml);
}

const sorted = new WeakMap<Map<string, S3Object>, string[]>();

/** Sorted anew when their number has changed: a hundred pages are listed of the same names. */
function sortedNames(objects: Map<string, S3Object>): string[] {
  const known = sorted.get(objects);
  if (known?.length === objects.size) return known;
  const names = [...objects.keys()].sort();
  sorted.set(objects, names);
  return names;
}
