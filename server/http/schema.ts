import "reflect-metadata";
import type { GraphQLSchema } from "graphql";
import { buildSchema } from "type-graphql";
import { validateInput } from "../platform/validation.ts";
import { ReportDocumentResolver, ReportResolver } from "../report/report.resolver.ts";

/** The schema as the classes tell it; `schema.graphql` is its printed copy. */
export function buildGraphqlSchema(): Promise<GraphQLSchema> {
  return buildSchema({
    resolvers: [ReportResolver, ReportDocumentResolver],
    validateFn: async (value) => {
      if (typeof value === "object" && value !== null) await validateInput(value);
    },
  });
}
