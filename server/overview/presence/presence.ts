import { ArgsType, Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import type { EntityManager } from "typeorm";
import { isId } from "../../content/reading/content-queries.ts";
import { ChangeKindEnum } from "../../history/change.entity.ts";
import { Invalid } from "../../platform/errors.ts";
import { requireEditor, type Viewer } from "../../platform/viewer.ts";

@ObjectType({ description: "Another user who has the editor of the same item open." })
export class EditingColleague {
  @Field(() => ID, { description: "Id of the user." })
  id: string;

  @Field(() => String, { description: "Display name; may be blank." })
  name: string;

  @Field(() => GraphQLISODateTime, { description: "Time when they opened it." })
  openedAt: Date;
}

@ArgsType()
export class OpenEditorArgs {
  @Field(() => ID, {
    description: "Id of the open editor, a random UUID of the browser tab.",
  })
  editorId: string;

  @Field(() => ChangeKindEnum, { description: "Kind of the item." })
  kind: string;

  @Field(() => ID, {
    nullable: true,
    description: "Id of the item; omit it for what there is only one of, such as the settings.",
  })
  id?: string | null;
}

/** Seconds without a report after which an editor no longer counts as open: three reports missed. */
const openSeconds = 70;

/** Seconds after which a row is deleted. */
const storedSeconds = 600;

/**
 * Records that the viewer has the item's editor open, and returns the others who have, the earliest
 * first. One statement, with the clock of the database, so that all instances agree. Throws Invalid
 * for an id that is no UUID.
 */
export async function reportOpenEditor(
  db: EntityManager,
  viewer: Viewer,
  { editorId, kind, id = null }: OpenEditorArgs,
): Promise<EditingColleague[]> {
  const user = requireEditor(viewer);
  const errors = [
    ...(isId(editorId) ? [] : [{ path: "editorId", rule: "uuid" }]),
    ...(id === null || isId(id) ? [] : [{ path: "id", rule: "uuid" }]),
  ];
  if (errors.length > 0) throw Invalid(errors);
  return db.query(
    `with reported as (
       insert into open_editor (id, kind, item_id, user_id, opened_at, seen_at)
       values ($1, $2, $3, $4, now(), now())
       on conflict (id) do update set seen_at = now() where open_editor.user_id = excluded.user_id
     ), swept as (
       delete from open_editor
       where id <> $1 and seen_at < now() - make_interval(secs => ${storedSeconds})
     )
     select account.id, account.name, min(open_editor.opened_at) as "openedAt"
     from open_editor join account on account.id = open_editor.user_id
     where open_editor.kind = $2 and open_editor.item_id is not distinct from $3::uuid
       and open_editor.user_id <> $4
       and open_editor.seen_at >= now() - make_interval(secs => ${openSeconds})
     group by account.id, account.name
     order by "openedAt", account.id`,
    [editorId, kind, id, user.id],
  );
}

/** Records that the viewer closed an editor; one that is not theirs stays. */
export async function closeEditor(db: EntityManager, viewer: Viewer, id: string): Promise<void> {
  const user = requireEditor(viewer);
  if (!isId(id)) return;
  await db.query("delete from open_editor where id = $1 and user_id = $2", [id, user.id]);
}
