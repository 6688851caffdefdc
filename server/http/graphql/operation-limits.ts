import { type ApolloServerPlugin, HeaderMap } from "@apollo/server";
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  type OperationDefinitionNode,
} from "graphql";
import {
  type ComplexityEstimator,
  fieldExtensionsEstimator,
  getComplexity,
  simpleEstimator,
} from "graphql-query-complexity";
import { TooMany } from "../../platform/errors.ts";
import type { GraphqlContext } from "../cache/cache-policy.ts";
import type { NetworkLimiter } from "../security/network-limiter.ts";
import { countIntrospectedFields } from "./introspected-fields.ts";
import { limitExceeded, maxCost } from "./query-limits.ts";

/** Maximum number of fields read by introspection; graphql's own query reads 31,500. */
export const maxIntrospectedFields = 40_000;
/** Maximum number of counts and searches in one request; the largest screen has six. */
export const maxCountsAndSearches = 20;
/** Maximum number of root fields in a visitor's request; the home page has nine. */
export const maxVisitorRootFields = 30;
/** As many errors of variables as graphql reports before it gives up. */
const maxVariableErrors = 50;

interface OperationCost {
  /** Fields in the response; lists count by their length. */
  fields: number;
  introspectedFields: number;
  counts: number;
  searches: number;
  rootFields: number;
}

/**
 * Refuses operations that would cost more than the limits of this file and `maxCost`, and visitors'
 * searches above `searches`; says in the header `Query-Cost` what an operation costs. Nothing is
 * remembered of a document: any variable may make it cost more than the last time.
 */
export const operationLimits = (searches: NetworkLimiter): ApolloServerPlugin<GraphqlContext> => ({
  async requestDidStart() {
    return {
      async didResolveOperation(requestContext) {
        const { schema, document, request, operation, contextValue } = requestContext;
        const cost = operation && costOf(schema, document, operation, request.variables ?? {});
        if (!cost) return;
        requestContext.response.http.headers.set("query-cost", queryCost(cost));
        requireAtMost(maxCost, cost.fields);
        requireAtMost(maxIntrospectedFields, cost.introspectedFields);
        requireAtMost(maxCountsAndSearches, cost.counts + cost.searches);
        const { viewer, address } = contextValue;
        if (viewer.kind === "user") return;
        requireAtMost(maxVisitorRootFields, cost.rootFields);
        if (cost.searches === 0) return;
        const seconds = searches.secondsToWait(address);
        if (seconds > 0) throw tooManyRequests(seconds);
        searches.add(address, cost.searches);
      },
    };
  },
});

/** Value of the header `Query-Cost`, a dictionary (RFC 9651) of what counts against the limits. */
const queryCost = ({ fields, counts, searches }: OperationCost): string =>
  `fields=${fields}, counts=${counts}, searches=${searches}`;

function requireAtMost(limit: number, cost: number): void {
  if (cost > limit) throw limitExceeded("TOO_COSTLY", limit);
}

const tooManyRequests = (seconds: number) =>
  new GraphQLError("TOO_MANY", {
    originalError: TooMany(seconds),
    extensions: {
      http: { status: 429, headers: new HeaderMap([["retry-after", String(seconds)]]) },
    },
  });

/** Null when variables are invalid, which execution reports by name. Throws for too many of those. */
function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): OperationCost | null {
  const definitions = operation.variableDefinitions ?? [];
  const { coerced, errors } = getVariableValues(schema, definitions, variables, {
    maxErrors: maxVariableErrors,
  });
  if (errors && errors.length > maxVariableErrors) {
    throw invalidVariables("Too many variables are invalid.");
  }
  if (errors) return null;
  const counted = { counts: 0, searches: 0, rootFields: 0 };
  const countField: ComplexityEstimator = ({ type, field, args }) => {
    // A count and a search read many rows, however few are returned.
    if (field.name === "total") counted.counts += 1;
    counted.searches += searchesIn(args.search);
    // Introspection types are no root types, and __typename costs nothing.
    const isRoot = type.name === "Query" || type.name === "Mutation";
    if (isRoot && field.name !== "__typename") counted.rootFields += 1;
  };
  const fields = complexityOf(schema, document, operation, variables, countField);
  const limit = maxIntrospectedFields;
  const introspectedFields = countIntrospectedFields(schema, document, operation, coerced, limit);
  return { fields, introspectedFields, ...counted };
}

/** Calls `countField` for every field of the operation, each time that a fragment is used. */
function complexityOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  countField: ComplexityEstimator,
): number {
  try {
    return getComplexity({
      schema,
      query: document,
      variables,
      ...(operation.name ? { operationName: operation.name.value } : {}),
      estimators: [
        countField,
        fieldExtensionsEstimator(),
        simpleEstimator({ defaultComplexity: 1 }),
      ],
      // `documentLimits` has already refused larger documents.
      maxQueryNodes: maxCost + 1,
    });
  } catch (error) {
    // A variable with a default value may be null where an argument may not.
    if (error instanceof GraphQLError) throw invalidVariables(error.message);
    throw error;
  }
}

const invalidVariables = (message: string) =>
  new GraphQLError(message, {
    extensions: { code: "BAD_USER_INPUT", http: { status: 400 } },
  });

/** A search has one more condition per word: ten words count as another search. */
function searchesIn(search: unknown): number {
  // Longer texts are no valid searches.
  if (typeof search !== "string" || search.length > 200) return 0;
  return Math.ceil((search.match(/\S+/g)?.length ?? 0) / 10);
}
