import type { ErrorCode, FieldError } from "../../platform/errors.ts";
import type { ExecuteQuery } from "../cache/query-memo.ts";

/** What the client's renderer is told; see `client/entry-server.tsx`, the other side of the door. */
export interface RenderRequest {
  url: string;
  publicUrl: string;
  ask: ExecuteQuery;
  posted?: PostedForm;
}

/** A form that was sent without scripts and refused: its page says why and shows what was typed. */
export interface PostedForm {
  /** The page's path, without its query. */
  path: string;
  /** By the fields' names, as they were typed; a list where several words may be chosen. */
  values: { readonly [name: string]: string | readonly string[] };
  /** When the page was opened, as the form said; blank when it did not. */
  openedAt: string;
  failure: {
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
  body: string;
  state: string;
  sources: readonly string[];
  fault: unknown;
}

/** The `render` function of the built `entry-server`, which the server is handed by path. */
export type Render = (request: RenderRequest) => Promise<RenderedPage>;
