/** The ratio of a picture's sides, within bounds: neither a strip nor a tower. */
export const ratioOf = (image: { width: number | null; height: number | null } | null): number =>
  Math.min(Math.max((image?.width ?? 4) / (image?.height ?? 3), 4 / 5), 3 / 2);
