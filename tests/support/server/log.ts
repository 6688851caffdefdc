import { type Log, openLog } from "../../../server/platform/log.ts";

/** The application's own log at its most talkative, kept for reading. */
export function aLog(): { log: Log; read(): string } {
  const lines: string[] = [];
  const log = openLog({ logLevel: "trace" }, { write: (line) => void lines.push(line) });
  return { log, read: () => lines.join("") };
}
