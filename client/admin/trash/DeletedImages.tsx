import type { DeletedImagesQuery } from "../../graphql/generated/DeletedImages.ts";
import { trashPhrases } from "../../phrases/admin/trash.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { TablePagination } from "../table/TablePagination.tsx";
import { DeletedImageRow } from "./DeletedImageRow.tsx";
import styles from "./TrashPage.module.css";

type DeletedImagesProps = {
  images: DeletedImagesQuery["deletedImages"];
  page: number;
  size: number;
  onPage: (page: number) => void;
};

/** Deleted pictures, which no page shows until they are restored into the library. */
export function DeletedImages({ images, page, size, onPage }: DeletedImagesProps) {
  const phrases = usePhrases(trashPhrases);
  return (
    <>
      <div className={styles.next}>
        <h2>{phrases.pictures}</h2>
        <p>{phrases.picturesText}</p>
      </div>
      <section className={styles.panel} aria-label={phrases.picturesList}>
        <ul className={styles.rows}>
          {images.items.map((image) => (
            <DeletedImageRow key={image.id} image={image} />
          ))}
        </ul>
        <TablePagination
          page={page}
          size={size}
          shown={images.items.length}
          total={images.total}
          onPage={onPage}
        />
      </section>
    </>
  );
}
