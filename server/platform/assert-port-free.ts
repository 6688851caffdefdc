import { createServer } from "node:net";
import { StartupError } from "./startup-error.ts";

/** Throws a StartupError that names HOST or PORT when the server cannot listen there. */
export function assertPortFree({ host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", (error: NodeJS.ErrnoException) => reject(new StartupError(reason(error))));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
  function reason({ code, message }: NodeJS.ErrnoException): string {
    if (code === "EADDRINUSE") return `PORT ${port} is taken by another program on ${host}.`;
    if (code === "EACCES") return `PORT ${port} needs rights that this account lacks.`;
    return `HOST ${host} is no address of this machine (${code ?? message}).`;
  }
}
