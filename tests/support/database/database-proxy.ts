import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A TCP proxy to a database. While paused, connections stay open and no data passes. */
export interface DatabaseProxy {
  url: string;
  pause(): void;
  resume(): void;
  /** Ends all connections and refuses new ones. */
  end(): void;
}

/** Starts a proxy to the database at `target`; it is closed when the test, or the file, ends. */
export async function aDatabaseProxy(
  target: string,
  atEnd: (work: () => void) => void = onTestFinished,
): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isPaused = false;
  const server = createServer((client) => {
    const upstream = connect(Number(port || 5432), hostname);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on("data", (bytes) => other.write(bytes));
      one.on("error", () => other.destroy()).on("close", () => other.destroy());
      if (isPaused) one.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const end = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  atEnd(end);
  const address = server.address();
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String(typeof address === "object" && address ? address.port : 0);
  const forEachSocket = (act: (socket: Socket) => void) =>
    sockets.forEach((socket) => void act(socket));
  return {
    url: url.href,
    end,
    pause() {
      isPaused = true;
      forEachSocket((socket) => socket.pause());
    },
    resume() {
      isPaused = false;
      forEachSocket((socket) => socket.resume());
    },
  };
}
