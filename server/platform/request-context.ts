import type { EntityManager } from "typeorm";
import type { Viewer } from "./viewer.ts";

/** The context of every resolver and REST handler, created for each request. */
export interface RequestContext {
  db: EntityManager;
  viewer: Viewer;
  /** The time of the request, constant while it is handled. */
  now: Date;
  /** The client's network address, for rate limits. */
  address: string;
  /** Value of the User-Agent header; blank when the request has none. */
  userAgent: string;
  /** Origin under which visitors reach the site, without a trailing slash. */
  publicUrl: string;
  /**
   * Records that this request changed public content: the response cache is invalidated before the
   * response is sent. Without a call the cache stays, whatever the request was.
   */
  contentWritten(): void;
  /** Set by previews, which show an item before it is complete, and roll everything back. */
  isPreview?: true;
  /** Set by imports: the id that a new item of content gets; a random one otherwise. */
  newItemId?: string;
}
