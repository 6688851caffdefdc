import { eraseItems } from "../content/trash.ts";
import { eraseDeletedDocuments } from "../document/document-sweep.ts";
import { assertStoreBelongs } from "../files/database-identity.ts";
import { recordSecurityEvent } from "../history/record-security-event.ts";
import { eraseDeletedImages } from "../image/image-sweep.ts";
import { requireAdmin } from "../platform/viewer.ts";
import type { TrashContext } from "./trash.context.ts";

/**
 * For admins. Permanently deletes what was moved to the trash before `before`: items, then images
 * and documents with their files. What something still refers to stays, and files that could not be
 * deleted.
 */
export async function emptyTrash(context: TrashContext, before: Date): Promise<void> {
  const { db, viewer, images, files } = context;
  requireAdmin(viewer);
  await assertStoreBelongs(db.connection, files);
  const items = await db.transaction(async (manager) => {
    let erased = 0;
    // An item may be needed only by others in the trash.
    for (;;) {
      const count = await eraseItems(manager, context, before);
      erased += count;
      if (count === 0) return erased;
    }
  });
  const { erased } = await eraseDeletedImages(db, images, before);
  const documents = await eraseDeletedDocuments(db, files, before);
  const number = items + erased + documents;
  if (number > 0) await recordSecurityEvent(db, context, { kind: "trashEmptied", number });
}
