import { ExpectedError } from "../platform/errors.ts";
import type { S3Account } from "../platform/file-location.ts";
import {
  assertKey,
  assertPrefix,
  type ByteRange,
  type Content,
  DamagedFile,
  type FileFacts,
  type FileStore,
  FilesUnavailable,
  type StoredFile,
  verified,
} from "./file-store.ts";
import { releasing, textOf } from "./s3-bodies.ts";
import { S3Error } from "./s3-error.ts";
import { type Listing, readListing } from "./s3-listing.ts";
import { type S3Answer, S3Requests, type S3Timeouts } from "./s3-requests.ts";

/** Our own header beside an object, because the services record different checksums, or none. */
const sha256Header = "x-amz-meta-sha256";

/** Files in a private bucket of an S3-compatible service, each with one PUT. */
export class S3Store implements FileStore {
  readonly name: string;
  readonly isRemote = true;
  private readonly requests: S3Requests;
  private readonly prefix: string;

  /** `onFailure` is told why the store is unavailable, once for each failed operation. */
  constructor(
    account: S3Account,
    timeouts: S3Timeouts,
    private readonly onFailure: (cause: unknown) => void = () => undefined,
  ) {
    this.name = `the bucket ${account.bucket} at ${account.endpoint ?? "AWS"}`;
    this.prefix = account.prefix;
    this.requests = new S3Requests(account, timeouts, onFailure);
  }

  async put(key: string, content: Content): Promise<void> {
    assertKey(key);
    const headers = { [sha256Header]: content.sha256, "content-type": "application/octet-stream" };
    await this.requests.send({ method: "PUT", key, headers, content }).catch((error: unknown) => {
      if (!(error instanceof S3Error)) throw error;
      throw error.isFull ? new ExpectedError("FULL") : this.unavailable(error);
    });
  }

  async get(key: string, range?: ByteRange): Promise<StoredFile | null> {
    assertKey(key);
    const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
    const answer = await this.requests
      .send({ method: "GET", key, headers })
      .catch((error: unknown) => (isOutOfRange(error) ? error : nullIfMissing(error, "NoSuchKey")))
      .catch((error: unknown) => Promise.reject(this.unavailable(error)));
    if (!answer) return null;
    if (answer instanceof S3Error) return this.emptyPart(key);
    const facts = factsOf(key, answer.headers);
    // A service may ignore the range, which is correct but not what the caller sends on.
    if (range && answer.status !== 206) {
      answer.release();
      throw new DamagedFile(`${this.name} does not answer parts of files`);
    }
    const expected = range ? { bytes: facts.bytes, sha256: null } : facts;
    const whole = /\/(\d+)$/.exec(String(answer.headers["content-range"] ?? ""))?.[1];
    const bytes = whole ? Number(whole) : facts.bytes;
    return { ...facts, bytes, path: null, body: this.bodyOf(answer, expected) };
  }

  async head(key: string): Promise<FileFacts | null> {
    assertKey(key);
    const answer = await this.requests
      .send({ method: "HEAD", key })
      .catch((error: unknown) => nullIfMissing(error, ""))
      .catch((error: unknown) => Promise.reject(this.unavailable(error)));
    return answer && factsOf(key, answer.headers);
  }

  async delete(key: string): Promise<void> {
    assertKey(key);
    await this.requests
      .send({ method: "DELETE", key })
      .catch((error: unknown) => nullIfMissing(error, "NoSuchKey"))
      .catch((error: unknown) => Promise.reject(this.unavailable(error)));
  }

  /** In pages of 1,000. */
  async *list(prefix: string): AsyncIterable<FileFacts> {
    assertPrefix(prefix);
    let token: string | null = null;
    do {
      const page: Listing | null = readListing(await this.listingAfter(token, prefix), this.prefix);
      // Whoever deletes what is not listed must not take a part for the whole.
      if (!page || (page.next && page.next === token)) {
        throw this.unavailable(new Error("the store answered an incomplete list"));
      }
      yield* page.files;
      token = page.next;
    } while (token);
  }

  private async listingAfter(token: string | null, prefix: string): Promise<string> {
    const query: Record<string, string> = {
      "list-type": "2",
      "encoding-type": "url",
      prefix: `${this.prefix}${prefix}`,
      ...(token ? { "continuation-token": token } : {}),
    };
    try {
      return await textOf((await this.requests.send({ method: "GET", key: "", query })).body);
    } catch (error) {
      throw this.unavailable(error);
    }
  }

  /** A part that begins behind the end of the file, as a folder answers it. */
  private async emptyPart(key: string): Promise<StoredFile | null> {
    const facts = await this.head(key);
    return facts && { ...facts, path: null, body: empty() };
  }

  private bodyOf(answer: S3Answer, expected: { bytes: number; sha256: string | null }) {
    const body = verified(answer.body, expected, DamagedFile);
    return releasing(this.asUnavailable(body), answer.release);
  }

  /** A connection that ends in the middle of a body is an absent store as well. */
  private async *asUnavailable(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      yield* body;
    } catch (error) {
      throw error instanceof DamagedFile ? error : this.unavailable(error);
    }
  }

  /**
   * Every error of the service: a key that was revoked and a bucket that is gone are an operator's
   * matter, and not the reader's.
   */
  private unavailable(cause: unknown): unknown {
    if (cause instanceof ExpectedError || !(cause instanceof Error)) return cause;
    this.onFailure(cause);
    return Object.assign(FilesUnavailable(), { cause });
  }
}

/** `code` says that it is the file that is missing, and not its bucket or the service. */
function nullIfMissing(error: unknown, code: string): null {
  if (error instanceof S3Error && error.status === 404 && error.code === code) return null;
  throw error;
}

const isOutOfRange = (error: unknown): error is S3Error =>
  error instanceof S3Error && error.status === 416;

async function* empty(): AsyncGenerator<Uint8Array> {}

function factsOf(key: string, headers: NodeJS.Dict<string | string[]>): FileFacts {
  const text = (name: string) => String(headers[name] ?? "");
  return {
    key,
    bytes: Number(text("content-length")),
    modifiedAt: new Date(text("last-modified")),
    sha256: text(sha256Header) || null,
  };
}
