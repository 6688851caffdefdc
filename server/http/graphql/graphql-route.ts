import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from "graphql";
import type { EntityManager } from "typeorm";
import type { Context } from "../../content/context.ts";
import type { RefusalLog } from "../../history/refusal-log.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { cachePolicyPlugin, type GraphqlContext } from "../cache/cache-policy.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import { type ReportUnexpected, toExpectedError } from "../error-response.ts";
import { forApiTokens } from "../security/admit-api-tokens.ts";
import type { VisitorLimits } from "../security/network-limiter.ts";
import { graphqlRefusals } from "../security/record-refusals.ts";
import { DocumentStore } from "./document-store.ts";
import { graphqlHandler } from "./graphql-handler.ts";
import { hasPreflightHeader } from "./graphql-request.ts";
import { operationLimits } from "./operation-limits.ts";
import { documentLimits, maxErrors, maxTokens } from "./query-limits.ts";
import { responseLimit } from "./response-text.ts";
import { answerSandbox } from "./sandbox-requests.ts";

interface GraphqlRouteParts {
  schema: GraphQLSchema;
  /** Enables introspection for everybody. */
  introspection: boolean;
  /** Answers the requests of Apollo Sandbox, whose page has an opaque origin. */
  sandbox: boolean;
  /** Sends browsers that open the address the explorer. */
  sendExplorer: (request: FastifyRequest, reply: FastifyReply) => unknown;
  contextOf: (request: FastifyRequest, manager?: EntityManager) => Promise<Context>;
  viewerOf: (request: FastifyRequest) => Promise<Viewer>;
  cache: ResponseCache;
  limits: VisitorLimits;
  reportUnexpected: ReportUnexpected;
  refusalLog: RefusalLog;
}

/** POST and GET /graphql; a browser that opens it is shown the explorer. */
export async function graphqlRoute(app: FastifyInstance, parts: GraphqlRouteParts): Promise<void> {
  const documents = new DocumentStore();
  const { limits } = parts;
  const apollo = new ApolloServer<GraphqlContext>({
    schema: parts.schema,
    introspection: parts.introspection,
    // Suggestions ("Did you mean …") would reveal a hidden schema piece by piece.
    hideSchemaDetailsFromClientErrors: !parts.introspection,
    csrfPrevention: true,
    documentStore: documents,
    // Strangers could store queries; the site's own client sends the text every time.
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    validationRules: [documentLimits],
    parseOptions: { maxTokens },
    validationOptions: { maxErrors },
    formatError: (formatted, error) => formatGraphqlError(formatted, error, parts.reportUnexpected),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      operationLimits(limits.searches),
      responseLimit,
      cachePolicyPlugin,
      graphqlRefusals(parts.refusalLog),
    ],
  });
  await apollo.start();
  app.addHook("onClose", () => apollo.stop());
  // Bodies stay text, because the text is the cache key.
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    done(null, body);
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("vary", "Accept, Authorization");
  });
  if (parts.sandbox) answerSandbox(app);
  const answer = graphqlHandler(app, { ...parts, apollo, documents, refusals: limits.refusals });
  app.route({
    url: "/graphql",
    method: ["GET", "POST"],
    config: forApiTokens,
    handler: (request, reply) =>
      isNavigation(request) ? parts.sendExplorer(request, reply) : answer(request, reply),
  });
}

/** Whether a browser opens the address, rather than a client that asks for data. */
const isNavigation = (request: FastifyRequest): boolean =>
  request.method !== "POST" &&
  request.headers.accept?.includes("text/html") === true &&
  !hasPreflightHeader(request);

/**
 * Expected errors keep their code and fields, GraphQL's own errors stay as they are, and an
 * unexpected error is reduced to the id under which it was logged.
 */
function formatGraphqlError(
  formatted: GraphQLFormattedError,
  error: unknown,
  reportUnexpected: ReportUnexpected,
): GraphQLFormattedError {
  const original = error instanceof GraphQLError ? error.originalError : null;
  const cause = original ?? error;
  const { locations, path } = formatted;
  const place = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) };
  const expected = toExpectedError(cause);
  if (expected?.code === "FULL") reportUnexpected(cause);
  if (expected) return { message: expected.code, ...place, extensions: { ...expected.extensions } };
  const code = limitCodeOf(original) ?? formatted.extensions?.code;
  if (code !== "INTERNAL_SERVER_ERROR") {
    return { ...formatted, extensions: { ...formatted.extensions, code } };
  }
  const id = reportUnexpected(cause);
  return { message: "INTERNAL", ...place, extensions: { code: "INTERNAL", id } };
}

// Apollo replaces the code of every validation error; this restores those of our limits.
const limitCodeOf = (original: unknown): unknown =>
  original instanceof GraphQLError ? original.extensions.code : undefined;
