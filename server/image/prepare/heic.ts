import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";

export interface HeicJob {
  bytes: Uint8Array;
  maxPixels: number;
}

/** Rules of refusal; `format` is a codec other than HEVC. */
export type HeicError = "format" | "broken" | "tooManyPixels";

export type HeicResult = { file: Uint8Array<ArrayBuffer> } | { error: HeicError };

/** In milliseconds; a picture of 48 megapixels takes a few seconds. */
const timeoutMs = 60_000;

/** A decoder of 48 megapixels takes about 500 MB. */
const limitDecoders = pLimit(1);

// The bundle has the worker beside it as JavaScript.
const worker = new URL(`./heic-worker${extname(import.meta.url)}`, import.meta.url);

/**
 * Decodes a HEIC file, as iPhones write it, to an uncompressed TIFF that is upright, has the ICC
 * profile and no other metadata. sharp cannot: its binaries have no decoder of HEVC. Each file has a
 * thread of its own, so that the decoder neither blocks requests nor keeps its memory.
 */
export function decodeHeic(bytes: Uint8Array, maxPixels: number): Promise<HeicResult> {
  return limitDecoders(() => runWorker({ bytes, maxPixels }));
}

async function runWorker(job: HeicJob): Promise<HeicResult> {
  const thread = new Worker(worker, { workerData: job });
  const ended = new Promise<HeicResult>((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", reject);
    // It took too long.
    thread.once("exit", () => resolve({ error: "broken" }));
  });
  const timer = setTimeout(() => void thread.terminate(), timeoutMs);
  try {
    return await ended;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
