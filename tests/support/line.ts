import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A way to a database that can be made to hang: connections stay open, nothing comes through. */
export interface Line {
  url: string;
  hang(): void;
  goOn(): void;
}

/** Lays a line to the database at `target`; it is taken up when the test ends. */
export async function aLineTo(target: string): Promise<Line> {
  const { hostname, port } = new URL(target);
  const ends = new Set<Socket>();
  let isHanging = false;
  const server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.on("data", (bytes) => other.write(bytes));
      one.on("error", () => other.destroy()).on("close", () => other.destroy());
      if (isHanging) one.pause();
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
    hang() {
      isHanging = true;
      each((end) => end.pause());
    },
    goOn() {
      isHanging = false;
      each((end) => end.resume());
    },
  };
}
