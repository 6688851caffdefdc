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
  WrongContent,
} from "./file-store.ts";
import { S3Error, S3Requests, type S3Timeouts, textOf } from "./s3-requests.ts";

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
    const answer = await this.requests
      .send({ method: "PUT", key, headers, content })
      .catch((error: unknown) => {
        if (!(error instanceof S3Error)) throw error;
        if (wrongContent.has(error.code)) throw new WrongContent(error.code);
        throw full.has(error.code) ? new ExpectedError("FULL") : this.unavailable(error);
      });
    answer.resume();
  }

  async get(key: string, range?: ByteRange): Promise<StoredFile | null> {
    assertKey(key);
    const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
    const answer = await this.requests
      .send({ method: "GET", key, headers })
      .catch(this.nullIfMissing);
    if (!answer) return null;
    const facts = factsOf(key, answer.headers);
    const whole = /\/(\d+)$/.exec(answer.headers["content-range"] ?? "")?.[1];
    const bytes = whole ? Number(whole) : facts.bytes;
    // A service may ignore the range, which is correct but not what the caller sends on.
    if (range && answer.statusCode !== 206) {
      answer.destroy();
      throw new DamagedFile(`${this.name} does not answer parts of files`);
    }
    const body = range ? answer : verified(answer, facts, DamagedFile);
    return { ...facts, bytes, path: null, body: asUnavailable(body) };
  }

  async head(key: string): Promise<FileFacts | null> {
    assertKey(key);
    const answer = await this.requests.send({ method: "HEAD", key }).catch(this.nullIfMissing);
    answer?.resume();
    return answer && factsOf(key, answer.headers);
  }

  async delete(key: string): Promise<void> {
    assertKey(key);
    const answer = await this.requests.send({ method: "DELETE", key }).catch(this.nullIfMissing);
    answer?.resume();
  }

  /** In pages of 1,000. */
  async *list(prefix: string): AsyncIterable<FileFacts> {
    assertPrefix(prefix);
    let token: string | null = null;
    do {
      const query: Record<string, string> = {
        "list-type": "2",
        "encoding-type": "url",
        prefix: `${this.prefix}${prefix}`,
        ...(token ? { "continuation-token": token } : {}),
      };
      const answer = await this.requests
        .send({ method: "GET", key: "", query })
        .catch((error) => Promise.reject(this.unavailable(error)));
      const text = await textOf(asUnavailable(answer));
      if (!text.includes("</ListBucketResult>")) throw FilesUnavailable();
      for (const [, entry = ""] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        yield this.listed(entry);
      }
      const isTruncated = elementOf(text, "IsTruncated") === "true";
      const next = isTruncated ? elementOf(text, "NextContinuationToken") : null;
      // Whoever deletes what is not listed must not take a part for the whole.
      if (isTruncated && (!next || next === token)) throw FilesUnavailable();
      token = next;
    } while (token);
  }

  private readonly nullIfMissing = (error: unknown): null => {
    const isMissing = error instanceof S3Error && error.status === 404;
    if (isMissing && error.code !== "NoSuchBucket") return null;
    throw this.unavailable(error);
  };

  /** A key that was revoked, or a bucket that is gone: an operator's matter, and not the reader's. */
  private unavailable(error: unknown): unknown {
    if (!(error instanceof S3Error)) return error;
    this.onFailure(error);
    return Object.assign(FilesUnavailable(), { cause: error });
  }

  private listed(entry: string): FileFacts {
    const key = decodeURIComponent((elementOf(entry, "Key") ?? "").replaceAll("+", " "));
    const modifiedAt = new Date(elementOf(entry, "LastModified") ?? 0);
    const bytes = Number(elementOf(entry, "Size"));
    return { key: key.slice(this.prefix.length), bytes, modifiedAt, sha256: null };
  }
}

const wrongContent: ReadonlySet<string> = new Set([
  "XAmzContentSHA256Mismatch",
  "BadDigest",
  "IncompleteBody",
]);

/** Codes of Ceph and MinIO; AWS has no limit. */
const full: ReadonlySet<string> = new Set(["QuotaExceeded", "XMinioStorageFull"]);

function factsOf(key: string, headers: NodeJS.Dict<string | string[]>): FileFacts {
  const text = (name: string) => String(headers[name] ?? "");
  return {
    key,
    bytes: Number(text("content-length")),
    modifiedAt: new Date(text("last-modified")),
    sha256: text(sha256Header) || null,
  };
}

/** The text of an XML element without attributes, as lists have them. */
const elementOf = (xml: string, element: string): string | null =>
  new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]?.replaceAll("&amp;", "&") ?? null;

/** A connection that ends in the middle of a body is an absent store as well. */
async function* asUnavailable(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    if (error instanceof DamagedFile) throw error;
    throw Object.assign(FilesUnavailable(), { cause: error });
  }
}
