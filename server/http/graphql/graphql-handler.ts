import type { ApolloServer, HTTPGraphQLRequest, HTTPGraphQLResponse } from "@apollo/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { GraphQLSchema } from "graphql";
import type { EntityManager } from "typeorm";
import type { Context } from "../../content/context.ts";
import { isDatabaseUnavailable } from "../../platform/database/database.ts";
import { TooMany } from "../../platform/errors.ts";
import { isEditor, type Viewer } from "../../platform/viewer.ts";
import { emptyOutcome, type GraphqlContext, type RequestOutcome } from "../cache/cache-policy.ts";
import { collectHeaders, toUnavailable } from "../cache/cached-route.ts";
import type { CacheResult, Produced } from "../cache/producer.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import { sendCached } from "../cache/send-cached.ts";
import { retryAfterSeconds } from "../error-response.ts";
import type { NetworkLimiter } from "../security/network-limiter.ts";
import type { DocumentStore } from "./document-store.ts";
import {
  draftsIn,
  hasDraftsHeader,
  namesAll,
  withDrafts,
  withShownDrafts,
} from "./draft-overlay.ts";
import { cacheKeyOf, documentOf, isCertainlyQuery, readGraphqlRequest } from "./graphql-request.ts";
import { bodyText } from "./response-text.ts";

interface GraphqlHandlerParts {
  schema: GraphQLSchema;
  apollo: ApolloServer<GraphqlContext>;
  contextOf: (request: FastifyRequest, manager?: EntityManager) => Promise<Context>;
  viewerOf: (request: FastifyRequest) => Promise<Viewer>;
  cache: ResponseCache;
  documents: DocumentStore;
  /** Limits documents that were refused. */
  refusals: NetworkLimiter;
}

/**
 * Serves a request from the cache, keyed by its text, before the body is parsed as JSON; otherwise
 * from Apollo, once for all concurrent identical requests of anonymous clients. Bodies arrive
 * as text: see `readGraphqlRequest`.
 */
export function graphqlHandler(app: FastifyInstance, parts: GraphqlHandlerParts) {
  const { apollo, contextOf, viewerOf, cache, documents, refusals } = parts;
  const parse = app.getDefaultJsonParser("error", "error");

  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const isVisitor = await isVisitorsRequest(request);
    const key = isVisitor ? sharedKeyOf(request) : null;
    const cached = key === null ? null : cache.get(key);
    if (cached) return send(request, reply, cached);
    const graphqlRequest = await readGraphqlRequest(request, parse);
    if (isVisitor) limitRefusals(request, graphqlRequest);
    // Only queries may be shared: a mutation that is sent twice must run twice.
    if (key !== null && isCertainlyQuery(graphqlRequest)) {
      const result = await cache.getOrCompute(key, ({ manager }) =>
        produce(request, reply, graphqlRequest, manager),
      );
      return send(request, reply, result);
    }
    const { response: live, outcome } = await execute(request, graphqlRequest);
    const response = await answerWithDrafts(request, graphqlRequest, live);
    applyHeaders(reply, response);
    if (!isVisitor && request.method === "GET") reply.header("cache-control", "no-store");
    if (outcome.isUnavailable) reply.code(503).header("retry-after", retryAfterSeconds);
    return bodyText(response);
  };

  /** False when the token cannot be checked: the execution reports that the database is away. */
  async function isVisitorsRequest(request: FastifyRequest): Promise<boolean> {
    if (request.headers.authorization === undefined) return true;
    const viewer = await viewerOf(request).catch(() => null);
    return viewer?.kind === "visitor";
  }

  /**
   * Throws TooMany when the visitor's network sent too many documents that were refused. Documents
   * that are known to be valid, as those of the site's own pages, are always accepted.
   */
  function limitRefusals(request: FastifyRequest, graphqlRequest: HTTPGraphQLRequest): void {
    const seconds = refusals.secondsToWait(request.ip);
    const isKnown = seconds === 0 || documents.isKnown(documentOf(graphqlRequest) ?? "");
    if (!isKnown) throw TooMany(seconds);
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
        outcome.isUnavailable = outcome.isFallback;
        throw error;
      }
    };
    const response = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: graphqlRequest,
      context,
    });
    const isRefused = response.status === 400 && (await isVisitorsRequest(request));
    if (isRefused) refusals.add(request.ip);
    return { response, outcome };
  }

  /** The answer for Admin Mode: the items in it are as their drafts are, and it names them. */
  async function answerWithDrafts(
    request: FastifyRequest,
    graphqlRequest: HTTPGraphQLRequest,
    live: HTTPGraphQLResponse,
  ): Promise<HTTPGraphQLResponse> {
    if (!hasDraftsHeader(request) || !isCertainlyQuery(graphqlRequest)) return live;
    const context = await contextOf(request);
    if (!isEditor(context.viewer)) return live;
    const drafts = await draftsIn(context.db, bodyText(live));
    if (drafts.length === 0) return live;
    return withDrafts(parts.schema, context, drafts, async (manager, shown) => {
      const { response } = await execute(request, graphqlRequest, manager);
      return namesAll(response, shown) ? withShownDrafts(response, shown) : live;
    });
  }

  async function produce(
    request: FastifyRequest,
    reply: FastifyReply,
    graphqlRequest: HTTPGraphQLRequest,
    manager: EntityManager | undefined,
  ): Promise<Produced> {
    const { response, outcome } = await execute(request, graphqlRequest, manager);
    applyHeaders(reply, response);
    if (request.method === "GET") reply.header("cache-control", "no-cache");
    const { isCacheable, isFallback, isUnavailable }: RequestOutcome = outcome;
    const httpResponse = {
      status: reply.statusCode,
      headers: collectHeaders(reply),
      body: Buffer.from(bodyText(response)),
    };
    return {
      response: isUnavailable ? toUnavailable(httpResponse) : httpResponse,
      isCacheable: isCacheable && reply.statusCode === 200,
      isFallback,
    };
  }
}

/**
 * Cache key of a visitor's request. An invalid token does not bypass the cache; its responses are
 * kept apart, because errors say that the session has ended.
 */
function sharedKeyOf(request: FastifyRequest): string | null {
  const key = cacheKeyOf(request);
  return key !== null && request.headers.authorization !== undefined ? `invalid token ${key}` : key;
}

function send(request: FastifyRequest, reply: FastifyReply, result: CacheResult): FastifyReply {
  sendCached(request, reply, result);
  return reply;
}

function applyHeaders(reply: FastifyReply, { status, headers }: HTTPGraphQLResponse): void {
  reply.code(status ?? 200);
  for (const [name, value] of headers) reply.header(name, value);
}
