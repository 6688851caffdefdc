import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { ApolloServerPluginLandingPageLocalDefault } from "@apollo/server/plugin/landingPage/default";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from "graphql";
import type { EntityManager } from "typeorm";
import type { Context } from "../content/context.ts";
import type { AnswerCache } from "./answer-cache.ts";
import { failureOf } from "./failure-of.ts";
import { graphqlHandler } from "./graphql-handler.ts";
import { costLimit, documentLimits } from "./graphql-limits.ts";
import { type AskedContext, noteOutcome } from "./graphql-outcome.ts";
import type { TellSurprise } from "./surprises.ts";

interface Parts {
  schema: GraphQLSchema;
  /** Lets strangers read the schema and open the Sandbox. */
  introspection: boolean;
  contextOf: (request: FastifyRequest, manager?: EntityManager) => Promise<Context>;
  answers: AnswerCache;
  tellSurprise: TellSurprise;
}

/** POST and GET /graphql; a browser that opens it finds the Sandbox. */
export async function graphqlRoute(app: FastifyInstance, parts: Parts): Promise<void> {
  const apollo = new ApolloServer<AskedContext>({
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
    formatError: (formatted, error) => answerable(formatted, error, parts.tellSurprise),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      landingPage(parts.introspection),
      costLimit,
      noteOutcome,
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
    handler: graphqlHandler(app, { apollo, contextOf: parts.contextOf, answers: parts.answers }),
  });
}

const landingPage = (open: boolean): ApolloServerPlugin =>
  open
    ? ApolloServerPluginLandingPageLocalDefault({ embed: true, footer: false })
    : ApolloServerPluginLandingPageDisabled();

/** Our failures keep code and fields; GraphQL's own refusals stay; the rest leaves as an id. */
function answerable(
  formatted: GraphQLFormattedError,
  error: unknown,
  tellSurprise: TellSurprise,
): GraphQLFormattedError {
  const original = error instanceof GraphQLError ? error.originalError : null;
  const cause = original ?? error;
  const { locations, path } = formatted;
  const place = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) };
  const failure = failureOf(cause);
  if (failure?.code === "FULL") tellSurprise(cause);
  if (failure) return { message: failure.code, ...place, extensions: { ...failure.extensions } };
  const code = limitCodeOf(original) ?? formatted.extensions?.code;
  if (code !== "INTERNAL_SERVER_ERROR") {
    return { ...formatted, extensions: { ...formatted.extensions, code } };
  }
  const id = tellSurprise(cause);
  return { message: "INTERNAL", ...place, extensions: { code: "INTERNAL", id } };
}

// Apollo calls every refused document invalid; those beyond our limits have codes of their own.
const limitCodeOf = (original: unknown): unknown =>
  original instanceof GraphQLError ? original.extensions.code : undefined;
