/** The goal of a row; null if the figure is for information only. */
type Goal = { atLeast: number } | { atMost: number } | null;

export interface RowDefinition {
  id: string;
  what: string;
  goal: Goal;
  /** The unit of the figure; ratios have none. */
  unit?: string;
  /** Left out of `--quick`. */
  isLong?: boolean;
}

/** A figure, or the reason why there is none. */
export type Finding =
  | { value: number; spread?: [least: number, most: number]; seen: string }
  | { missing: string };

export interface Row extends RowDefinition {
  finding: Finding;
}

export const isMet = ({ goal, finding }: Row): boolean | null => {
  if (!goal) return null;
  if ("missing" in finding) return false;
  return "atLeast" in goal ? finding.value >= goal.atLeast : finding.value <= goal.atMost;
};

/** The table in Markdown. `accepted` has the accepted figures by row title. */
export function tableOf(rows: readonly Row[], accepted: ReadonlyMap<string, string>): string {
  const lines = rows.map((row) => {
    const { what, goal, finding, unit } = row;
    const met = isMet(row);
    return [
      what,
      goalText(goal, unit),
      figureOf(row),
      met === null ? "" : met ? "✓" : "✗",
      accepted.get(what) ?? "",
      "missing" in finding ? finding.missing : finding.seen,
    ];
  });
  return table(["measured", "goal", "figure", "met", "accepted", "seen"], lines);
}

const goalText = (goal: Goal, unit = "") => {
  if (!goal) return "";
  const sign = "atLeast" in goal ? "≥" : "≤";
  return `${sign} ${[...("atLeast" in goal ? [goal.atLeast] : [goal.atMost]), unit].join(" ").trim()}`;
};

function figureOf({ finding, unit = "" }: Row): string {
  if ("missing" in finding) return "–";
  const { value, spread } = finding;
  const between = spread ? ` (${spread.map(shortened).join("–")})` : "";
  return `${`${shortened(value)} ${unit}`.trim()}${between}`;
}

/** Rounds to three significant digits; the precision of a measurement is not higher. */
export const shortened = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString("en") : String(Number(value.toPrecision(3)));

function table(head: string[], lines: string[][]): string {
  const cells = [head, head.map(() => "---"), ...lines];
  return cells.map((line) => `| ${line.join(" | ")} |`).join("\n");
}
