/** A named part of the page, and how far below the window's upper edge it stands, in pixels. */
export type ReadingPlace = { id: string; top: number };

/** What the reader is at: the named part nearest to the window's upper third. */
export function readingPlace(): ReadingPlace | null {
  const line = window.innerHeight / 3;
  const distance = ({ top }: ReadingPlace) => Math.abs(top - line);
  return [...document.querySelectorAll("main [id]")]
    .map((element) => ({ id: element.id, top: element.getBoundingClientRect().top }))
    .reduce<ReadingPlace | null>(
      (nearest, place) => (!nearest || distance(place) < distance(nearest) ? place : nearest),
      null,
    );
}

/** Words of another language take other room: puts the same part where it stood. */
export function returnTo({ id, top }: ReadingPlace): void {
  const moved = (document.getElementById(id)?.getBoundingClientRect().top ?? top) - top;
  window.scrollBy({ top: moved, behavior: "instant" });
}
