import type { FastifyInstance } from "fastify";
import { hasWrittenContent } from "../context-factory.ts";
import type { ResponseCache } from "./response-cache.ts";

/**
 * Invalidates the cache before the response to a request that wrote content is sent, so that a
 * client never reads the state before its own write here. Other instances are notified by the
 * database.
 */
export function invalidateOnWrite(app: FastifyInstance, cache: ResponseCache): void {
  app.addHook("onSend", (request, _reply, _payload, done) => {
    if (hasWrittenContent(request)) cache.invalidate();
    done();
  });
}
