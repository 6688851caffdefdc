/** Selected ids in the order of their selection, and the one at which a range begins. */
export type ImageSelection = { ids: readonly string[]; anchor: string | null };

export const nothingSelected: ImageSelection = { ids: [], anchor: null };

/**
 * Selects an image, or takes it from the selection. A range selects every image of `all` between
 * the last one that was chosen and this one, and leaves what was selected before.
 */
export function select(
  { ids, anchor }: ImageSelection,
  id: string,
  { all, isRange }: { all: readonly string[]; isRange: boolean },
): ImageSelection {
  const [from, to] = [anchor === null ? -1 : all.indexOf(anchor), all.indexOf(id)];
  if (isRange && from >= 0 && to >= 0) {
    const range = all.slice(Math.min(from, to), Math.max(from, to) + 1);
    const inOrder = from > to ? range.reverse() : range;
    return { ids: [...new Set([...ids, ...inOrder])], anchor: id };
  }
  const isSelected = ids.includes(id);
  return { ids: isSelected ? ids.filter((other) => other !== id) : [...ids, id], anchor: id };
}

/** Without images that are not shown: nobody changes what they do not see. */
export const shownOf = (ids: readonly string[], all: readonly string[]): readonly string[] => {
  const shown = new Set(all);
  return ids.filter((id) => shown.has(id));
};
