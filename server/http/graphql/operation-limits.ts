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

/** Maximum number of fields read by introspection; graphql's own query reads about 30,000. */
export const maxIntrospectedFields = 48_000;
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
 * searches above `searches`; says in the header `Query-Cost` what an operation costs.
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

/** Cost of each document in the document store, with the variables of its last request. */
const costs = new WeakMap<OperationDefinitionNode, { amounts: string; cost: OperationCost }>();

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
  if (errors && errors.length > maxVariableErrors) throw tooManyVariableErrors();
  if (errors) return null;
  const amounts = JSON.stringify(Object.entries(coerced).map(amountOf));
  const cached = costs.get(operation);
  if (cached?.amounts === amounts) return cached.cost;
  const sum = (...estimators: ComplexityEstimator[]) =>
    getComplexity({
      schema,
      query: document,
      variables,
      ...(operation.name ? { operationName: operation.name.value } : {}),
      estimators,
      // `documentLimits` has already refused larger documents.
      maxQueryNodes: maxCost + 1,
    });
  const cost = {
    fields: sum(fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })),
    introspectedFields: countIntrospectedFields(
      schema,
      document,
      operation,
      coerced,
      maxIntrospectedFields,
    ),
    counts: sum(counts),
    searches: sum(searches),
    rootFields: sum(rootFields),
  };
  costs.set(operation, { amounts, cost });
  return cost;
}

const tooManyVariableErrors = () =>
  new GraphQLError("Too many variables are invalid.", {
    extensions: { code: "BAD_USER_INPUT", http: { status: 400 } },
  });

/**
 * What of a variable affects the cost: numbers are list lengths, booleans decide on @include and
 * @skip, and of a text only the number of its words, if it may be a search.
 */
const amountOf = ([name, value]: [string, unknown]): unknown => {
  if (typeof value === "number" || typeof value === "boolean") return [name, value];
  return typeof value === "string" ? [name, searchesIn(value)] : name;
};

// A count and a search read many rows, however few are returned.
const counts: ComplexityEstimator = ({ field, childComplexity }) =>
  childComplexity + (field.name === "total" ? 1 : 0);

const searches: ComplexityEstimator = ({ args, childComplexity }) =>
  childComplexity + searchesIn(args.search);

const rootFields: ComplexityEstimator = ({ type, field, childComplexity }) => {
  // Introspection types are no root types, and __typename costs nothing.
  const isRoot = type.name === "Query" || type.name === "Mutation";
  return childComplexity + (isRoot && field.name !== "__typename" ? 1 : 0);
};

/** A search has one more condition per word: ten words count as another search. */
function searchesIn(search: unknown): number {
  // Longer texts are no valid searches.
  if (typeof search !== "string" || search.length > 200) return 0;
  return Math.ceil((search.match(/\S+/g)?.length ?? 0) / 10);
}
