import { useDebouncedValue } from "@mantine/hooks";
import type { ReactNode } from "react";
import type { AdminImage } from "../useAdminImage.ts";
import { EmptyLibrary } from "./EmptyLibrary.tsx";
import { ImageGrid } from "./ImageGrid.tsx";
import styles from "./ImageLibrary.module.css";
import { everyImage, LibraryBar, type LibraryQuery } from "./LibraryBar.tsx";
import { useImageList } from "./useImageList.ts";

type ImageLibraryProps = {
  query: LibraryQuery;
  onQueryChange: (query: LibraryQuery) => void;
  /** `all` are the images shown now, in their order; `isRange`: Shift was pressed. */
  onChoose: (image: AdminImage, all: readonly AdminImage[], isRange: boolean) => void;
  chosen?: readonly string[];
  alreadyUsed?: readonly string[];
  /** Set where opened images can also be selected. */
  onSelect?: (id: string, all: readonly string[], isRange: boolean) => void;
  /** Below the images, given those that are shown. */
  renderActions?: (all: readonly string[]) => ReactNode;
};

/** All images, with search and filter, to choose from. */
export function ImageLibrary(props: ImageLibraryProps) {
  const { query, onQueryChange, onChoose, onSelect, renderActions, ...selection } = props;
  // Debounced: the server is not queried on every keystroke.
  const [search] = useDebouncedValue(query.search.trim(), 250);
  const list = useImageList({ search, filter: query.filter, tag: query.tag });
  const images = list.images ?? [];
  const ids = images.map(({ id }) => id);
  return (
    <div className={styles.library}>
      <LibraryBar query={query} onChange={onQueryChange} total={list.total} />
      {list.images?.length === 0 && !list.isLoading ? (
        <EmptyLibrary query={query} onShowAll={() => onQueryChange(everyImage)} />
      ) : (
        <ImageGrid
          list={list}
          onChoose={(image, isRange) => onChoose(image, images, isRange)}
          onSelect={onSelect && ((id, isRange) => onSelect(id, ids, isRange))}
          {...selection}
        />
      )}
      {renderActions?.(ids)}
    </div>
  );
}
