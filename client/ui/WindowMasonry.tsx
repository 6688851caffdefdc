import { type CSSProperties, type ReactNode, type Ref, useImperativeHandle, useMemo } from "react";
import { flushSync } from "react-dom";
import { useMasonryRange } from "./useMasonryRange.ts";
import styles from "./WindowMasonry.module.css";
import { bottomOf, layoutMasonry, type MasonryTile } from "./window-masonry-layout.ts";

/** Columns and the gap between them as a part of the list's width; 16 of 1280 px, 10 of 350. */
const wide = { columns: 4, gap: 0.0125 };
const narrow = { columns: 2, gap: 0.0286 };

export type MasonryHandle = {
  /** Scrolls to an item, wherever it is, and focuses its link. */
  reveal: (index: number) => void;
};

type WindowMasonryProps = {
  items: readonly {
    key: string;
    /** Width by height. */
    ratio: number;
  }[];
  renderItem: (index: number) => ReactNode;
  /** How many are drawn before the script knows the window; without scripts it stays at them. */
  first: number;
  ref?: Ref<MasonryHandle>;
};

/**
 * A masonry of four columns, two on narrow screens, that scrolls with the window. The document
 * holds only the items near the view, yet the list has its whole height from the first moment:
 * it is laid out in percent of itself, so the scrollbar never jumps.
 */
export function WindowMasonry({ items, renderItem, first, ref }: WindowMasonryProps) {
  const layouts = useMemo(() => {
    const ratios = items.map(({ ratio }) => ratio);
    return {
      wide: layoutMasonry(ratios, wide.columns, wide.gap),
      narrow: layoutMasonry(ratios, narrow.columns, narrow.gap),
    };
  }, [items]);
  const { list, indexes, hold, scrollTo } = useMasonryRange({
    wide: { ...wide, tiles: layouts.wide.tiles },
    narrow: { ...narrow, tiles: layouts.narrow.tiles },
    first,
  });

  useImperativeHandle(ref, () => ({
    reveal(index) {
      flushSync(() => hold(index));
      scrollTo(index);
      linkIn(list.current, index)?.focus({ preventScroll: true });
    },
  }));

  const shapes = {
    "--shape-wide": 1 / layouts.wide.height,
    "--shape-narrow": 1 / layouts.narrow.height,
    "--first-wide": 1 / bottomOf(layouts.wide.tiles.slice(0, first)),
    "--first-narrow": 1 / bottomOf(layouts.narrow.tiles.slice(0, first)),
  } as CSSProperties; // React's type has no place for custom properties
  return (
    <div className={styles.window} style={shapes}>
      <ul
        className={styles.list}
        ref={list}
        onFocus={({ target }) => hold(indexOf(target))}
        onBlur={() => hold(null)}
      >
        {indexes.map((index) => {
          const tile = { wide: layouts.wide.tiles[index], narrow: layouts.narrow.tiles[index] };
          if (!tile.wide || !tile.narrow) return null;
          return (
            <li
              key={items[index]?.key}
              className={styles.item}
              style={
                {
                  ...placeOf(tile.wide, layouts.wide.height, "wide"),
                  ...placeOf(tile.narrow, layouts.narrow.height, "narrow"),
                } as CSSProperties // as above
              }
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
            >
              {renderItem(index)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const placeOf = (tile: MasonryTile, height: number, name: "wide" | "narrow") => ({
  [`--left-${name}`]: percent(tile.left),
  [`--top-${name}`]: percent(tile.top / height),
  [`--width-${name}`]: percent(tile.width),
  [`--height-${name}`]: percent(tile.height / height),
});

const percent = (part: number): string => `${Number((part * 100).toFixed(4))}%`;

function indexOf(element: Element): number | null {
  const index = element.closest("li")?.dataset.index;
  return index === undefined ? null : Number(index);
}

const linkIn = (list: HTMLElement | null, index: number) =>
  list?.querySelector<HTMLElement>(`[data-index="${index}"] a`);
