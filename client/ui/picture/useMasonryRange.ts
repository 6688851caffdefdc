import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { MasonryTile } from "./window-masonry-layout.ts";

/** The same bound as in WindowMasonry.module.css. */
const wideScreen = "(width >= 768px)";

/** Rows of items beyond either edge of the window that are in the document too. */
const overscanRows = 3;

type Columns = { columns: number; gap: number; tiles: readonly MasonryTile[] };

/** Where the list stands: pixels, `top` from the document's; null before it was measured. */
type Viewport = { isWide: boolean; width: number; top: number };

/** Which items of a masonry are near the window, and those that must stay: the one in focus. */
export function useMasonryRange(options: { wide: Columns; narrow: Columns; first: number }) {
  const list = useRef<HTMLUListElement>(null);
  const place = useViewport(list);
  const [held, hold] = useState<number | null>(null);
  const { columns, gap, tiles } = place?.isWide ? options.wide : options.narrow;
  const width = place?.width ?? 0;

  const virtualizer = useWindowVirtualizer({
    enabled: place !== null,
    count: tiles.length,
    lanes: columns,
    gap: gap * width,
    estimateSize: (index) => (tiles[index]?.height ?? 0) * width,
    scrollMargin: place?.top ?? 0,
    overscan: overscanRows,
    // It would bring the window to where it was when the list came, which is for others to say.
    scrollToFn: () => undefined,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      return held === null ? near : [...new Set([...near, held])].sort((a, b) => a - b);
    },
  });

  // Sizes follow from the width, which the virtualizer cannot see.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when these change
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, width, columns, tiles]);

  const first = Array.from({ length: Math.min(options.first, tiles.length) }, (_, index) => index);
  return {
    list,
    indexes: place ? virtualizer.getVirtualIndexes() : first,
    hold,
    /** Brings an item that is out of sight a third of the window's height below its top. */
    scrollTo(index: number) {
      const top = (place?.top ?? 0) + (tiles[index]?.top ?? 0) * width - window.scrollY;
      const third = window.innerHeight / 3;
      if (top < third / 2 || top > 2 * third) {
        window.scrollBy({ top: top - third, behavior: "instant" });
      }
    },
  };
}

function useViewport(list: { readonly current: HTMLElement | null }): Viewport | null {
  const [place, setPlace] = useState<Viewport | null>(null);

  useLayoutEffect(() => setPlace(measure(list.current)), [list]);

  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const now = measure(list.current);
      setPlace((before) => (isSame(before, now) ? before : now));
    });
    // What stands above may grow as well, and move the list.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);

  return place;
}

function measure(list: HTMLElement | null): Viewport | null {
  if (!list) return null;
  const { width, top } = list.getBoundingClientRect();
  return { isWide: matchMedia(wideScreen).matches, width, top: top + window.scrollY };
}

const isSame = (one: Viewport | null, other: Viewport | null): boolean =>
  one?.isWide === other?.isWide && one?.width === other?.width && one?.top === other?.top;
