import { once } from "node:events";
import { createServer } from "node:net";

/**
 * The first of `count` ports beside each other that nobody listens on. They are chosen at random:
 * two runs of the tests on one machine, which begin to listen only later, hardly meet.
 */
export async function freePorts(count) {
  for (;;) {
    // Below the ports from which systems take those of outgoing connections.
    const first = 10_000 + count * Math.floor((Math.random() * 20_000) / count);
    const ports = Array.from({ length: count }, (_, index) => first + index);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return first;
  }
}

async function isFree(port) {
  const server = createServer();
  try {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
