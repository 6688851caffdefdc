import type { FormPost } from "../graphql/form-post.ts";
import type { PageQueryResult } from "../graphql/page-queries.ts";

/** A page rendered in place of the addressed one, by its path in the route table. */
export type ReplacementPage = {
  path: string;
  /** Without header and footer, whose own data could not be loaded. */
  isBare: boolean;
};

/** State that the server writes into the document for hydration. */
export type PageState = {
  results: readonly PageQueryResult[];
  publicUrl: string;
  /** The page rendered in place of the addressed one; else null. */
  instead: ReplacementPage | null;
  /** Whether the page found nothing at its path and rendered the not-found page. */
  isMissing: boolean;
  /** The rejected form that this page answers; null after a GET request. */
  posted: FormPost | null;
  /** Source files of the parts that the page shows, in the order of their rendering. */
  parts: readonly string[];
};

/** Id of the script element that holds the state. */
export const pageStateId = "page-state";

/** Serializes the state with every `<` escaped, so that nothing inside can close the script. */
export function writePageState(state: PageState): string {
  return JSON.stringify(state).replaceAll("<", "\\u003c");
}
