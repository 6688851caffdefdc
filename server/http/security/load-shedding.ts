import { getHeapStatistics } from "node:v8";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Busy } from "../../platform/errors.ts";
import { Semaphore } from "../../platform/semaphore.ts";

/** Beyond either of them a request is refused. */
export interface PressureLimits {
  /**
   * Requests that came in whole and are not answered yet. Most of them wait for an answer that is
   * being made once for all (see ResponseCache, which has a limit of its own), or for the database.
   */
  requests: number;
  /** Milliseconds by which the process gets round to its events late; 0 sets no limit. */
  eventLoopDelay: number;
}

export const usualLimits: PressureLimits = { requests: 500, eventLoopDelay: 1500 };

declare module "fastify" {
  interface FastifyContextConfig {
    /** Answered under any pressure, or held back by a line of its own. */
    isNeverShed?: boolean;
  }
}

export const exemptFromShedding = { isNeverShed: true };

/**
 * Refuses with Busy what could not be answered in time: when too many requests are in hand, when
 * the process hardly gets round to its events, and when its memory is nearly full. To be called
 * before any route, and after what gives kept answers: those cost nothing, and are given still.
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
  const semaphore = new Semaphore(limits.requests);
  // Fastify makes HEAD of a GET that is counted already.
  const wrappedHandlers = new WeakSet();
  app.addHook("onRoute", (route) => {
    const { handler, config } = route;
    if (config?.isNeverShed || wrappedHandlers.has(handler)) return;
    // A handler is called when the whole request has come: slow senders take nobody's place.
    route.handler = function (request, reply) {
      return semaphore.run(async () => handler.call(this, request, reply));
    };
    wrappedHandlers.add(route.handler);
  });
}

/** Sent without scripts, with words that lie nowhere else yet: it is heard out. */
const isFormPost = ({ method, headers }: FastifyRequest): boolean =>
  method === "POST" && headers["content-type"] === "application/x-www-form-urlencoded";
