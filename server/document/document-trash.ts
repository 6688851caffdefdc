import type { EntityManager } from "typeorm";
import { retentionDays } from "../files/file-sweep.ts";
import { type Author, authorName } from "../history/record-change.ts";
import { Conflict, NotFound } from "../platform/errors.ts";
import { Document } from "./document.entity.ts";

/** SQL of the ids of the documents to which the column `text` of a query refers. */
const documentIdsIn = (query: string) => `select match[1]::uuid from (${query}) page,
    regexp_matches(
      page.text, '/documents/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})[.]pdf', 'g') match`;

/**
 * SQL of the ids of the documents that pages offer, pages in the trash included, those of drafts
 * of pages and reports, and those that prove counters.
 */
export const usedElsewhere = `${documentIdsIn(
  `select blocks::text as text from page_translation
   union all select input::text from item_draft where kind = 'Page'`,
)} union all select (document->>'id')::uuid from item_draft,
     jsonb_array_elements(input->'documents') document where kind = 'Report'
   union all select (counter->'source'->>'documentId')::uuid from settings,
     jsonb_array_elements(counters) counter where counter->'source'->>'documentId' is not null`;

/** SQL of the ids of the documents that recorded versions of pages offer. */
export const offeredByVersions = documentIdsIn(
  "select content::text as text from change where kind = 'Page' and content is not null",
);

interface Range {
  first: number;
  skip: number;
}

/** Lists the documents in the trash, last deleted first, and counts them. */
export async function listDeletedDocuments(
  db: EntityManager,
  { first, skip }: Range,
  now: Date,
): Promise<[Document[], number]> {
  const after = new Date(now.getTime() - retentionDays * 24 * 3_600_000);
  return db
    .createQueryBuilder(Document, "document")
    .where("document.removedAt > :after", { after })
    .orderBy("document.removedAt", "DESC")
    .addOrderBy("document.id")
    .limit(first)
    .offset(skip)
    .getManyAndCount();
}

/** Lists the documents that nothing uses, newest first, and counts them. */
export async function listUnusedDocuments(
  db: EntityManager,
  { first, skip }: Range,
): Promise<[Document[], number]> {
  return db
    .createQueryBuilder(Document, "document")
    .where("document.removedAt is null and document.itemId is null")
    .andWhere(`document.id not in (${usedElsewhere})`)
    .orderBy("document.createdAt", "DESC")
    .addOrderBy("document.id")
    .limit(first)
    .offset(skip)
    .getManyAndCount();
}

/**
 * Moves an unused document to the trash; returns false if it does not exist or is there already.
 * Throws Conflict `inUse` for one that is in use.
 */
export async function deleteDocument(
  db: EntityManager,
  author: Author,
  id: string,
): Promise<boolean> {
  const document = await documentById(db, id);
  if (!document || document.removedAt) return false;
  const removed = await moveToTrash(db, author, [id]);
  if (!removed) throw Conflict("inUse");
  return true;
}

/**
 * Moves those of the documents to the trash that are not in use; returns whether there was one. The
 * trash has them for 30 days.
 */
export async function moveToTrash(
  db: EntityManager,
  author: Author,
  ids: readonly string[],
): Promise<boolean> {
  const { affected } = await db
    .createQueryBuilder()
    .update(Document)
    .set({ removedAt: author.now, removedBy: authorName(author) })
    .where("id = any(:ids) and item_id is null and removed_at is null", { ids })
    .andWhere(`id not in (${usedElsewhere})`)
    .execute();
  return affected !== 0;
}

/**
 * Takes a document out of the trash: it is offered for reports and pages again. Throws NotFound if it
 * is not there.
 */
export async function takeFromTrash(db: EntityManager, id: string): Promise<Document> {
  const document = await documentById(db, id);
  if (!document?.removedAt) throw NotFound();
  return db.save(Document, Object.assign(document, { removedAt: null, removedBy: "" }));
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const documentById = async (db: EntityManager, id: string) =>
  uuid.test(id) ? db.findOneBy(Document, { id }) : null;
