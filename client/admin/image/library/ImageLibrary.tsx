import { useDebouncedValue } from "@mantine/hooks";
import type { AdminImage } from "../useAdminImage.ts";
import { EmptyLibrary } from "./EmptyLibrary.tsx";
import { ImageGrid } from "./ImageGrid.tsx";
import styles from "./ImageLibrary.module.css";
import { LibraryBar, type LibraryQuery } from "./LibraryBar.tsx";
import { useImageList } from "./useImageList.ts";

type ImageLibraryProps = {
  query: LibraryQuery;
  onQueryChange: (query: LibraryQuery) => void;
  /** `all` are the images shown now, in their order. */
  onChoose: (image: AdminImage, all: readonly AdminImage[]) => void;
  chosen?: readonly string[];
  alreadyUsed?: readonly string[];
};

/** All images, with search and filter, to choose from. */
export function ImageLibrary({ query, onQueryChange, onChoose, ...selection }: ImageLibraryProps) {
  // Debounced: the server is not queried on every keystroke.
  const [search] = useDebouncedValue(query.search.trim(), 250);
  const list = useImageList({ search, filter: query.filter });
  return (
    <div className={styles.library}>
      <LibraryBar query={query} onChange={onQueryChange} total={list.total} />
      {list.images?.length === 0 && !list.isLoading ? (
        <EmptyLibrary query={query} onShowAll={() => onQueryChange({ search: "", filter: null })} />
      ) : (
        <ImageGrid
          list={list}
          onChoose={(image) => onChoose(image, list.images ?? [])}
          {...selection}
        />
      )}
    </div>
  );
}
