import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { ApolloServerPluginLandingPageLocalDefault } from "@apollo/server/plugin/landingPage/default";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from "graphql";
import type { EntityManager } from "typeorm";
import type { Context } from "../../content/context.ts";
import { cachePolicyPlugin, type GraphqlContext } from "../cache/cache-policy.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import { type ReportUnexpected, toExpectedError } from "../error-response.ts";
import { graphqlHandler } from "./graphql-handler.ts";
import { costLimitPlugin, documentLimits } from "./query-limits.ts";

interface GraphqlRouteParts {
  schema: GraphQLSchema;
  /** Lets strangers read the schema and open the Sandbox. */
  introspection: boolean;
  contextOf: (request: FastifyRequest, manager?: EntityManager) => Promise<Context>;
  cache: ResponseCache;
  reportUnexpected: ReportUnexpected;
}

/** POST and GET /graphql; a browser that opens it finds the Sandbox. */
export async function graphqlRoute(app: FastifyInstance, parts: GraphqlRouteParts): Promise<void> {
  const apollo = new ApolloServer<GraphqlContext>({
    schema: parts.schema,
    introspection: parts.introspection,
    // "Did you mean …" would tell a closed schema by the piece.
    hideSchemaDetailsFromClientErrors: !parts.introspection,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    validationRules: [documentLimits],
    parseOptions: { maxTokens: 5000 },
    formatError: (formatted, error) => formatGraphqlError(formatted, error, parts.reportUnexpected),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      landingPage(parts.introspection),
      costLimitPlugin,
      cachePolicyPlugin,
    ],
  });
  await apollo.start();
  app.addHook("onClose", () => apollo.stop());
  // Questions are known by their text.
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    done(null, body);
  });
  app.route({
    url: "/graphql",
    method: ["GET", "POST"],
    config: { changesNothing: true },
    // The Sandbox brings a policy of its own in its page; two would forbid each other's scripts.
    helmet: parts.introspection ? { contentSecurityPolicy: false } : {},
    handler: graphqlHandler(app, { apollo, contextOf: parts.contextOf, cache: parts.cache }),
  });
}

const landingPage = (open: boolean): ApolloServerPlugin =>
  open
    ? ApolloServerPluginLandingPageLocalDefault({ embed: true, footer: false })
    : ApolloServerPluginLandingPageDisabled();

/** Our failures keep code and fields; GraphQL's own refusals stay; the rest leaves as an id. */
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

// Apollo calls every refused document invalid; those beyond our limits have codes of their own.
const limitCodeOf = (original: unknown): unknown =>
  original instanceof GraphQLError ? original.extensions.code : undefined;
