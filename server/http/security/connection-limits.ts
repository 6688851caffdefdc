import type { Server } from "node:http";
import type { FastifyHttpOptions, FastifyInstance } from "fastify";
import { networkPrefix } from "../../platform/network-prefix.ts";
import { type ConnectionLimits, OpenConnections } from "./open-connections.ts";
import type { IsTrustedProxy } from "./trusted-proxies.ts";

/** One address may belong to a whole town, but not take everything. */
const usualLimits: ConnectionLimits = { total: 5000, perAddress: 2500 };
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
 * Limits the number of connections, in all and per network address. During shutdown each
 * connection is closed after its last pending response, so that no response is cut off.
 */
export function limitConnections(
  { server }: FastifyInstance,
  isTrusted: IsTrustedProxy,
  limits: ConnectionLimits = usualLimits,
): void {
  const connections = new OpenConnections(limits);
  // Node reads the value whenever a response is finished.
  const adaptKeepAlive = () => {
    server.keepAliveTimeout = connections.size > crowdedConnections ? 5000 : keepAliveMs;
  };
  server.on("connection", (socket) => {
    const { remoteAddress } = socket;
    const address = isTrusted(remoteAddress, 0) ? null : networkPrefix(remoteAddress ?? "");
    if (!connections.accept(socket, address)) return void socket.destroy();
    adaptKeepAlive();
    socket.once("close", () => {
      connections.delete(socket);
      adaptKeepAlive();
    });
  });
  server.on("request", ({ socket }, response) => {
    connections.beginResponse(socket);
    response.once("close", () => {
      connections.endResponse(socket);
      if (!server.listening && connections.isIdle(socket)) socket.destroy();
    });
  });
  // Node's own method, which `close` calls, considers a connection idle although its response has
  // not been transmitted completely.
  server.closeIdleConnections = () => connections.closeIdle();
}
