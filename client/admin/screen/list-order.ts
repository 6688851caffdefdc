type Identified = { id: string };

/** The list with one item taken from its place and put at another; places count from 0. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = [...items];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** The items as `ids` wish; those that it does not name keep their order behind the others. */
export function sortByIds<Item extends Identified>(
  items: readonly Item[],
  ids: readonly string[],
): Item[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: Item) => places.get(id) ?? ids.length;
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Rows on a page of a list in an order made by hand: as many as the server gives at once. */
export const manualOrderPageSize = 100;
