import type { LineDirection } from "./group-lines.ts";

type Total<Project> = { direction: LineDirection; amount: number; project: Project | null };

/** The spending for each project, the largest sum first; what belongs to none is last. */
export function sumByProject<Project extends { id: string }>(totals: readonly Total<Project>[]) {
  const sums = new Map<string, { project: Project | null; sum: number }>();
  for (const { direction, project, amount } of totals) {
    if (direction === "IN") continue;
    const key = project?.id ?? "";
    sums.set(key, { project, sum: (sums.get(key)?.sum ?? 0) + amount });
  }
  return [...sums.values()].sort(
    (one, other) =>
      Number(one.project === null) - Number(other.project === null) || other.sum - one.sum,
  );
}
