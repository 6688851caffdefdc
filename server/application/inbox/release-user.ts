import type { EntityManager } from "typeorm";
import type { User } from "../../account/user.entity.ts";
import type { Author } from "../../history/record-change.ts";
import { recordEvent } from "../record-event.ts";

/** What an event tells in place of the name of an assignee whose account was deleted. */
const formerUser = "former";

/**
 * Releases the applications that are assigned to this user, and removes their name from events and
 * notes, which stay.
 */
export async function releaseUser(
  manager: EntityManager,
  author: Author,
  { id, name, email }: User,
): Promise<void> {
  const [released]: [{ id: string }[], number] = await manager.query(
    `update application set assignee_id = null, version = version + 1
     where assignee_id = $1 returning id`,
    [id],
  );
  await manager.query("update application_event set user_name = '' where user_id = $1", [id]);
  await manager.query("update application_note set author_name = '' where author_id = $1", [id]);
  await manager.query(
    "update application_event set detail = $2 where action = 'assigned' and detail = $1",
    [name || email, formerUser],
  );
  const ids = released.map((application) => application.id);
  await recordEvent(manager, author, ids, "assigned");
}
