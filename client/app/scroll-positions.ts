/** An element's id and its distance from the window's upper edge, in pixels. */
export type ReadingPosition = { id: string; top: number };

/** The reader's position: the element with an id nearest to the window's upper third. */
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

/** Text has another length in another language: scrolls the same element to its former position. */
export function restoreReadingPosition({ id, top }: ReadingPosition): void {
  const moved = (document.getElementById(id)?.getBoundingClientRect().top ?? top) - top;
  window.scrollBy({ top: moved, behavior: "instant" });
}

const storageKey = "scroll-places";

/** Scroll position of each entry of the browser's history, in pixels from the top. */
const positions = new Map<string, number>(loadPositions());

/** Records the scroll position under an entry's key until the returned function is called. */
export function trackScrollPosition(entry: string): () => void {
  // The browser would scroll before the page of that entry is rendered.
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
  // After a reload the page is rendered at once, so the browser restores the position itself.
  history.scrollRestoration = "auto";
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
  } catch {
    // Storage may be blocked; then positions last for this visit only.
  }
}
