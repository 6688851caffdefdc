/** A named part of the page, and how far below the window's upper edge it stands, in pixels. */
export type ReadingPosition = { id: string; top: number };

/** What the reader is at: the named part nearest to the window's upper third. */
export function readingPosition(): ReadingPosition | null {
  const line = window.innerHeight / 3;
  const distance = ({ top }: ReadingPosition) => Math.abs(top - line);
  return [...document.querySelectorAll("main [id]")]
    .map((element) => ({ id: element.id, top: element.getBoundingClientRect().top }))
    .reduce<ReadingPosition | null>(
      (nearest, place) => (!nearest || distance(place) < distance(nearest) ? place : nearest),
      null,
    );
}

/** Words of another language take other room: puts the same part where it stood. */
export function restoreReadingPosition({ id, top }: ReadingPosition): void {
  const moved = (document.getElementById(id)?.getBoundingClientRect().top ?? top) - top;
  window.scrollBy({ top: moved, behavior: "instant" });
}

const storageKey = "scroll-places";

/** Where the reader was on each entry of the browser's history, in pixels from the top. */
const positions = new Map<string, number>(loadPositions());

/** Notes the reader's place under an entry's key until the returned function is called. */
export function trackScrollPosition(entry: string): () => void {
  // The browser would scroll before the page of that entry is drawn.
  history.scrollRestoration = "manual";
  const update = () => {
    positions.set(entry, window.scrollY);
  };
  window.addEventListener("scroll", update, { passive: true });
  window.addEventListener("pagehide", savePositions);
  return () => {
    window.removeEventListener("scroll", update);
    window.removeEventListener("pagehide", savePositions);
  };
}

/** Undefined for an entry that was never scrolled. */
export const scrollPositionOf = (entry: string): number | undefined => positions.get(entry);

function loadPositions(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
  } catch {
    return [];
  }
}

/** The last fifty entries, for a reader who comes back from another site. */
function savePositions(): void {
  // A reload draws the page at once: there the browser knows best.
  history.scrollRestoration = "auto";
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
  } catch {
    // Storage may be forbidden; then only this visit remembers.
  }
}
