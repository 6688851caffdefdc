import { LRUCache } from "lru-cache";
import type { DataSource } from "typeorm";
import { networkPrefix } from "../platform/network-prefix.ts";
import {
  recordSecurityEvent,
  type SecurityContext,
  type SecurityEventDetails,
} from "./record-security-event.ts";
import type { SecurityEventKind } from "./security-event.entity.ts";

const hourMs = 3_600_000;
/** Refusals of one kind that an instance records within an hour, whoever causes them. */
const maxPerHour = 500;

/**
 * Adds refusals to the security log, each once an hour per kind, user or token, network and `after`,
 * so that nobody fills the table with them. Each instance counts its own.
 */
export class RefusalLog {
  private readonly recordedOf = new Map<SecurityEventKind, LRUCache<string, true>>();

  constructor(
    private readonly parts: { db: DataSource; reportUnexpected: (error: unknown) => void },
  ) {}

  /** A failure is logged: the request is refused all the same. */
  async record(context: SecurityContext, event: SecurityEventDetails): Promise<void> {
    const { kind, userId, tokenId, after } = event;
    const recorded = this.recordedOf.get(kind) ?? new LRUCache({ max: maxPerHour, ttl: hourMs });
    this.recordedOf.set(kind, recorded);
    const key = [userId ?? tokenId, networkPrefix(context.address), after].join(" ");
    if (recorded.has(key)) return;
    recorded.purgeStale();
    if (recorded.size >= maxPerHour) return;
    recorded.set(key, true);
    await recordSecurityEvent(this.parts.db.manager, context, event).catch((error) =>
      this.parts.reportUnexpected(error),
    );
  }
}
