import type { FastifyReply, FastifyRequest, RouteGenericInterface } from "fastify";
import type { EntityManager } from "typeorm";
import type { AnswerCache } from "./answer-cache.ts";
import { addressKey, isAnonymous } from "./kept-addresses.ts";
import type { Answer } from "./kept-answer.ts";
import type { Made } from "./making.ts";
import { soon } from "./rest-failures.ts";
import { sendKept } from "./send-kept.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The queries with which answers are kept; of others there could be any number. */
    keptQuery?: RegExp;
  }
}

/** Route options for addresses without a query, or in either language. */
export const withoutQuery = { config: { keptQuery: /^$/ } };
export const inEitherLanguage = { config: { keptQuery: /^(lang=en)?$/ } };

/**
 * A handler that answers strangers with what is kept; `make` answers text, or what is to be JSON,
 * from the replica that it is lent, if any.
 */
export function readKept<Route extends RouteGenericInterface = RouteGenericInterface>(
  answers: AnswerCache,
  make: (
    request: FastifyRequest<Route>,
    reply: FastifyReply,
    replica?: EntityManager,
  ) => Promise<unknown>,
) {
  return async (request: FastifyRequest<Route>, reply: FastifyReply): Promise<unknown> => {
    if (!isAnonymous(request)) return make(request, reply);
    // Whoever stands between asks again, and hears within a millisecond that nothing changed.
    reply.header("cache-control", "public, no-cache");
    const given = await answers.answer(addressKey(request), async (replica) =>
      made(request, reply, await make(request, reply, replica)),
    );
    sendKept(request, reply, given);
    return reply;
  };
}

function made(request: FastifyRequest, reply: FastifyReply, answer: unknown): Made {
  if (!reply.hasHeader("content-type")) reply.type("application/json; charset=utf-8");
  const text = typeof answer === "string" ? answer : String(reply.serialize(answer));
  return {
    answer: { status: reply.statusCode, headers: headersOf(reply), body: Buffer.from(text) },
    isKept: isOneOfFew(request),
  };
}

/** Everything that the answer would leave with, those of protection among them. */
export const headersOf = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(
    Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
  );

/** What is answered while the database is away. It comes back: all are told to ask again. */
export const ofAway = ({ headers, body }: Answer): Answer => ({
  status: 503,
  headers: { ...headers, "retry-after": String(soon), "cache-control": "no-store" },
  body,
});

/** The same address can be spelled in many ways: only the plain one is kept. */
function isOneOfFew({ url, routeOptions }: FastifyRequest): boolean {
  const [path = "", query = ""] = url.split("?");
  const { keptQuery } = routeOptions.config;
  return keptQuery?.test(query) === true && /^[\w./-]+$/.test(path);
}
