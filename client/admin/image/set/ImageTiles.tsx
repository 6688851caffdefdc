import { memo, type ReactNode, useEffect, useRef, useState } from "react";
import { useStableCallback } from "../../../ui/useStableCallback.ts";
import { moveItem } from "../../screen/list-order.ts";
import { AdminPicture } from "../AdminPicture.tsx";
import { ImageDetails } from "../details/ImageDetails.tsx";
import { ImageTile, tileSizes } from "./ImageTile.tsx";
import styles from "./ImageTiles.module.css";
import { SortableList } from "./SortableList.tsx";

type ImageTilesProps = {
  ids: readonly string[];
  onChange: (change: (ids: readonly string[]) => readonly string[]) => void;
  /** Whether the first image is the cover. */
  hasCover: boolean;
  /** Pending uploads, after the images. */
  children?: ReactNode;
};

/** An item's images in their order: reorder, open and remove them. */
export const ImageTiles = memo(function ImageTiles({
  ids,
  onChange,
  hasCover,
  children,
}: ImageTilesProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const [leftFrom, setLeftFrom] = useState<number | null>(null);
  useFocusAfterRemoval(list, leftFrom, ids.length);

  const takeOff = useStableCallback((id: string) => {
    setLeftFrom(ids.indexOf(id));
    onChange((now) => now.filter((other) => other !== id));
  });
  const putBack = useStableCallback((id: string, place: number) =>
    onChange((now) => (now.includes(id) ? now : now.toSpliced(place - 1, 0, id))),
  );

  return (
    <>
      <SortableList
        ids={ids}
        thing="image"
        layout="grid"
        onMove={(id, over) => onChange((now) => withMoved(now, id, over))}
        renderDragged={renderDragged}
      >
        <ul className={styles.tiles} ref={list}>
          {ids.map((id, index) => (
            <ImageTile
              key={id}
              id={id}
              place={index + 1}
              total={ids.length}
              hasCover={hasCover}
              onOpen={setOpened}
              onRemoved={takeOff}
              onRestored={putBack}
            />
          ))}
          {children}
        </ul>
      </SortableList>
      {opened && (
        <ImageDetails
          ids={ids}
          id={opened}
          onMove={setOpened}
          {...(hasCover && {
            onCover: (id: string) => onChange((now) => withMoved(now, id, now[0] ?? id)),
          })}
        />
      )}
    </>
  );
});

const renderDragged = (id: string) => (
  <div className={styles.held}>
    <AdminPicture id={id} sizes={tileSizes} />
  </div>
);

/** The list with `id` moved to the position of `over`. */
const withMoved = (ids: readonly string[], id: string, over: string): readonly string[] =>
  ids.includes(id) && ids.includes(over) ? moveItem(ids, ids.indexOf(id), ids.indexOf(over)) : ids;

/** After a removal by keyboard, moves the focus to the next image. */
function useFocusAfterRemoval(
  list: React.RefObject<HTMLUListElement | null>,
  leftFrom: number | null,
  total: number,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each removal only
  useEffect(() => {
    if (leftFrom === null) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>("[data-remove]");
    buttons?.item(Math.min(leftFrom, buttons.length - 1))?.focus();
  }, [leftFrom, total]);
}
