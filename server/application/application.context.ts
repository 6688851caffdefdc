import type { Context } from "../content/context.ts";
import type { Sealing } from "../platform/sealing.ts";
import type { Sendings } from "./sendings.ts";

/** What applications need beside the request. */
export interface ApplicationContext extends Context {
  sealing: Sealing;
  sendings: Sendings;
}
