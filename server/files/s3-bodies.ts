import type { IncomingMessage } from "node:http";
import { type Content, verified, WrongContent } from "./file-store.ts";

/** Reading the content of an upload failed, for the reason in `cause`: no fault of the service. */
export class ContentError extends Error {
  override name = "ContentError";
}

/**
 * The content of an upload; throws a ContentError, of which `onError` is told first. The last chunk is
 * withheld until the length and the checksum are known to be right, so that no service stores a file
 * that is not what its sender says.
 */
export async function* uploadOf(
  content: Content,
  onError: (error: ContentError) => void,
): AsyncGenerator<Uint8Array> {
  try {
    let last: Uint8Array | null = null;
    for await (const chunk of verified(content.open(), content, WrongContent)) {
      if (last?.length) yield last;
      last = chunk;
    }
    if (last?.length) yield last;
  } catch (cause) {
    const error = new ContentError("the content of an upload cannot be read", { cause });
    onError(error);
    throw error;
  }
}

/**
 * The body of an answer. Throws when the waits for its chunks last longer than `ms` in all; the time
 * that its reader takes is not counted, who may be a visitor on a slow network.
 */
export async function* inTime(response: IncomingMessage, ms: number): AsyncGenerator<Uint8Array> {
  const chunks = response[Symbol.asyncIterator]();
  const isLate = new Error("the rest of the file did not arrive in time");
  let left = ms;
  try {
    for (;;) {
      const began = performance.now();
      const timer = setTimeout(() => response.destroy(isLate), left);
      const next = await chunks.next().finally(() => clearTimeout(timer));
      if (next.done) return;
      left -= performance.now() - began;
      yield next.value;
    }
  } finally {
    // Has no effect on an answer that was read to its end.
    response.destroy();
  }
}

/** The body, which calls `release` as well when it is given up before its first chunk was read. */
export function releasing(
  body: AsyncGenerator<Uint8Array>,
  release: () => void,
): AsyncIterableIterator<Uint8Array> {
  return {
    next: () => body.next(),
    return() {
      release();
      return body.return(undefined);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

export async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
