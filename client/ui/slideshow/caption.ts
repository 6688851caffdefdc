/**
 * The title of a picture: the part of its alternative text before a colon, "Ternopil" of "Ternopil:
 * a castle above the lake"; the whole text when there is none.
 */
export function captionOf(alt: string): string {
  const end = alt.search(/:\s/u);
  return end > 0 ? alt.slice(0, end) : alt;
}
