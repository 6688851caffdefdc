import type { Duplex } from "node:stream";
import type { ClientBase } from "pg";

/** The part of pg's client that its types leave out. */
interface ConnectedClient extends ClientBase {
  connection: { stream: Duplex };
}

/**
 * For a client in pg's pipeline mode, which sends statements without waiting for earlier results:
 * writes those of one tick to the socket at once.
 */
export function writeTogether(client: ClientBase): void {
  const { query } = client;
  const { stream } = (client as ConnectedClient).connection; // see the type
  let isCorked = false;
  const uncork = () => {
    isCorked = false;
    stream.uncork();
  };
  const send = (...statement: Parameters<typeof query>): unknown => {
    if (!isCorked) {
      isCorked = true;
      stream.cork();
      process.nextTick(uncork);
    }
    return query.apply(client, statement);
  };
  client.query = send as typeof query; // one function cannot be typed as its overloads
}
