import type { NormalizedCacheObject } from "@apollo/client";
import type { FormPost } from "../graphql/form-post.ts";

/** Another page than the addressed one, by its path in the page table. */
export type ReplacementPage = {
  path: string;
  /** Without header and footer, whose own data could not be had. */
  isBare: boolean;
};

/** What the server leaves in the document for the browser to take the page over. */
export type PageState = {
  data: NormalizedCacheObject;
  publicUrl: string;
  /** What was drawn in place of the addressed page; else null. */
  instead: ReplacementPage | null;
  /** Whether the page found nothing under its address and drew the not-found page. */
  isMissing: boolean;
  /** The form that this page answers; null on pages that were merely opened. */
  posted: FormPost | null;
};

/** The element that carries it. */
export const pageStateId = "page-state";

/** As text that nothing inside can end early: no `<` is left that could close the script. */
export function writePageState(state: PageState): string {
  return JSON.stringify(state).replaceAll("<", "\\u003c");
}
