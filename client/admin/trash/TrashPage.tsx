import { useState } from "react";
import { useDeletedImagesQuery } from "../../graphql/generated/DeletedImages.ts";
import { useTrashPageQuery } from "../../graphql/generated/TrashPage.ts";
import { useIsAdmin } from "../../graphql/session.ts";
import { trashPhrases } from "../../phrases/admin/trash.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { AdminScreen } from "../screen/AdminScreen.tsx";
import { ListError } from "../table/ListError.tsx";
import { TablePagination } from "../table/TablePagination.tsx";
import { DeletedImages } from "./DeletedImages.tsx";
import { EmptyTrash } from "./EmptyTrash.tsx";
import { TrashDocuments } from "./TrashDocuments.tsx";
import styles from "./TrashPage.module.css";
import { TrashRow } from "./TrashRow.tsx";
import { useTrashDocuments } from "./useTrashDocuments.ts";

const size = 20;

/** Deleted items, pictures and documents, newest first, which can be restored. */
export function TrashPage() {
  const phrases = usePhrases(trashPhrases);
  const language = useLanguage();
  const isAdmin = useIsAdmin();
  const [wished, setPage] = useState(1);
  const [last, setLast] = useState(1);
  // Restoring items may leave the last page empty.
  const page = Math.min(wished, last);
  const answer = useTrashPageQuery({
    variables: { language, first: size, skip: (page - 1) * size },
  });
  const isLost = !!answer.error && !answer.data;
  const trash = isLost ? undefined : (answer.data ?? answer.previousData)?.trash;
  const [imagePage, setImagePage] = useState(1);
  const imageAnswer = useDeletedImagesQuery({
    variables: { first: size, skip: (imagePage - 1) * size },
  });
  const images = (imageAnswer.data ?? imageAnswer.previousData)?.deletedImages;
  // Restoring pictures may leave the last page empty.
  const lastImagePage = images ? Math.max(1, Math.ceil(images.total / size)) : imagePage;
  if (lastImagePage < imagePage) setImagePage(lastImagePage);
  const hasImages = images !== undefined && images.total > 0;
  const documents = useTrashDocuments();
  const hasMore = hasImages || Boolean(documents.deleted.total);
  const lastNow = trash ? Math.max(1, Math.ceil(trash.total / size)) : last;
  if (lastNow !== last) setLast(lastNow);
  return (
    <AdminScreen title={phrases.title}>
      <div className={styles.top}>
        <h1>{phrases.title}</h1>
        <p>{phrases.text}</p>
        {isAdmin && <EmptyTrash />}
      </div>
      <section
        className={styles.panel}
        aria-label={phrases.list}
        aria-busy={answer.loading}
        hidden={trash?.total === 0 && hasMore}
      >
        {isLost && <ListError answer={answer} />}
        {trash?.total === 0 && !hasMore && (
          <div className={styles.empty}>
            <h2>{phrases.empty}</h2>
            <p>{phrases.emptyText}</p>
          </div>
        )}
        <ul className={styles.rows}>
          {trash?.items.map((item) => (
            <TrashRow key={item.id} item={item} />
          ))}
        </ul>
        {trash && trash.total > 0 && (
          <TablePagination
            page={page}
            size={size}
            shown={trash.items.length}
            total={trash.total}
            onPage={setPage}
          />
        )}
      </section>
      {hasImages && (
        <DeletedImages images={images} page={imagePage} size={size} onPage={setImagePage} />
      )}
      <TrashDocuments lists={documents} />
    </AdminScreen>
  );
}
