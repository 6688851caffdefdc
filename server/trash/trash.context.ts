import type { Context } from "../content/context.ts";
import type { FileStore } from "../files/file-store.ts";

/** The context of the resolver that empties the trash. */
export interface TrashContext extends Context {
  files: FileStore;
}
