import type { ImageStore } from "../image/image-store.ts";
import type { RequestContext } from "../platform/request-context.ts";
import type { Loaders } from "./image-loaders.ts";

/** The context of every content resolver. */
export interface Context extends RequestContext {
  images: ImageStore;
  loaders: Loaders;
  /** Whether a path of this site shows a page or a file to visitors. Throws Busy. */
  showsPage(path: string): Promise<boolean>;
}
