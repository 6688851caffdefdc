import { changeItem, type Writer } from "../../content/content-commands.ts";
import type { WriteTarget } from "../../content/item-writes.ts";
import { authorName } from "../../history/record-change.ts";
import { Forbidden, Invalid } from "../../platform/errors.ts";
import { requireEditor } from "../../platform/viewer.ts";
import { reportKind } from "../report.kind.ts";
import { ReportFigures } from "./figures.entity.ts";
import type { FiguresState } from "./figures-states.ts";
import { sumDifference } from "./figures-sums.ts";
import { figuresOf } from "./stored-figures.ts";

/** The states from which each state is reached, and how the history calls the change. */
const transitions = {
  DRAFT: { from: ["CHECKED", "PUBLISHED"], action: "figuresReopened" },
  CHECKED: { from: ["DRAFT"], action: "figuresChecked" },
  PUBLISHED: { from: ["CHECKED"], action: "figuresPublished" },
} as const satisfies Record<FiguresState, object>;

/**
 * Moves the figures of a report to another state, and returns the report's id. Only somebody other
 * than the person who last changed the figures may check them: throws Forbidden `samePerson`. Throws
 * Invalid for a report without figures, for a state that cannot follow (`state`, rule `transition`),
 * and for checking sums that do not add up (`figures.closingBalance`, rule `sum`).
 */
export function setFiguresState(
  writer: Writer,
  target: WriteTarget,
  state: FiguresState,
): Promise<string> {
  const { id: viewerId } = requireEditor(writer.viewer);
  const { from, action } = transitions[state];
  return changeItem(writer, reportKind, target, { action }, async (report, manager) => {
    const [figures] = await figuresOf(manager, [report.id]);
    if (!figures) throw Invalid([{ path: "figures", rule: "required" }]);
    if (!from.some((one) => one === figures.state)) {
      throw Invalid([{ path: "state", rule: "transition" }]);
    }
    if (state === "CHECKED") {
      if (figures.changedById === viewerId) throw Forbidden("samePerson");
      if (sumDifference(figures) !== 0) {
        throw Invalid([{ path: "figures.closingBalance", rule: "sum" }]);
      }
    }
    await manager.update(ReportFigures, { id: report.id }, { state, ...checkOf(state, writer) });
  });
}

/** Who has checked the figures, as it is stored with each state. */
function checkOf(state: FiguresState, { viewer, now }: Writer) {
  if (state === "PUBLISHED") return {};
  if (state === "DRAFT") return { checkedById: null, checkedBy: null, checkedAt: null };
  return {
    checkedById: requireEditor(viewer).id,
    checkedBy: authorName({ viewer }),
    checkedAt: now,
  };
}
