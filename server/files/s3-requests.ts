import { createHash } from "node:crypto";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import { ExpectedError } from "../platform/errors.ts";
import type { S3Account } from "../platform/file-location.ts";
import { type Content, FilesUnavailable, WrongContent } from "./file-store.ts";

/** In ms. */
export interface S3Timeouts {
  /** Until a read or a deletion has answered completely. */
  read: number;
  write: number;
}

/** So that no visitor and no editor waits more than 5 s, although a picture may take two reads. */
export const requestS3Timeouts: S3Timeouts = { read: 2_400, write: 4_800 };
/** Backups are large; a connection on which nothing moves is given up sooner. */
export const jobS3Timeouts: S3Timeouts = { read: 3_600_000, write: 3_600_000 };
const idleMs = 30_000;

/** For this time in ms after a failure of the network every request is refused at once. */
const restMs = 500;

/** An answer of the service that is an error: its HTTP status and the code in its body. */
export class S3Error extends Error {
  override name = "S3Error";

  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(`the store answered ${status} ${code}`);
  }
}

export interface S3Call {
  method: "GET" | "HEAD" | "PUT" | "DELETE";
  /** Blank for the bucket itself. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  content?: Content;
}

const emptySha256 = createHash("sha256").digest("hex");

/**
 * Signed requests to one bucket. The signature covers the length and the SHA-256 of what is sent, so
 * that the service refuses everything else. A request that failed on the way or with a status of 500
 * or more is sent a second time, if there is time left.
 */
export class S3Requests {
  private restUntil = 0;

  constructor(
    private readonly account: S3Account,
    private readonly timeouts: S3Timeouts,
    private readonly onFailure: (cause: unknown) => void,
  ) {}

  /** The answer, whose body must be read. Throws S3Error, FilesUnavailable and WrongContent. */
  async send(call: S3Call): Promise<IncomingMessage> {
    if (Date.now() < this.restUntil) throw FilesUnavailable();
    const timeout = call.method === "PUT" ? this.timeouts.write : this.timeouts.read;
    const deadline = AbortSignal.timeout(timeout);
    try {
      return await this.attempt(call, deadline).catch(async (error: unknown) => {
        if (!isTemporary(error) || deadline.aborted) throw error;
        await pause(100, undefined, { signal: deadline });
        return this.attempt(call, deadline);
      });
    } catch (error) {
      if (!isTemporary(error)) throw error;
      if (!(error instanceof S3Error)) this.restUntil = Date.now() + restMs;
      this.onFailure(error);
      throw Object.assign(FilesUnavailable(), { cause: error });
    }
  }

  private async attempt(call: S3Call, signal: AbortSignal): Promise<IncomingMessage> {
    const response = await this.exchange(call, signal);
    const { statusCode = 0 } = response;
    if (statusCode >= 200 && statusCode < 300) return response;
    const text = call.method === "HEAD" ? "" : await textOf(response);
    if (call.method === "HEAD") response.resume();
    throw new S3Error(statusCode, /<Code>([\w.]+)<\/Code>/.exec(text)?.[1] ?? "");
  }

  private async exchange(call: S3Call, signal: AbortSignal): Promise<IncomingMessage> {
    const { content } = call;
    const { url, headers } = await this.sign(call);
    if (content) headers["content-length"] = String(content.bytes);
    const open = url.protocol === "https:" ? httpsRequest : httpRequest;
    const request = open(url, { method: call.method, headers, signal, timeout: idleMs });
    request.on("timeout", () => request.destroy(new Error("the store has gone silent")));
    const response = new Promise<IncomingMessage>((resolve, reject) => {
      request.once("response", resolve);
      request.on("error", reject);
    });
    const body = content ? exactly(content) : [];
    const sending = pipeline(Readable.from(body, { objectMode: false }), request);
    // A service may answer before it has read everything: then its answer counts.
    const answered = await Promise.race([response, sending.then(() => response)]);
    sending.catch(() => undefined);
    return answered;
  }

  private async sign({ method, key, query = {}, headers = {}, content }: S3Call) {
    const { accessKeyId, secretAccessKey, sessionToken, region } = this.account;
    const url = this.urlOf(key);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const signed = await new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers, "x-amz-content-sha256": content?.sha256 ?? emptySha256 },
      accessKeyId,
      secretAccessKey,
      ...(sessionToken ? { sessionToken } : {}),
      service: "s3",
      region,
    }).sign();
    return { url: signed.url, headers: Object.fromEntries(signed.headers) };
  }

  /** AWS wants the bucket in the host's name, everybody else has it in the path. */
  private urlOf(key: string): URL {
    const { bucket, prefix, endpoint, region } = this.account;
    const path = key && `${prefix}${key}`;
    if (endpoint) return new URL(`${endpoint}/${bucket}/${path}`);
    return bucket.includes(".")
      ? new URL(`https://s3.${region}.amazonaws.com/${bucket}/${path}`)
      : new URL(`https://${bucket}.s3.${region}.amazonaws.com/${path}`);
  }
}

/** The content, but never more or less than its length: a proxy must not take the rest for a request. */
async function* exactly({ bytes, open }: Content): AsyncGenerator<Uint8Array> {
  let sent = 0;
  for await (const chunk of open()) {
    sent += chunk.length;
    if (sent > bytes) break;
    yield chunk;
  }
  if (sent !== bytes) throw new WrongContent(`${sent} bytes instead of ${bytes}`);
}

export async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** Answers that a client may not repeat: the request is wrong, and would be the next time. */
const isTemporary = (error: unknown): boolean => {
  if (error instanceof S3Error) return error.status >= 500 || error.status === 429;
  return !(error instanceof WrongContent) && !(error instanceof ExpectedError);
};
