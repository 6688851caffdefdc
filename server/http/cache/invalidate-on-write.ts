import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ResponseCache } from "./response-cache.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Changes nothing that visitors read, or says itself when it does, whatever its method. */
    changesNothing?: true;
  }
}

/**
 * No answer to a write leaves while anything older is kept: whoever has been told of a write
 * never reads here what was before it. Other instances hear of it from the database.
 */
export function invalidateOnWrite(app: FastifyInstance, cache: ResponseCache): void {
  app.addHook("onSend", (request, reply, _payload, done) => {
    // What was refused has changed nothing: strangers must not be able to make us forget.
    if (isWrite(request) && reply.statusCode < 400) cache.invalidate();
    done();
  });
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

const isWrite = ({ method, routeOptions }: FastifyRequest): boolean =>
  !safeMethods.has(method) && !routeOptions.config.changesNothing;
