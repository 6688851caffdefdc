import type { EntityManager } from "typeorm";
import type { Viewer } from "./viewer.ts";

/** What every resolver and REST call is given; made anew for each request. */
export interface RequestContext {
  db: EntityManager;
  viewer: Viewer;
  /** One moment for the whole request. */
  now: Date;
  /** The caller's network address, for limits. */
  address: string;
  /** Origin under which visitors reach the site, without a slash at the end. */
  publicUrl: string;
}
