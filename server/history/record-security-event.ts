import type { EntityManager } from "typeorm";
import { deviceName } from "../platform/device-name.ts";
import { networkPrefix } from "../platform/network-prefix.ts";
import type { RequestContext } from "../platform/request-context.ts";
import type { SecurityEvent } from "./security-event.entity.ts";

/** Who acted, when and from where. */
export type SecurityContext = Pick<RequestContext, "now" | "address" | "userAgent"> &
  Partial<Pick<RequestContext, "viewer">>;

export type SecurityEventDetails = Pick<SecurityEvent, "kind"> &
  Partial<
    Pick<
      SecurityEvent,
      | "userId"
      | "subjectId"
      | "applicationId"
      | "consentId"
      | "tokenId"
      | "number"
      | "field"
      | "before"
      | "after"
    >
  >;

/**
 * Adds an event to the security log. Call it in the transaction of what it records, so that both
 * commit or neither. `userId` is the viewer's unless given. With `intervalMs` it does nothing when
 * the same user did the same from the same network within that time.
 */
export async function recordSecurityEvent(
  manager: EntityManager,
  { viewer, now, address, userAgent }: SecurityContext,
  event: SecurityEventDetails,
  intervalMs?: number,
): Promise<void> {
  const {
    kind,
    subjectId,
    applicationId,
    consentId,
    tokenId,
    number,
    field = "",
    before = "",
    after = "",
  } = event;
  const viewerId = viewer?.kind === "user" ? viewer.id : null;
  const userId = event.userId === undefined ? viewerId : event.userId;
  const since = intervalMs === undefined ? null : new Date(now.getTime() - intervalMs);
  await manager.query(
    `insert into security_event
       (at, kind, user_id, subject_id, application_id, number, field, before, after, network, device, consent_id, token_id)
     select $1::timestamptz, $2::text, $3::uuid, $4::uuid, $5::uuid, $6::int, $7, $8, $9, $10::text, $11, $13::uuid, $14::uuid
     where $12::timestamptz is null or not exists (
       select 1 from security_event
       where user_id = $3 and at > $12 and kind = $2 and network = $10
         and application_id is not distinct from $5)`,
    [
      now,
      kind,
      userId,
      subjectId,
      applicationId,
      number,
      field,
      before,
      after,
      networkPrefix(address),
      deviceName(userAgent),
      since,
      consentId,
      tokenId,
    ],
  );
}
