import { type Log, openLog } from "../../../server/platform/log.ts";

/** The server's log at level trace, collected in memory. */
export function aLog(): { log: Log; read(): string } {
  const lines: string[] = [];
  const log = openLog({ logLevel: "trace" }, { write: (line) => void lines.push(line) });
  return { log, read: () => lines.join("") };
}
