import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import pLimit from "p-limit";

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

/** Of the encodings that a client accepts, the one that compresses best and the fastest one. */
export interface AcceptedEncodings {
  smallest: Encoding;
  fastest: Encoding;
}

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
      .update(hashOf(body));
    this.etagHash = hash.digest("base64url").slice(0, 27);
  }

  get status(): number {
    return this.response.status;
  }

  get isPage(): boolean {
    return this.response.headers["content-type"]?.startsWith("text/html") ?? false;
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

  /**
   * As `encodedAs`, compressed in a third of the time and some 10 % larger, unless it has been
   * compressed already. Not part of `bytes`: it remains only as long as somebody waits for it.
   */
  encodedFast({
    smallest,
    fastest,
  }: AcceptedEncodings): EncodedResponse | Promise<EncodedResponse> {
    const { body, encoded } = this.response;
    const isReady = this.encodedVariants.has(smallest) || body.length < minEncodedBytes;
    if (fastest === "identity" || isReady || encoded) return this.encodedAs(smallest);
    return compressFast(body, fastest, this.onGrow !== null).then((compressed) =>
      this.createVariant(fastest, compressed),
    );
  }

  private async encode(encoding: "br" | "gzip" | "zstd"): Promise<EncodedResponse> {
    const { body, encoded } = this.response;
    const compressed =
      encoded?.[encoding] ?? (await limitCompression(() => encoders[encoding](body)));
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

/** As many as Node has threads: encoders that wait for a thread keep 2 MB each. */
const limitCompression = pLimit(4);

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const zstdAsync = promisify(zstdCompress);

const brotli = (body: Buffer, quality: number) =>
  brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // A window of 256 kB: the default of 4 MB benefits only bodies of that size.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  });
// As small as Brotli's quality 3, in a third of its time.
const zstd = (body: Buffer) =>
  zstdAsync(body, { params: { [constants.ZSTD_c_compressionLevel]: 3 } });

// For the home page Brotli's quality 5 takes 2.6 ms; 3 takes 1.2 ms and is 13 % larger; 11 would
// take 250 ms and be 2 % smaller.
const encoders = {
  br: (body: Buffer) => brotli(body, 5),
  gzip: (body: Buffer) => gzipAsync(body),
  zstd,
};
/** Hashes of bodies: responses that share a rendering share its bytes. */
const hashes = new WeakMap<Buffer, Buffer>();

function hashOf(body: Buffer): Buffer {
  const hash = hashes.get(body) ?? createHash("sha256").update(body).digest();
  hashes.set(body, hash);
  return hash;
}

/** Results of `compressFast` by body. */
const compressedFast = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

/**
 * Compresses once for all who wait, and for all responses with the same bytes. Those of a cached
 * response remain only until they are sent, because it is compressed again for later readers.
 */
function compressFast(
  body: Buffer,
  encoding: "br" | "gzip" | "zstd",
  isCached: boolean,
): Promise<Buffer> {
  const results = compressedFast.get(body) ?? new Map<Encoding, Promise<Buffer>>();
  compressedFast.set(body, results);
  const known = results.get(encoding);
  if (known) return known;
  const compressed = limitCompression(() => fastEncoders[encoding](body));
  results.set(encoding, compressed);
  const discard = () => void results.delete(encoding);
  compressed.then(isCached ? discard : undefined, discard);
  return compressed;
}

const fastEncoders = {
  br: (body: Buffer) => brotli(body, 3),
  gzip: (body: Buffer) => gzipAsync(body, { level: 1 }),
  zstd,
};
