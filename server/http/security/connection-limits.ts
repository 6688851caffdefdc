import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { FastifyHttpOptions, FastifyInstance } from "fastify";

/** Beyond these a new connection is closed at once: each costs some ten kilobytes. */
const maxConnections = 5000;
/** With more than these, a connection on which nothing is asked is kept for five seconds only. */
const crowdedConnections = 1000;

/** Longer than balancers keep theirs (60 s), or they would ask on a connection that is closing. */
const keepAliveMs = 72_000;

/** All in milliseconds. A client that is slower holds nothing any longer. */
export const connectionTimeouts: Pick<
  FastifyHttpOptions<Server>,
  "requestTimeout" | "connectionTimeout" | "keepAliveTimeout" | "http"
> = {
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
  // For a whole request, uploads among them.
  requestTimeout: 60_000,
  // Without a byte in either direction: whoever does not read their answer.
  connectionTimeout: 120_000,
  keepAliveTimeout: keepAliveMs,
};

/**
 * Holds the number of connections within bounds, and never cuts off an answer: once the server
 * listens no longer, each connection is closed when its last answer is out.
 */
export function limitConnections({ server }: FastifyInstance): void {
  server.maxConnections = maxConnections;
  /** Answers that are not out yet, on each open connection. */
  const pendingResponses = new Map<Socket, number>();
  const isIdle = (socket: Socket) => pendingResponses.get(socket) === 0;
  const count = (socket: Socket, change: number) => {
    const pending = pendingResponses.get(socket);
    if (pending !== undefined) pendingResponses.set(socket, pending + change);
  };
  // Read when an answer has been sent.
  const adaptKeepAlive = () => {
    server.keepAliveTimeout = pendingResponses.size > crowdedConnections ? 5000 : keepAliveMs;
  };
  server.on("connection", (socket) => {
    pendingResponses.set(socket, 0);
    adaptKeepAlive();
    socket.once("close", () => {
      pendingResponses.delete(socket);
      adaptKeepAlive();
    });
  });
  server.on("request", ({ socket }, answer) => {
    count(socket, 1);
    answer.once("close", () => {
      count(socket, -1);
      if (!server.listening && isIdle(socket)) socket.destroy();
    });
  });
  // Node's own, which `close` calls, takes for idle whoever has not received all of their answer.
  server.closeIdleConnections = () => {
    for (const socket of pendingResponses.keys()) if (isIdle(socket)) socket.destroy();
  };
}
