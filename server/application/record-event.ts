import type { EntityManager } from "typeorm";
import type { Author } from "../history/record-change.ts";
import { recordSecurityEvent, type SecurityContext } from "../history/record-security-event.ts";
import type { Viewer } from "../platform/viewer.ts";
import type { Application } from "./application.entity.ts";
import { type ApplicationAction, ApplicationEvent } from "./application-event.entity.ts";

/** Records an event for each of these applications. For visitors, the actor is blank. */
export async function recordEvent(
  manager: EntityManager,
  { viewer, now }: Author,
  applicationIds: readonly string[],
  action: ApplicationAction,
  detail = "",
): Promise<void> {
  const actor = actorOf(viewer);
  const events = applicationIds.map((applicationId) => ({
    applicationId,
    at: now,
    action,
    detail,
    ...actor,
  }));
  if (events.length > 0) await manager.insert(ApplicationEvent, events);
}

/** Minimum time between two read events of one user and application. */
const readEventIntervalMs = 3_600_000;

/**
 * Records that the viewer read the application, at most once an hour: in its history, and once per
 * network in the security log.
 */
export async function recordRead(
  manager: EntityManager,
  context: SecurityContext & Author,
  { id: applicationId, number }: Pick<Application, "id" | "number">,
): Promise<void> {
  const { viewer, now } = context;
  const { userId, userName } = actorOf(viewer);
  await manager.transaction(async (transaction) => {
    // The lock prevents two events for concurrent requests of one user.
    await transaction.query("select 1 from application where id = $1 for no key update", [
      applicationId,
    ]);
    const event = { kind: "applicationRead", applicationId, number } as const;
    await recordSecurityEvent(transaction, context, event, readEventIntervalMs);
    await transaction.query(
      `insert into application_event (application_id, at, user_id, user_name, action)
       select $1::uuid, $2::timestamptz, $3::uuid, $4::text, 'read'
       where not exists (
         select 1 from application_event
         where application_id = $1 and user_id = $3 and action = 'read' and at > $5)`,
      [applicationId, now, userId, userName, new Date(now.getTime() - readEventIntervalMs)],
    );
  });
}

function actorOf(viewer: Viewer): Pick<ApplicationEvent, "userId" | "userName"> {
  if (viewer.kind !== "user") return { userId: null, userName: "" };
  return { userId: viewer.id, userName: viewer.name || viewer.email };
}
