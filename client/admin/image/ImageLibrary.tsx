import { useDebouncedValue } from "@mantine/hooks";
import { ImageGrid } from "./ImageGrid.tsx";
import styles from "./ImageLibrary.module.css";
import { LibraryBar, type Sought } from "./LibraryBar.tsx";
import { LibraryEmpty } from "./LibraryEmpty.tsx";
import type { AdminImage } from "./useAdminImage.ts";
import { useImageList } from "./useImageList.ts";

type Library = {
  sought: Sought;
  onSeek: (sought: Sought) => void;
  /** `all` are those shown now, in their order. */
  onChoose: (image: AdminImage, all: readonly AdminImage[]) => void;
  chosen?: readonly string[];
  taken?: readonly string[];
};

/** All images: to search, to narrow down, to choose from. */
export function ImageLibrary({ sought, onSeek, onChoose, ...marks }: Library) {
  // Nobody is asked for every letter.
  const [search] = useDebouncedValue(sought.search.trim(), 250);
  const list = useImageList({ search, filter: sought.filter });
  return (
    <div className={styles.library}>
      <LibraryBar sought={sought} onChange={onSeek} total={list.total} />
      {list.images?.length === 0 && !list.isLoading ? (
        <LibraryEmpty sought={sought} onShowAll={() => onSeek({ search: "", filter: null })} />
      ) : (
        <ImageGrid
          list={list}
          onChoose={(image) => onChoose(image, list.images ?? [])}
          {...marks}
        />
      )}
    </div>
  );
}
