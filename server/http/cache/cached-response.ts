import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";

/** A response that may be sent to every anonymous client, with all of its headers. */
export interface HttpResponse {
  status: number;
  /** Names in lower case. CachedResponse adds Content-Encoding, Content-Length, ETag and Vary. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Bodies compressed in advance; with it nothing is compressed on demand. */
  encoded?: Partial<Record<Encoding, Buffer>>;
}

export type Encoding = "br" | "gzip" | "zstd" | "identity";

/** The response in one content encoding, ready to be written. */
export interface EncodedResponse {
  body: Buffer;
  etag: string;
  /** Alternating names and values, as `writeHead` accepts them. */
  headers: readonly string[];
}

/** Compression enlarges smaller bodies, or saves less than one packet. */
const minEncodedBytes = 1024;

/** A response that is hashed once, and compressed once per encoding off the main thread. */
export class CachedResponse {
  private readonly encodedVariants = new Map<
    Encoding,
    EncodedResponse | Promise<EncodedResponse>
  >();
  private readonly response: HttpResponse;
  private readonly etagHash: string;
  private totalBytes: number;

  /**
   * `onGrow` is called after a compressed variant was added; null when the response is not cached.
   */
  constructor(
    response: HttpResponse,
    private readonly onGrow: (() => void) | null = null,
  ) {
    this.response = onGrow ? { ...response, body: withoutPool(response.body) } : response;
    this.totalBytes = response.body.length;
    // The hash covers the headers: the same body with a new policy is a different response.
    const { status, headers, body } = response;
    const hash = createHash("sha256")
      .update(JSON.stringify([status, headers]))
      .update(body);
    this.etagHash = hash.digest("base64url").slice(0, 27);
  }

  get status(): number {
    return this.response.status;
  }

  get isPage(): boolean {
    return this.response.headers["content-type"]?.startsWith("text/html") ?? false;
  }

  /** Whether nothing is compressed on demand. */
  get isPrecompressed(): boolean {
    return this.response.encoded !== undefined;
  }

  /** Total size of the body in all encodings. */
  get bytes(): number {
    return this.totalBytes;
  }

  /** Returns a promise only until an encoding requested for the first time is ready. */
  encodedAs(requested: Encoding): EncodedResponse | Promise<EncodedResponse> {
    const { body, encoded } = this.response;
    const isWhole = body.length < minEncodedBytes || (encoded && !encoded[requested]);
    const encoding = isWhole ? "identity" : requested;
    const cached = this.encodedVariants.get(encoding);
    if (cached) return cached;
    const variant =
      encoding === "identity" ? this.createVariant("identity", body) : this.encode(encoding);
    this.encodedVariants.set(encoding, variant);
    return variant;
  }

  private async encode(encoding: "br" | "gzip" | "zstd"): Promise<EncodedResponse> {
    const { body, encoded } = this.response;
    const compressed =
      encoded?.[encoding] ?? (await encoders[encoding](body, this.onGrow !== null));
    const variant = this.createVariant(encoding, withoutPool(compressed));
    this.encodedVariants.set(encoding, variant);
    this.totalBytes += variant.body.length;
    this.onGrow?.();
    return variant;
  }

  private createVariant(encoding: Encoding, body: Buffer): EncodedResponse {
    const etag = encoding === "identity" ? `"${this.etagHash}"` : `"${this.etagHash}-${encoding}"`;
    const { vary, ...rest } = this.response.headers;
    const headers = {
      ...rest,
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
      "content-length": String(body.length),
      etag,
      vary: vary ? `${vary}, Accept-Encoding` : "Accept-Encoding",
    };
    return { body, etag, headers: Object.entries(headers).flat() };
  }
}

/**
 * Node cuts small buffers out of shared ones of 64 kB, and zlib's results out of 16 kB each: a
 * cached response would keep all of that. This returns a copy that keeps its own bytes alone.
 */
const withoutPool = (bytes: Buffer): Buffer =>
  bytes.length === bytes.buffer.byteLength ? bytes : Buffer.from(new Uint8Array(bytes).buffer);

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const zstdAsync = promisify(zstdCompress);

const encoders = {
  // For the home page quality 5 takes 2.5 ms; 3 takes 1 ms and is 14 % larger; 11 would take
  // 250 ms and be 2 % smaller.
  br: (body: Buffer, isCached: boolean) =>
    brotliAsync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isCached ? 5 : 3,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        // A window of 256 kB: the default of 4 MB benefits only bodies of that size.
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
  gzip: (body: Buffer, isCached: boolean) => gzipAsync(body, isCached ? {} : { level: 1 }),
  // As small as Brotli's quality 3, in a third of its time.
  zstd: (body: Buffer) => zstdAsync(body, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
};
