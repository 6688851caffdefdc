import type { ErrorCode, FieldError } from "../../platform/errors.ts";
import type { PageQuery } from "../cache/page-inputs.ts";
import type { ExecuteQuery } from "../cache/page-queries.ts";

/** Argument of the client's renderer; `client/entry-server.tsx` declares the same contract. */
export interface RenderRequest {
  url: string;
  publicUrl: string;
  ask: ExecuteQuery;
  posted?: PostedForm;
  /** The same in all requests that may share a rendering; see `ReadSource`. */
  data?: object;
}

/** A form posted without scripts and refused; its page shows the errors and what was typed. */
export interface PostedForm {
  /** The page's path, without its query. */
  path: string;
  /** Typed values by field name; a list where several values may be chosen. */
  values: { readonly [name: string]: string | readonly string[] };
  /** Time at which the page was opened, from the posted form; blank when missing. */
  openedAt: string;
  error: {
    code: ErrorCode | "INTERNAL";
    reason: string | null;
    fields: FieldError[];
    retryAfter: number | null;
    id: string | null;
  };
}

export interface RenderedPage {
  status: number;
  movedTo: string | null;
  language: string;
  head: string;
  headScript: string;
  body: Buffer;
  state: string;
  sources: readonly string[];
  queries: readonly PageQuery[];
  fault: unknown;
}

/** The `render` function of the built `entry-server`, which the server imports by path. */
export type Render = (request: RenderRequest) => Promise<RenderedPage>;
