export type LineDirection = "IN" | "OUT";

type Category = { id: string; name: string };
type Line = { direction: LineDirection; moneyCategory: Category; amount: number };

/** The lines of one category, in their order, with their sum in kopecks. */
export type CategoryGroup<One extends Line> = {
  category: Category;
  sum: number;
  lines: One[];
};

/** Groups the lines of one direction by category: the largest sum first. */
export function groupByCategory<One extends Line>(
  lines: readonly One[],
  direction: LineDirection,
): CategoryGroup<One>[] {
  const groups = new Map<string, CategoryGroup<One>>();
  for (const line of lines) {
    if (line.direction !== direction) continue;
    const { moneyCategory: category } = line;
    const group = groups.get(category.id) ?? { category, sum: 0, lines: [] };
    group.sum += line.amount;
    group.lines.push(line);
    groups.set(category.id, group);
  }
  return [...groups.values()].sort((one, other) => other.sum - one.sum);
}
