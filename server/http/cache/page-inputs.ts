import { createHash } from "node:crypto";
import type { DocumentNode } from "graphql";
import type { ExecuteQuery } from "./page-queries.ts";

/** A query with the data that it returned. */
export interface PageQuery {
  document: DocumentNode;
  variables: Record<string, unknown>;
  data: object;
}

/**
 * The queries from whose results a page was rendered, and a hash of these. Until the results change,
 * rendering the page again would return the same bytes.
 */
export interface PageInputs {
  queries: readonly Omit<PageQuery, "data">[];
  hash: string;
}

export const inputsOf = (queries: readonly PageQuery[]): PageInputs => ({
  queries: queries.map(({ document, variables }) => ({ document, variables })),
  hash: hashAll(queries.map(({ data }) => data)),
});

/** Executes the queries again. False as well when one of them fails, as it will while rendering. */
export async function haveSameResults(
  { queries, hash }: PageInputs,
  executeQuery: ExecuteQuery,
): Promise<boolean> {
  const execute = async ({ document, variables }: PageInputs["queries"][number]) => {
    const { data, errors } = await executeQuery(document, variables);
    if (errors || !data) throw new Error("the page needs the results of all of its queries");
    return data;
  };
  const results = await Promise.all(queries.map(execute)).catch(() => null);
  return results !== null && hashAll(results) === hash;
}

/** Hashes of results, which the pages of one generation of the cache share. */
const hashes = new WeakMap<object, Buffer>();

function hashAll(results: readonly object[]): string {
  const hash = createHash("sha256");
  for (const data of results) {
    const own = hashes.get(data) ?? createHash("sha256").update(JSON.stringify(data)).digest();
    hashes.set(data, own);
    hash.update(own);
  }
  return hash.digest("base64");
}
