import { setTimeout as pause } from "node:timers/promises";
import type { UploadApiErrorResponse, UploadApiResponse, v2 } from "cloudinary";

/** From CLOUDINARY_URL and CLOUDINARY_UPLOAD_PRESET. */
export interface CloudinarySettings {
  cloudName: string;
  apiKey: string;
  apiSecret: string;
  /** Another address of the API; null for Cloudinary's own. */
  uploadPrefix: string | null;
  uploadPreset: string;
}

/** What of a resource we read. */
export interface CloudinaryResource {
  publicId: string;
  url: string;
  /** Bytes. */
  size: number;
  createdAt: Date;
}

const timeoutMs = 60_000;

/**
 * The few calls we make, with the credentials in each, so that no state is global. What the
 * package throws carries the secret in `request_options`: only message and status go on.
 */
export class CloudinaryApi {
  private constructor(
    private readonly cloudinary: typeof v2,
    private readonly credentials: Record<string, unknown>,
  ) {}

  /**
   * Loads the package only where it is used. It reads http or https from the `upload_prefix`
   * in CLOUDINARY_URL once, while it loads.
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

  /** Uploads under this name, in place of what bore it before. */
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

  /** An unknown name is no error. */
  async destroy(publicId: string): Promise<void> {
    const options = { invalidate: true, ...this.credentials };
    const { result } = await this.cloudinary.uploader
      .destroy(publicId, options)
      .catch(rethrowSafely);
    if (result !== "ok" && result !== "not found") throw new Error(`Cloudinary: ${result}`);
  }

  /** Null for an unknown name. */
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

  /** All whose names begin with `prefix`, in pages of 500. */
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

/** The package's reading calls notice a silence, and wait on. */
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

/** The package throws `{ error: { message, http_code } }`, the inner object, or an Error. */
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
