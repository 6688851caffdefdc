import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A way to a database that can be made to hang: connections stay open, nothing comes through. */
export interface DatabaseProxy {
  url: string;
  pause(): void;
  resume(): void;
}

/** Lays a line to the database at `target`; it is taken up when the test ends. */
export async function aDatabaseProxy(target: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(target);
  const ends = new Set<Socket>();
  let isPaused = false;
  const server = createServer((client) => {
    const upstream = connect(Number(port || 5432), hostname);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      ends.add(one);
      one.on("data", (bytes) => other.write(bytes));
      one.on("error", () => other.destroy()).on("close", () => other.destroy());
      if (isPaused) one.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const end of ends) end.destroy();
    server.close();
  });
  const address = server.address();
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String(typeof address === "object" && address ? address.port : 0);
  const each = (act: (end: Socket) => void) => ends.forEach((end) => void act(end));
  return {
    url: url.href,
    pause() {
      isPaused = true;
      each((end) => end.pause());
    },
    resume() {
      isPaused = false;
      each((end) => end.resume());
    },
  };
}
