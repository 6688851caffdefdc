import { ApolloClient } from "@apollo/client";
import { SchemaLink } from "@apollo/client/link/schema";
import type { GraphQLSchema } from "graphql";
import { createCache } from "./cache.ts";

/** A client for one page on the server: it asks the schema itself, without a network hop. */
export function createServerClient(schema: GraphQLSchema, context: unknown): ApolloClient {
  return new ApolloClient({
    cache: createCache({ isServer: true }),
    link: new SchemaLink({ schema, context: context as SchemaLink.ResolverContext }), // theirs: any object
    ssrMode: true,
    // Else Apollo holds on to every page's data for half a minute after it was sent.
    defaultOptions: { react: { suspense: { autoDisposeTimeoutMs: 1000 } } },
  });
}
