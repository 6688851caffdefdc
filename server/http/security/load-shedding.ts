import { getHeapStatistics } from "node:v8";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Busy } from "../../platform/errors.ts";
import { Semaphore } from "../../platform/semaphore.ts";

/** A request that would exceed either limit is refused. */
export interface PressureLimits {
  /**
   * Completely received requests without a response yet. Most of them wait for a response that is
   * computed once for all (see ResponseCache, which has its own limit), or for the database.
   */
  requests: number;
  /** Event loop delay in milliseconds; 0 means no limit. */
  eventLoopDelay: number;
}

export const maxPendingRequests = 500;

declare module "fastify" {
  interface FastifyContextConfig {
    /** Served under any load, or limited by a queue of its own. */
    isNeverShed?: boolean;
  }
}

export const exemptFromShedding = { isNeverShed: true };

/**
 * Refuses requests with Busy when too many are pending, when the event loop is delayed too long, or
 * when the heap is nearly full, or during shutdown. Call it before any route is registered, and after `serveFromCache`:
 * cached responses are cheap and still served.
 */
export async function shedLoad(app: FastifyInstance, limits: PressureLimits): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: limits.eventLoopDelay,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * 0.9,
    pressureHandler: (request) => {
      if (!request.routeOptions.config.isNeverShed && !isFormPost(request))
        return Promise.reject(Busy());
    },
  });
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onRequest", (_request, _reply, done) => done(isClosing ? Busy() : undefined));
  const semaphore = new Semaphore(limits.requests);
  // Fastify derives HEAD routes from GET routes whose handler is already wrapped.
  const wrappedHandlers = new WeakSet();
  app.addHook("onRoute", (route) => {
    const { handler, config } = route;
    if (config?.isNeverShed || wrappedHandlers.has(handler)) return;
    // A handler runs only after the complete request was received, so slow senders are not counted.
    route.handler = function (request, reply) {
      return semaphore.run(async () => handler.call(this, request, reply));
    };
    wrappedHandlers.add(route.handler);
  });
}

/**
 * Under pressure a form posted without scripts is still accepted: its texts exist nowhere else yet.
 */
const isFormPost = ({ method, headers }: FastifyRequest): boolean =>
  method === "POST" && headers["content-type"] === "application/x-www-form-urlencoded";
