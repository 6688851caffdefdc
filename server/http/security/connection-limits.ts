import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { FastifyHttpOptions, FastifyInstance } from "fastify";

/** Further connections are closed at once: each uses some ten kilobytes. */
const maxConnections = 5000;
/** With more connections than this, idle ones are closed after five seconds. */
const crowdedConnections = 1000;

/**
 * Longer than load balancers keep idle connections (60 s), or they would use one that is closing.
 */
const keepAliveMs = 72_000;

/** Timeouts in milliseconds, after which the connection of a slow client is closed. */
export const connectionTimeouts: Pick<
  FastifyHttpOptions<Server>,
  "requestTimeout" | "connectionTimeout" | "keepAliveTimeout" | "http"
> = {
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
  // For receiving a complete request, including uploads.
  requestTimeout: 60_000,
  // Without traffic in either direction, as when a client does not read its response.
  connectionTimeout: 120_000,
  keepAliveTimeout: keepAliveMs,
};

/**
 * Limits the number of connections. During shutdown each connection is closed after its last
 * pending response, so that no response is cut off.
 */
export function limitConnections({ server }: FastifyInstance): void {
  server.maxConnections = maxConnections;
  /** Number of unfinished responses on each open connection. */
  const pendingResponses = new Map<Socket, number>();
  const isIdle = (socket: Socket) => pendingResponses.get(socket) === 0;
  const count = (socket: Socket, change: number) => {
    const pending = pendingResponses.get(socket);
    if (pending !== undefined) pendingResponses.set(socket, pending + change);
  };
  // Node reads the value whenever a response is finished.
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
  server.on("request", ({ socket }, response) => {
    count(socket, 1);
    response.once("close", () => {
      count(socket, -1);
      if (!server.listening && isIdle(socket)) socket.destroy();
    });
  });
  // Node's own method, which `close` calls, considers a connection idle although its response has
  // not been transmitted completely.
  server.closeIdleConnections = () => {
    for (const socket of pendingResponses.keys()) if (isIdle(socket)) socket.destroy();
  };
}
