import type { ApolloServer, HTTPGraphQLRequest, HTTPGraphQLResponse } from "@apollo/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { EntityManager } from "typeorm";
import type { Context } from "../../content/context.ts";
import { isDatabaseUnavailable } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { emptyOutcome, type GraphqlContext, type RequestOutcome } from "../cache/cache-policy.ts";
import { collectHeaders, toUnavailable } from "../cache/cached-route.ts";
import type { CacheResult, Produced } from "../cache/producer.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import { sendCached } from "../cache/send-cached.ts";
import { retryAfterSeconds } from "../error-response.ts";
import { cacheKeyOf, isCertainlyQuery, readGraphqlRequest } from "./graphql-request.ts";

interface GraphqlHandlerParts {
  apollo: ApolloServer<GraphqlContext>;
  contextOf: (request: FastifyRequest, manager?: EntityManager) => Promise<Context>;
  viewerOf: (request: FastifyRequest) => Promise<Viewer>;
  cache: ResponseCache;
}

/**
 * Serves a request from the cache, keyed by its text, before the body is parsed as JSON; otherwise
 * from Apollo, once for all concurrent identical requests of anonymous clients. Bodies arrive
 * as text: see `readGraphqlRequest`.
 */
export function graphqlHandler(
  app: FastifyInstance,
  { apollo, contextOf, viewerOf, cache }: GraphqlHandlerParts,
) {
  const parse = app.getDefaultJsonParser("error", "error");

  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const key = await sharedKeyOf(request);
    const cached = key === null ? null : cache.get(key);
    if (cached) return send(request, reply, cached);
    const graphqlRequest = await readGraphqlRequest(request, parse);
    // Only queries may be shared: a mutation that is sent twice must run twice.
    if (key !== null && isCertainlyQuery(graphqlRequest)) {
      const result = await cache.getOrCompute(key, ({ manager }) =>
        produce(request, reply, graphqlRequest, manager),
      );
      return send(request, reply, result);
    }
    const { response, outcome } = await execute(request, graphqlRequest);
    applyHeaders(reply, response);
    if (outcome.isFallback) reply.code(503).header("retry-after", retryAfterSeconds);
    return bodyText(response);
  };

  /**
   * Cache key of a visitor's request, null for signed-in users. An invalid token does not bypass the
   * cache; its responses are kept apart, because errors say that the session has ended.
   */
  async function sharedKeyOf(request: FastifyRequest): Promise<string | null> {
    const key = cacheKeyOf(request);
    if (key === null || request.headers.authorization === undefined) return key;
    // When the database is unavailable, execution reports it.
    const viewer = await viewerOf(request).catch(() => null);
    return viewer?.kind === "visitor" ? `invalid token ${key}` : null;
  }

  async function execute(
    request: FastifyRequest,
    graphqlRequest: HTTPGraphQLRequest,
    manager?: EntityManager,
  ) {
    const outcome = emptyOutcome();
    const context = async () => {
      try {
        return { ...(await contextOf(request, manager)), outcome };
      } catch (error) {
        outcome.isFallback = isDatabaseUnavailable(error);
        throw error;
      }
    };
    const response = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: graphqlRequest,
      context,
    });
    return { response, outcome };
  }

  async function produce(
    request: FastifyRequest,
    reply: FastifyReply,
    graphqlRequest: HTTPGraphQLRequest,
    manager: EntityManager | undefined,
  ): Promise<Produced> {
    const { response, outcome } = await execute(request, graphqlRequest, manager);
    applyHeaders(reply, response);
    if (request.method === "GET")
      reply.header("cache-control", "no-cache").header("vary", "Accept");
    const { isCacheable, isFallback }: RequestOutcome = outcome;
    const httpResponse = {
      status: reply.statusCode,
      headers: collectHeaders(reply),
      body: Buffer.from(bodyText(response)),
    };
    return {
      response: isFallback ? toUnavailable(httpResponse) : httpResponse,
      isCacheable: isCacheable && reply.statusCode === 200,
      isFallback,
    };
  }
}

function send(request: FastifyRequest, reply: FastifyReply, result: CacheResult): FastifyReply {
  sendCached(request, reply, result);
  return reply;
}

function applyHeaders(reply: FastifyReply, { status, headers }: HTTPGraphQLResponse): void {
  reply.code(status ?? 200);
  for (const [name, value] of headers) reply.header(name, value);
}

/** The schema uses neither @defer nor @stream, so every body is complete. */
function bodyText({ body }: HTTPGraphQLResponse): string {
  if (body.kind !== "complete") throw new Error("incremental delivery is not supported");
  return body.string;
}
