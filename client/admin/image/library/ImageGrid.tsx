import { Button, Loader } from "@mantine/core";
import { useIntersection } from "@mantine/hooks";
import { useEffect } from "react";
import { imageLibraryPhrases } from "../../../phrases/admin/images.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { useStableCallback } from "../../../ui/useStableCallback.ts";
import type { AdminImage } from "../useAdminImage.ts";
import styles from "./ImageGrid.module.css";
import { LibraryTile } from "./LibraryTile.tsx";
import type { useImageList } from "./useImageList.ts";

type ImageGridProps = {
  list: ReturnType<typeof useImageList>;
  onChoose: (image: AdminImage, isRange: boolean) => void;
  /** Set where opened images can also be selected. */
  onSelect: ((id: string, isRange: boolean) => void) | undefined;
  /** Ids of the selected images; set where images are picked or selected. */
  chosen?: readonly string[];
  /** Ids of images that the item already uses. */
  alreadyUsed?: readonly string[];
};

/** The library's images as tiles; more are loaded while the user scrolls. */
export function ImageGrid(props: ImageGridProps) {
  const { list, onChoose, onSelect, chosen, alreadyUsed = [] } = props;
  const phrases = usePhrases(imageLibraryPhrases);
  const choose = useStableCallback(onChoose);
  const select = useStableCallback((id: string, isRange: boolean) => onSelect?.(id, isRange));
  if (list.hasFailed) {
    return (
      <p className={styles.failed} role="alert">
        <span>{phrases.failed}</span>{" "}
        <Button variant="default" onClick={list.retry}>
          {phrases.more}
        </Button>
      </p>
    );
  }
  if (!list.images) return <GridSkeleton />;
  return (
    <>
      <ul className={styles.grid} aria-busy={list.isLoading}>
        {list.images.map((image) => (
          <LibraryTile
            key={image.id}
            image={image}
            onChoose={choose}
            onSelect={onSelect && select}
            isChosen={chosen?.includes(image.id)}
            isAlreadyUsed={alreadyUsed.includes(image.id)}
          />
        ))}
      </ul>
      {list.hasMore && <More list={list} />}
    </>
  );
}

function More({ list }: Pick<ImageGridProps, "list">) {
  const phrases = usePhrases(imageLibraryPhrases);
  const { ref, entry } = useIntersection({ rootMargin: "600px" });
  const more = useStableCallback(list.more);
  const isNear = entry?.isIntersecting ?? false;
  const count = list.images?.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a loaded page may leave the end within view
  useEffect(() => {
    if (isNear) void more();
  }, [isNear, count, more]);
  return (
    <div ref={ref} className={styles.more}>
      <Button variant="default" loading={list.isLoading} onClick={() => void list.more()}>
        {phrases.more}
      </Button>
    </div>
  );
}

function GridSkeleton() {
  const phrases = usePhrases(imageLibraryPhrases);
  return (
    <p className={styles.waiting} role="status">
      <Loader size="sm" /> <span>{phrases.loading}</span>
    </p>
  );
}
