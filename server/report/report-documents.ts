import type { EntityManager } from "typeorm";
import { Document } from "../document/document.entity.ts";
import { Invalid } from "../platform/errors.ts";
import type { ReportDocumentInput } from "./report.input.ts";

/**
 * Sets the report's documents, in this order. Throws Invalid (`documents`, `unknown`) for an id
 * that was never uploaded or belongs to another report. Documents that are no longer listed can be
 * added again for 30 days, for example by restoring a version of the report.
 */
export async function attachDocuments(
  manager: EntityManager,
  itemId: string,
  documents: readonly ReportDocumentInput[],
): Promise<void> {
  const ids = documents.map((document) => document.id);
  await manager.query(
    `update document set item_id = null, removed_at = now()
     where item_id = $1 and id <> all($2::uuid[])`,
    [itemId, ids],
  );
  for (const [position, { id, nameUa, nameEng }] of documents.entries()) {
    const change = await manager
      .createQueryBuilder()
      .update(Document)
      .set({ itemId, position, nameUa, nameEng, removedAt: null })
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
