import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { MasonryTile } from "./window-masonry-layout.ts";

/** The same breakpoint as in WindowMasonry.module.css. */
const wideScreen = "(width >= 768px)";

/** Rows of items beyond either edge of the window that are rendered too. */
const overscanRows = 3;

type Columns = { columns: number; gap: number; tiles: readonly MasonryTile[] };

/** Position of the list in pixels, `top` relative to the document; null before it was measured. */
type Viewport = { isWide: boolean; width: number; top: number };

/** The items of a masonry near the window, and the focused one, which must stay rendered. */
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
    // The virtualizer would restore its own scroll offset on mount; the page decides that.
    scrollToFn: () => undefined,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      return held === null ? near : [...new Set([...near, held])].sort((a, b) => a - b);
    },
  });

  // Item sizes depend on the width, which the virtualizer does not observe.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when these change
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, width, columns, tiles]);

  const first = Array.from({ length: Math.min(options.first, tiles.length) }, (_, index) => index);
  return {
    list,
    indexes: place ? virtualizer.getVirtualIndexes() : first,
    hold,
    /**
     * Scrolls so that an item that is out of view stands a third of the window's height below its
     * top.
     */
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
    // Content above may grow too, and move the list.
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
