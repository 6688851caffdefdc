import type { Cluster } from "./postgres-cluster.ts";
import { findPostmaster, launchPostmaster } from "./postmaster.ts";

/** Starts PostgreSQL again, at the same port, when it goes without having been told to. */
export function guardPostmaster(
  cluster: Cluster,
  port: number,
  isDurable: boolean,
  onRevival: (failure: Error | null) => void = () => undefined,
): { end(): Promise<void> } {
  let revival: Promise<void> | null = null;
  const revive = async () => {
    try {
      await launchPostmaster(cluster, port, isDurable);
      onRevival(null);
    } catch (failure) {
      onRevival(failure instanceof Error ? failure : new Error(String(failure)));
    }
  };
  const watch = setInterval(() => {
    if (revival || findPostmaster(cluster)) return;
    revival = revive().finally(() => {
      revival = null;
    });
  }, 1000).unref();
  return {
    async end() {
      clearInterval(watch);
      await revival;
    },
  };
}
