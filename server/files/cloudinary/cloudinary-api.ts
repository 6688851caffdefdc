import { setTimeout as pause } from "node:timers/promises";
import type { UploadApiErrorResponse, UploadApiResponse, v2 } from "cloudinary";

/** From CLOUDINARY_URL and CLOUDINARY_UPLOAD_PRESET. */
export interface CloudinarySettings {
  cloudName: string;
  apiKey: string;
  apiSecret: string;
  /** Base URL of the API; null for Cloudinary's default. */
  uploadPrefix: string | null;
  uploadPreset: string;
}

/** The properties of a Cloudinary resource that are used here. */
export interface CloudinaryResource {
  publicId: string;
  url: string;
  /** In bytes. */
  size: number;
  createdAt: Date;
}

/** Files of type `private` are delivered to nobody without a signature. */
type DeliveryType = "upload" | "private";

const timeoutMs = 60_000;

/**
 * Client for the Cloudinary API. Passes the credentials with every call, because the package's
 * own configuration is global. The package's errors contain the secret in `request_options`:
 * only message and status are rethrown.
 */
export class CloudinaryApi {
  private constructor(
    private readonly cloudinary: typeof v2,
    private readonly credentials: Record<string, unknown>,
  ) {}

  /**
   * Imports the package only if Cloudinary is configured. While loading, the package reads the
   * protocol (http or https) from the `upload_prefix` in CLOUDINARY_URL, once.
   */
  static async open(settings: CloudinarySettings): Promise<CloudinaryApi> {
    const { v2: cloudinary } = await import("cloudinary");
    return new CloudinaryApi(cloudinary, {
      cloud_name: settings.cloudName,
      api_key: settings.apiKey,
      api_secret: settings.apiSecret,
      ...(settings.uploadPrefix ? { upload_prefix: settings.uploadPrefix } : {}),
      timeout: timeoutMs,
    });
  }

  /** Uploads a file under this public id, replacing an existing one. */
  async upload(publicId: string, bytes: Buffer): Promise<CloudinaryResource> {
    const options = { public_id: publicId, overwrite: true, invalidate: true };
    return new Promise((resolve, reject) => {
      const stream = this.cloudinary.uploader.upload_stream(
        { ...options, ...this.credentials, disable_promises: true },
        (error?: UploadApiErrorResponse, answer?: UploadApiResponse) =>
          answer ? resolve(resourceOf(answer)) : reject(toError(error)),
      );
      stream.on("error", reject);
      stream.end(bytes);
    });
  }

  /** Deletes a file; an unknown public id is not an error. */
  async destroy(publicId: string, type: DeliveryType = "upload"): Promise<void> {
    const options = { invalidate: true, type, ...this.credentials };
    const { result } = await this.cloudinary.uploader
      .destroy(publicId, options)
      .catch(rethrowSafely);
    if (result !== "ok" && result !== "not found") throw new Error(`Cloudinary: ${result}`);
  }

  /** Makes a file private or public, also in the CDN; an unknown public id is not an error. */
  async changeType(
    publicId: string,
    { from, to }: { from: DeliveryType; to: DeliveryType },
  ): Promise<void> {
    const options = { type: from, to_type: to, invalidate: true, ...this.credentials };
    await this.cloudinary.uploader.rename(publicId, publicId, options).catch((error: unknown) => {
      if (statusOf(error) !== 404) throw toError(error);
    });
  }

  /** Returns null for an unknown public id. */
  async resource(publicId: string): Promise<CloudinaryResource | null> {
    try {
      return resourceOf(
        await withTimeout(this.cloudinary.api.resource(publicId, this.credentials)),
      );
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw toError(error);
    }
  }

  /** Returns the bytes of a private file; null for an unknown public id. */
  async privateBytes(publicId: string): Promise<Buffer | null> {
    const options = {
      type: "private",
      resource_type: "image",
      expires_at: Math.floor((Date.now() + timeoutMs) / 1000),
      ...this.credentials,
    };
    const url = this.cloudinary.utils.private_download_url(publicId, "webp", options);
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`Cloudinary: ${answer.status} for a private picture`);
    return Buffer.from(await answer.arrayBuffer());
  }

  /** Lists all resources whose public ids begin with `prefix`, in pages of 500. */
  async *resources(prefix: string): AsyncIterable<CloudinaryResource> {
    let next: string | undefined;
    do {
      const query = { type: "upload", prefix, max_results: 500 };
      const cursor = next ? { next_cursor: next } : {};
      const page = await withTimeout(
        this.cloudinary.api.resources({ ...query, ...cursor, ...this.credentials }),
      ).catch(rethrowSafely);
      yield* page.resources.map(resourceOf);
      next = page.next_cursor;
    } while (next);
  }
}

/** Enforces the timeout: the package's read calls notice it, but keep waiting. */
function withTimeout<Result>(call: Promise<Result>): Promise<Result> {
  const timeoutError = pause(timeoutMs, undefined, { ref: false }).then(() => {
    throw new Error(`no answer within ${timeoutMs} ms`);
  });
  return Promise.race([call, timeoutError]);
}

const resourceOf = (answer: {
  public_id: string;
  secure_url: string;
  bytes: number;
  created_at: string;
}): CloudinaryResource => ({
  publicId: answer.public_id,
  url: answer.secure_url,
  size: answer.bytes,
  createdAt: new Date(answer.created_at),
});

/** The package throws `{ error: { message, http_code } }`, the inner object alone, or an Error. */
function innerError(thrown: unknown): { message?: unknown; http_code?: unknown } {
  if (typeof thrown !== "object" || thrown === null) return { message: thrown };
  return "error" in thrown ? innerError(thrown.error) : thrown;
}

const statusOf = (thrown: unknown) => innerError(thrown).http_code;

function toError(thrown: unknown): Error {
  const { message, http_code } = innerError(thrown);
  return new Error(`Cloudinary: ${message ?? "no answer"} (${http_code ?? "no status"})`);
}

function rethrowSafely(thrown: unknown): never {
  throw toError(thrown);
}
