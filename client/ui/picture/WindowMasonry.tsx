import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import { useMasonryRange } from "./useMasonryRange.ts";
import styles from "./WindowMasonry.module.css";
import { bottomOf, layoutMasonry, type MasonryTile } from "./window-masonry-layout.ts";

/** The gap between columns as a fraction of the list's width: 16 of 1280 px, 10 of 350. */
const gaps = { wide: 0.0125, narrow: 0.0286 };

export type MasonryHandle = {
  /** Scrolls to an item, wherever it is, and focuses its link. */
  reveal: (index: number) => void;
};

type WindowMasonryProps = {
  items: readonly {
    key: string;
    /** Aspect ratio, width divided by height. */
    ratio: number;
  }[];
  renderItem: (index: number) => ReactNode;
  /** On wide screens; narrow ones have two. */
  columns: number;
  /**
   * Number of items rendered before the script knows the window; without scripts no more follow.
   */
  first: number;
  ref?: Ref<MasonryHandle>;
};

/**
 * A masonry of pictures that scrolls with the window, in two columns on narrow screens. Only items
 * near the viewport are in the document, yet the list has its full height from the start: its
 * layout is relative to its width, so the scrollbar never jumps.
 */
export function WindowMasonry({ items, renderItem, columns, first, ref }: WindowMasonryProps) {
  const layouts = useMemo(() => {
    const ratios = items.map(({ ratio }) => ratio);
    return {
      wide: layoutMasonry(ratios, columns, gaps.wide),
      narrow: layoutMasonry(ratios, 2, gaps.narrow),
    };
  }, [items, columns]);
  const { list, indexes, hold, scrollTo } = useMasonryRange({
    wide: { columns, gap: gaps.wide, tiles: layouts.wide.tiles },
    narrow: { columns: 2, gap: gaps.narrow, tiles: layouts.narrow.tiles },
    first,
  });

  const wanted = useRef<number | null>(null);
  useImperativeHandle(ref, () => ({
    reveal(index) {
      wanted.current = index;
      hold(index);
      scrollTo(index);
    },
  }));
  // The item with the link may have to be rendered first.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const link = linkIn(list.current, wanted.current);
    if (link) wanted.current = null;
    link?.focus({ preventScroll: true });
  });

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
