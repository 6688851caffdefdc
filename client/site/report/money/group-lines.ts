import type { LineCategory } from "../../../phrases/line-categories.ts";

export type LineDirection = "IN" | "OUT";

type Line = { direction: LineDirection; category: LineCategory; amount: number };

/** The lines of one category, in their order, with their sum in kopecks. */
export type CategoryGroup<One extends Line> = {
  category: LineCategory;
  sum: number;
  lines: One[];
};

/** Groups the lines of one direction by category: the largest sum first. */
export function groupByCategory<One extends Line>(
  lines: readonly One[],
  direction: LineDirection,
): CategoryGroup<One>[] {
  const groups = new Map<LineCategory, CategoryGroup<One>>();
  for (const line of lines) {
    if (line.direction !== direction) continue;
    const { category } = line;
    const group = groups.get(category) ?? { category, sum: 0, lines: [] };
    group.sum += line.amount;
    group.lines.push(line);
    groups.set(category, group);
  }
  return [...groups.values()].sort((one, other) => other.sum - one.sum);
}
