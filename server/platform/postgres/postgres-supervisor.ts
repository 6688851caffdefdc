import type { Cluster } from "./postgres-cluster.ts";
import { findPostmaster, launchPostmaster } from "./postmaster.ts";

/** Restarts PostgreSQL on the same port when it stops unexpectedly, until `end` is called. */
export function supervisePostmaster(
  cluster: Cluster,
  port: number,
  isDurable: boolean,
  onRestart: (error: Error | null) => void = () => undefined,
): { end(): Promise<void> } {
  let restarting: Promise<void> | null = null;
  const restart = async () => {
    try {
      await launchPostmaster(cluster, port, isDurable);
      onRestart(null);
    } catch (error) {
      onRestart(error instanceof Error ? error : new Error(String(error)));
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
