import type { FastifyInstance, FastifyRequest } from "fastify";
import { Failure, TooLarge } from "../platform/failures.ts";
import type { Viewer } from "../platform/viewer.ts";

/** Bytes of the largest request, which is an editor's: a long text with all its history's words. */
export const largestBody = 2 * 1024 * 1024;

/** Bytes that a stranger may send. A letter of Ukrainian takes six in a posted form. */
export const largestOfStrangers = 256 * 1024;

/**
 * Asks who sends a large request before a byte of it is read: bodies lie in memory, and strangers
 * could send any number at once. Uploads have a rule of their own.
 */
export function refuseLargeBodies(
  app: FastifyInstance,
  viewerOf: (request: FastifyRequest) => Promise<Viewer>,
): void {
  app.addHook("onRequest", async (request, reply) => {
    const { headers } = request;
    const isOfUnknownLength = headers["transfer-encoding"] !== undefined;
    const isLarge = isOfUnknownLength || Number(headers["content-length"]) > largestOfStrangers;
    if (!isLarge || headers["content-type"]?.startsWith("multipart/form-data")) return;
    if ((await viewerOf(request)).kind === "user") return;
    // What is not going to be read must not be waited for.
    reply.header("connection", "close");
    throw isOfUnknownLength ? new Failure("LENGTH_REQUIRED") : TooLarge(largestOfStrangers);
  });
}
