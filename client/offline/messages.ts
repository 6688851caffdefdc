/** Path of the worker's script, which stays the same over all versions. */
export const workerPath = "/service-worker.js";

/** From a page to the worker. */
export type PageMessage =
  | {
      /** The page was opened, or has loaded further files. */
      type: "read" | "loaded";
      /** Path and query of the page. */
      address: string;
      title: string;
      /** Paths of the files that have been loaded, also for earlier pages of the same document. */
      loaded: readonly string[];
    }
  /** Asks which version the worker belongs to. */
  | { type: "version" }
  /** The connection is back. */
  | { type: "online" };

/** From the worker to a page. */
export type WorkerMessage =
  /** The entry script of the version that the worker belongs to: another one is outdated. */
  | { type: "version"; script: string }
  /** There is no connection; the page that was read is a copy from this time, in milliseconds. */
  | { type: "offline"; address: string; checkedAt: number };
