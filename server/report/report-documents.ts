import type { EntityManager } from "typeorm";
import { Document } from "../document/document.entity.ts";
import { moveToTrash } from "../document/document-trash.ts";
import type { Author } from "../history/record-change.ts";
import { Invalid } from "../platform/errors.ts";
import type { ReportDocumentInput } from "./report.input.ts";

/**
 * Sets the report's documents, in this order. Throws Invalid (`documents`, `unknown`) for an id
 * that was never uploaded or belongs to another report. Documents that are no longer listed are in the
 * trash for 30 days, unless a page offers them; restoring a version of the report adds them again.
 */
export async function attachDocuments(
  manager: EntityManager,
  itemId: string,
  documents: readonly ReportDocumentInput[],
  author: Author,
): Promise<void> {
  const ids = documents.map((document) => document.id);
  const [removed]: [{ id: string }[], number] = await manager.query(
    "update document set item_id = null where item_id = $1 and id <> all($2::uuid[]) returning id",
    [itemId, ids],
  );
  if (removed.length > 0)
    await moveToTrash(
      manager,
      author,
      removed.map(({ id }) => id),
    );
  for (const [position, { id, nameUa, nameEng }] of documents.entries()) {
    const change = await manager
      .createQueryBuilder()
      .update(Document)
      .set({ itemId, position, nameUa, nameEng, removedAt: null, removedBy: "" })
      .where("id = :id and (item_id is null or item_id = :itemId)", { id, itemId })
      .execute();
    if (change.affected !== 1) throw Invalid([{ path: "documents", rule: "unknown" }]);
  }
}

/** Returns the documents of each report, in order. */
export async function documentsOf(manager: EntityManager, itemIds: readonly string[]) {
  const rows = await manager
    .createQueryBuilder(Document, "document")
    .where("document.itemId = any(:itemIds)", { itemIds })
    .orderBy("document.position")
    .getMany();
  return itemIds.map((id) => rows.filter((row) => row.itemId === id));
}

/** Moves the documents of reports that are erased to the trash. */
export async function releaseDocuments(
  manager: EntityManager,
  itemIds: readonly string[],
  author: Author,
): Promise<void> {
  const [released]: [{ id: string }[], number] = await manager.query(
    "update document set item_id = null where item_id = any($1) returning id",
    [itemIds],
  );
  if (released.length > 0)
    await moveToTrash(
      manager,
      author,
      released.map(({ id }) => id),
    );
}
