import type { Cluster } from "./postgres-cluster.ts";
import { findPostmaster, launchPostmaster } from "./postmaster.ts";

/** Starts PostgreSQL again, at the same port, when it goes without having been told to. */
export function supervisePostmaster(
  cluster: Cluster,
  port: number,
  isDurable: boolean,
  onRestart: (failure: Error | null) => void = () => undefined,
): { end(): Promise<void> } {
  let restarting: Promise<void> | null = null;
  const restart = async () => {
    try {
      await launchPostmaster(cluster, port, isDurable);
      onRestart(null);
    } catch (failure) {
      onRestart(failure instanceof Error ? failure : new Error(String(failure)));
    }
  };
  const timer = setInterval(() => {
    if (restarting || findPostmaster(cluster)) return;
    restarting = restart().finally(() => {
      restarting = null;
    });
  }, 1000).unref();
  return {
    async end() {
      clearInterval(timer);
      await restarting;
    },
  };
}
