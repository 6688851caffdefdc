import { createHash } from "node:crypto";
import { type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import type { S3Account } from "../platform/file-location.ts";
import { type Content, FilesUnavailable } from "./file-store.ts";
import { ContentError, inTime, textOf, uploadOf } from "./s3-bodies.ts";
import { S3Error } from "./s3-error.ts";

/** In ms. */
export interface S3Timeouts {
  /**
   * Until a read or a deletion has answered completely, with its second attempt. A file above 4 MB
   * has as much time for each 4 MB.
   */
  read: number;
  write: number;
}

/** So that no visitor and no editor waits more than 5 s, although a picture may take two reads. */
export const requestS3Timeouts: S3Timeouts = { read: 2_400, write: 4_800 };
/** Backups are large; a connection on which nothing moves is given up sooner. */
export const jobS3Timeouts: S3Timeouts = { read: 3_600_000, write: 3_600_000 };
const idleMs = 30_000;
const bytesPerTimeout = 4 * 1024 * 1024;

/** Between the two attempts, in ms. */
const pauseMs = 100;

export interface S3Call {
  method: "GET" | "HEAD" | "PUT" | "DELETE";
  /** Blank for the bucket itself. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  content?: Content;
}

/** A successful answer. That of a GET must be read, or released. */
export interface S3Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  /** Throws when it ends early or takes too long. */
  body: AsyncGenerator<Uint8Array>;
  /** Closes the connection unless the body was read. */
  release(): void;
}

/** `end` is on the clock of `performance`. */
interface Limits {
  end: number;
  timeout: number;
}

const emptySha256 = createHash("sha256").digest("hex");

/**
 * Signed requests to one bucket. The signature covers the SHA-256 of what is sent, so that the service
 * refuses everything else. A request that failed on the way or with a temporary error is sent a second
 * time, if there is time left.
 */
export class S3Requests {
  constructor(
    private readonly account: S3Account,
    private readonly timeouts: S3Timeouts,
    private readonly onFailure: (cause: unknown) => void,
  ) {}

  /** Throws S3Error, FilesUnavailable, and the errors of reading the content. */
  async send(call: S3Call): Promise<S3Answer> {
    const timeout = call.method === "PUT" ? this.timeouts.write : this.timeouts.read;
    const limits = { timeout, end: performance.now() + timeout };
    try {
      return await this.attempt(call, limits).catch(async (error: unknown) => {
        if (!isTemporary(error) || performance.now() + pauseMs > limits.end) throw error;
        await pause(pauseMs);
        // The service may have closed more than one of the connections that were kept open.
        return this.attempt(call, limits, false);
      });
    } catch (error) {
      if (error instanceof ContentError) throw error.cause;
      if (!isTemporary(error)) throw error;
      this.onFailure(error);
      throw Object.assign(FilesUnavailable(), { cause: error });
    }
  }

  private async attempt(call: S3Call, limits: Limits, agent?: false): Promise<S3Answer> {
    const { url, headers } = await this.sign(call);
    if (call.content) headers["content-length"] = String(call.content.bytes);
    const open = url.protocol === "https:" ? httpsRequest : httpRequest;
    const request = open(url, { method: call.method, headers, timeout: idleMs, agent });
    const giveUp = () => request.destroy(new Error("the store did not answer in time"));
    request.on("timeout", giveUp);
    const timer = setTimeout(giveUp, limits.end - performance.now());
    try {
      const response = await exchange(request, call.content);
      const { statusCode: status = 0 } = response;
      if (status >= 200 && status < 300) {
        if (call.method !== "GET") response.resume();
        return answerOf(response, limits);
      }
      const text = call.method === "HEAD" ? "" : await textOf(response);
      // What a service that has refused an upload did not read need not be sent.
      request.destroy();
      throw new S3Error(status, /<Code>([\w.]+)<\/Code>/.exec(text)?.[1] ?? "");
    } finally {
      clearTimeout(timer);
    }
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
      // Ceph refuses a content type that is not signed.
      allHeaders: true,
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

/**
 * Sends the request, and the content until the service answers, which may be before it has read
 * everything. Throws a ContentError if the content is at fault.
 */
async function exchange(request: ClientRequest, content?: Content): Promise<IncomingMessage> {
  let contentError: ContentError | null = null;
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.once("response", resolve);
    request.on("error", (error) => reject(contentError ?? error));
  });
  if (!content) request.end();
  else {
    const body = uploadOf(content, (error) => {
      contentError = error;
    });
    // Its errors end the request, which says why.
    pipeline(Readable.from(body, { objectMode: false }), request).catch(() => undefined);
  }
  const response = await answered;
  const isStored = (response.statusCode ?? 0) < 300;
  if (isStored && !request.writableEnded) {
    request.destroy();
    throw new Error("the store answered before it had the whole file");
  }
  return response;
}

function answerOf(response: IncomingMessage, { end, timeout }: Limits): S3Answer {
  const { statusCode: status = 0, headers } = response;
  const timeouts = Math.max(1, Number(headers["content-length"] ?? 0) / bytesPerTimeout);
  const left = end - performance.now() + timeout * (timeouts - 1);
  const release = () => void response.destroy();
  return { status, headers, body: inTime(response, left), release };
}

/** Answers that a client may not repeat: the request is wrong, and would be the next time. */
const isTemporary = (error: unknown): boolean =>
  error instanceof S3Error ? error.isTemporary : !(error instanceof ContentError);
