import type { Socket } from "node:net";

export interface ConnectionLimits {
  /** Open connections; each uses some ten kilobytes. */
  total: number;
  /** Open connections of one network address that is not a trusted proxy. */
  perAddress: number;
}

interface Connection {
  /** Null for a trusted proxy, whose connections belong to many visitors. */
  address: string | null;
  /** Number of unfinished responses. */
  pending: number;
}

/**
 * The open connections of a server. Above a limit the connection that has been idle the longest is
 * closed, and a new one is refused only when none is idle.
 */
export class OpenConnections {
  private readonly all = new Map<Socket, Connection>();
  /** Sockets without a pending response, the one that has been idle the longest first. */
  private readonly idle = new Set<Socket>();
  private readonly byAddress = new Map<string, Set<Socket>>();

  constructor(private readonly limits: ConnectionLimits) {}

  get size(): number {
    return this.all.size;
  }

  /** Whether there is room for the connection, if need be instead of an idle one. */
  accept(socket: Socket, address: string | null): boolean {
    const siblings = (address !== null && this.byAddress.get(address)) || new Set<Socket>();
    if (siblings.size >= this.limits.perAddress && !this.closeOldest(siblings)) return false;
    if (this.size >= this.limits.total && !this.closeOldest(this.all)) return false;
    this.all.set(socket, { address, pending: 0 });
    this.idle.add(socket);
    if (address !== null) this.byAddress.set(address, siblings.add(socket));
    return true;
  }

  delete(socket: Socket): void {
    const address = this.all.get(socket)?.address ?? null;
    this.all.delete(socket);
    this.idle.delete(socket);
    if (address === null) return;
    const siblings = this.byAddress.get(address);
    siblings?.delete(socket);
    if (siblings?.size === 0) this.byAddress.delete(address);
  }

  beginResponse(socket: Socket): void {
    const connection = this.all.get(socket);
    if (connection) connection.pending += 1;
    this.idle.delete(socket);
  }

  endResponse(socket: Socket): void {
    const connection = this.all.get(socket);
    if (!connection) return;
    connection.pending -= 1;
    if (connection.pending === 0) this.idle.add(socket);
  }

  isIdle(socket: Socket): boolean {
    return this.idle.has(socket);
  }

  closeIdle(): void {
    for (const socket of this.idle) socket.destroy();
  }

  private closeOldest(among: { has(socket: Socket): boolean }): boolean {
    for (const socket of this.idle) {
      if (!among.has(socket)) continue;
      this.delete(socket);
      socket.destroy();
      return true;
    }
    return false;
  }
}
