import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";

/** Logs what nobody foresaw; answers the id under which it can be found. Only the id leaves. */
export type TellSurprise = (surprise: unknown) => string;

export function surprisesInto(log: FastifyBaseLogger): TellSurprise {
  return (surprise) => {
    const id = randomUUID();
    log.error({ id, err: surprise }, "a surprise");
    return id;
  };
}
