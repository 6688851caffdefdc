import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ResponseCache } from "./response-cache.ts";

const requestsThatWrote = new WeakSet<FastifyRequest>();

/** Returns the function `contentWritten` for the context of this request. */
export const contentWrittenBy = (request: FastifyRequest) => (): void => {
  requestsThatWrote.add(request);
};

/**
 * Invalidates the cache before the response to a request that wrote content is sent, so that a
 * client never reads the state before its own write here. Other instances are notified by the
 * database.
 */
export function invalidateOnWrite(app: FastifyInstance, cache: ResponseCache): void {
  app.addHook("onSend", (request, _reply, _payload, done) => {
    if (requestsThatWrote.has(request)) cache.invalidate();
    done();
  });
}
