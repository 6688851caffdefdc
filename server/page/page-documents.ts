import type { EntityManager } from "typeorm";
import { moveToTrash } from "../document/document-trash.ts";
import { restoreUsed } from "../document/used-documents.ts";
import type { Author } from "../history/record-change.ts";
import { languages } from "../language/language.ts";
import { type FieldError, Invalid } from "../platform/errors.ts";
import type { PageInput } from "./page.input.ts";

const documentAddress = /^\/documents\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.pdf$/;

const documentAddresses = new RegExp(documentAddress.source.slice(1, -1), "g");

/** The id of the uploaded document at an address; null for all other addresses. */
export const documentIdOf = (address: string): string | null =>
  documentAddress.exec(address)?.[1] ?? null;

/**
 * Brings back removed documents that the page's blocks offer again. Throws Invalid (rule `unknown`)
 * at the address of every document that does not exist.
 */
export async function restoreDocumentsOf(manager: EntityManager, input: PageInput): Promise<void> {
  const offered = languages.flatMap((language) => documentsIn(input, language));
  const missing = await restoreUsed(
    manager,
    offered.map(({ id }) => id),
  );
  const errors = offered.flatMap(({ id, path }): FieldError[] =>
    missing.has(id) ? [{ path, rule: "unknown" }] : [],
  );
  if (errors.length > 0) throw Invalid(errors);
}

/**
 * Moves to the trash what the previous version of the page offered and no page offers any more. What
 * an editor has taken back from the trash since then stays.
 */
export async function removeUnofferedDocuments(
  manager: EntityManager,
  id: string,
  author: Author,
): Promise<void> {
  const [previous]: { content: string }[] = await manager.query(
    `select content::text as content from change
     where kind = 'Page' and item_id = $1 and content is not null order by version desc nulls last limit 1`,
    [id],
  );
  if (previous) await trashUnoffered(manager, previous.content, author);
}

/** Moves the documents of pages that are erased to the trash, unless other pages offer them. */
export async function releaseDocumentsOf(
  manager: EntityManager,
  ids: readonly string[],
  author: Author,
): Promise<void> {
  // They go with their pages in any case; those that remain are of other pages.
  const [texts]: [{ text: string }[], number] = await manager.query(
    `delete from page_translation where item_id = any($1) returning blocks::text as text`,
    [ids],
  );
  await trashUnoffered(manager, texts.map(({ text }) => text).join(), author);
}

async function trashUnoffered(manager: EntityManager, content: string, author: Author) {
  const ids = [...content.matchAll(documentAddresses)].flatMap(([, id]) => id ?? []);
  if (ids.length > 0) await moveToTrash(manager, author, ids);
}

const documentsIn = ({ translations }: PageInput, language: "ua" | "eng") =>
  (translations[language]?.blocks ?? []).flatMap(({ documents }, block) =>
    (documents?.entries ?? []).flatMap(({ address }, entry) => {
      const path = `translations.${language}.blocks.${block}.documents.entries.${entry}.address`;
      const id = documentIdOf(address);
      return id ? { id, path } : [];
    }),
  );
