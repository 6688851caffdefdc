import { ApolloLink, Observable } from "@apollo/client";
import { recordShownDrafts } from "./shown-drafts.ts";

/**
 * Asks for public pages in Admin Mode with the drafts of what they show. Only their documents have
 * the variable `drafts`.
 */
export const draftsLink = new ApolloLink((operation, forward) => {
  const { variables, operationName = "" } = operation;
  if (variables.drafts !== true) return forward(operation);
  operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
    headers: { ...headers, "x-show-drafts": "1" },
  }));
  return new Observable((observer) =>
    forward(operation).subscribe({
      next: (result) => {
        const { drafts = [] }: { drafts?: readonly string[] } = result.extensions ?? {};
        recordShownDrafts(`${operationName} ${JSON.stringify(variables)}`, drafts);
        if (drafts.length > 0) markDrafts(result.data, new Set(drafts), false);
        observer.next(result);
      },
      error: (error) => observer.error(error),
      complete: () => observer.complete(),
    }),
  );
});

const mark = "__isDraft";

/**
 * Whether an object of an answer belongs to a draft. It is not normalized in the cache, where the
 * same item is as visitors see it.
 */
export const isOfDraft = (value: object): boolean => mark in value;

function markDrafts(value: unknown, ids: ReadonlySet<string>, isInside: boolean): void {
  if (Array.isArray(value)) {
    for (const each of value) markDrafts(each, ids, isInside);
  } else if (typeof value === "object" && value !== null) {
    const isDraft = isInside || ("id" in value && ids.has(String(value.id)));
    for (const each of Object.values(value)) markDrafts(each, ids, isDraft);
    if (isDraft) Reflect.set(value, mark, true);
  }
}
