import { findCaseWorker } from "../../account/case-workers.ts";
import { ExpectedError, Invalid } from "../../platform/errors.ts";
import { requireCaseWorker } from "../../platform/viewer.ts";
import type { ApplicationContext } from "../application.context.ts";
import { Application, type ApplicationState } from "../application.entity.ts";
import { type ApplicationTarget, assign, changeState } from "./application-changes.ts";

/** `erased`: its personal data was erased, so that it cannot be changed any more. */
export type ChangeOutcome = "changed" | "stale" | "erased" | "missing";

export interface ChangeResult {
  id: string;
  outcome: ChangeOutcome;
  /** As it is now; null when it is missing. */
  application: Application | null;
}

/**
 * Assigns each application for itself: one that cannot be changed leaves the others changed. Null
 * removes the assignees. For case workers and admins. Throws Invalid for an unknown user.
 */
export async function assignEach(
  context: ApplicationContext,
  targets: readonly ApplicationTarget[],
  userId: string | null,
): Promise<ChangeResult[]> {
  requireCaseWorker(context.viewer);
  const isKnown = userId === null || (await findCaseWorker(context.db, userId)) !== null;
  if (!isKnown) throw Invalid([{ path: "userId", rule: "unknown" }]);
  return changeEach(context, targets, (target) => assign(context, target, userId));
}

/** Likewise for the state. */
export async function changeStateOfEach(
  context: ApplicationContext,
  targets: readonly ApplicationTarget[],
  state: ApplicationState,
): Promise<ChangeResult[]> {
  requireCaseWorker(context.viewer);
  return changeEach(context, targets, (target) => changeState(context, target, state));
}

async function changeEach(
  { db }: ApplicationContext,
  targets: readonly ApplicationTarget[],
  change: (target: ApplicationTarget) => Promise<void>,
): Promise<ChangeResult[]> {
  const results: ChangeResult[] = [];
  for (const target of targets) {
    const isChanged = await succeeds(() => change(target));
    const { id } = target;
    const application = isChanged !== "NOT_FOUND" ? await db.findOneBy(Application, { id }) : null;
    results.push({ id, application, outcome: outcomeOf(isChanged, application) });
  }
  return results;
}

/** True, or the code of an expected refusal; throws everything else. */
async function succeeds(change: () => Promise<void>): Promise<true | "NOT_FOUND" | "CONFLICT"> {
  try {
    await change();
    return true;
  } catch (error) {
    const code = error instanceof ExpectedError ? error.code : null;
    if (code === "NOT_FOUND" || code === "CONFLICT") return code;
    throw error;
  }
}

function outcomeOf(isChanged: true | string, application: Application | null): ChangeOutcome {
  if (!application) return "missing";
  if (isChanged === true) return "changed";
  return application.anonymisedAt ? "erased" : "stale";
}
