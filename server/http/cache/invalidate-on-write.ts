import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ResponseCache } from "./response-cache.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * Whatever its method, the route changes no public content, or invalidates the cache itself.
     */
    changesNothing?: true;
  }
}

/**
 * Invalidates the cache before the response to a write is sent, so that a client never reads the
 * state before its own write here. Other instances are notified by the database.
 */
export function invalidateOnWrite(app: FastifyInstance, cache: ResponseCache): void {
  app.addHook("onSend", (request, reply, _payload, done) => {
    // A refused request changed nothing, and anonymous clients must not be able to empty the cache.
    if (isWrite(request) && reply.statusCode < 400) cache.invalidate();
    done();
  });
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

const isWrite = ({ method, routeOptions }: FastifyRequest): boolean =>
  !safeMethods.has(method) && !routeOptions.config.changesNothing;
