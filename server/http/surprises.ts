import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { isNoRoom } from "../platform/no-room.ts";

/**
 * Logs what nobody foresaw, and a full disk, which an operator has to see to. Answers the id
 * under which it can be found; of a surprise, only the id leaves.
 */
export type TellSurprise = (surprise: unknown) => string;

export function surprisesInto(log: FastifyBaseLogger): TellSurprise {
  return (surprise) => {
    const id = randomUUID();
    log.error({ id, err: surprise }, isNoRoom(surprise) ? "no room left" : "a surprise");
    return id;
  };
}
