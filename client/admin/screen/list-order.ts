type Identified = { id: string };

/** The list with one item moved from one index to another, both from 0. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = [...items];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** The items in the order of `ids`; those not named keep their order after the others. */
export function sortByIds<Item extends Identified>(
  items: readonly Item[],
  ids: readonly string[],
): Item[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: Item) => places.get(id) ?? ids.length;
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Rows on a page of a manually ordered list: the server's maximum page size. */
export const manualOrderPageSize = 100;

/** The ids of both lists: those of the first, and the second's others after their predecessors. */
export function mergeOrders(first: readonly string[], second: readonly string[]): string[] {
  const ids = [...first];
  for (const [index, id] of second.entries()) {
    const before = second[index - 1];
    if (!ids.includes(id)) ids.splice(before ? ids.indexOf(before) + 1 : 0, 0, id);
  }
  return ids;
}
