import type { Server } from "node:http";
import type { FastifyHttpOptions, FastifyInstance } from "fastify";

/** Beyond these a new connection is closed at once: each costs some ten kilobytes. */
const mostConnections = 5000;
/** With more than these, a connection on which nothing is asked is kept for five seconds only. */
const manyConnections = 1000;

/** Longer than balancers keep theirs (60 s), or they would ask on a connection that is closing. */
const keptFor = 72_000;

/** All in milliseconds. A client that is slower holds nothing any longer. */
export const patience: Pick<
  FastifyHttpOptions<Server>,
  "requestTimeout" | "connectionTimeout" | "keepAliveTimeout" | "http"
> = {
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
  // For a whole request, uploads among them.
  requestTimeout: 60_000,
  // Without a byte in either direction: whoever does not read their answer.
  connectionTimeout: 120_000,
  keepAliveTimeout: keptFor,
};

/** Holds the number of connections within bounds, and never cuts off an answer. */
export function boundConnections({ server }: FastifyInstance): void {
  server.maxConnections = mostConnections;
  let open = 0;
  const count = (change: number) => {
    open += change;
    // Read when an answer has been sent. Node's own closing of idle ones loses what is not yet out.
    server.keepAliveTimeout = open > manyConnections ? 5000 : keptFor;
  };
  server.on("connection", (socket) => {
    count(1);
    socket.once("close", () => count(-1));
  });
}
