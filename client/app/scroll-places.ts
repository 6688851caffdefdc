const key = "scroll-places";

/** Where the reader was on each entry of the browser's history, in pixels from the top. */
const places = new Map<string, number>(read());

/** Notes the reader's place under an entry's key until the returned function is called. */
export function notePlaces(entry: string): () => void {
  // The browser would scroll before the page of that entry is drawn.
  history.scrollRestoration = "manual";
  const note = () => {
    places.set(entry, window.scrollY);
  };
  window.addEventListener("scroll", note, { passive: true });
  window.addEventListener("pagehide", keep);
  return () => {
    window.removeEventListener("scroll", note);
    window.removeEventListener("pagehide", keep);
  };
}

/** Undefined for an entry that was never scrolled. */
export const placeOf = (entry: string): number | undefined => places.get(entry);

function read(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "[]");
  } catch {
    return [];
  }
}

/** The last fifty entries, for a reader who comes back from another site. */
function keep(): void {
  // A reload draws the page at once: there the browser knows best.
  history.scrollRestoration = "auto";
  try {
    sessionStorage.setItem(key, JSON.stringify([...places].slice(-50)));
  } catch {
    // Storage may be forbidden; then only this visit remembers.
  }
}
