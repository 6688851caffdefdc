import { useState } from "react";
import { useTrashDocumentsQuery } from "../../graphql/generated/TrashDocuments.ts";
import { useLanguage } from "../../phrases/language.tsx";

/** Rows on a page. */
const size = 20;

/** The page that is shown: acting on rows may leave the last page empty. */
const pageWithin = (wished: number, total: number | undefined) =>
  total === undefined ? wished : Math.min(wished, Math.max(1, Math.ceil(total / size)));

/** The documents in the trash, and those that nothing uses, a page of each. */
export function useTrashDocuments() {
  const language = useLanguage();
  const [deletedPage, setDeletedPage] = useState(1);
  const [unusedPage, setUnusedPage] = useState(1);
  const { data, previousData } = useTrashDocumentsQuery({
    variables: {
      language,
      first: size,
      deletedSkip: (deletedPage - 1) * size,
      unusedSkip: (unusedPage - 1) * size,
    },
  });
  const lists = data ?? previousData;
  const deleted = pageWithin(deletedPage, lists?.deletedDocuments.total);
  const unused = pageWithin(unusedPage, lists?.unusedDocuments.total);
  if (deleted !== deletedPage) setDeletedPage(deleted);
  if (unused !== unusedPage) setUnusedPage(unused);
  return {
    size,
    deleted: { ...lists?.deletedDocuments, page: deleted, onPage: setDeletedPage },
    unused: { ...lists?.unusedDocuments, page: unused, onPage: setUnusedPage },
  };
}
