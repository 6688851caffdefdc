import { useState } from "react";
import { toApiError } from "../../../graphql/errors.ts";
import type { ApplicationRowFragment } from "../../../graphql/generated/ApplicationRow.ts";
import {
  type ApplicationChangeFragment,
  useAssignApplicationsMutation,
  useChangeApplicationStatesMutation,
} from "../../../graphql/generated/InboxPage.ts";
import { inboxWorkPhrases } from "../../../phrases/admin/inbox-work.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import { useErrorText } from "../../screen/useErrorText.ts";
import type { ApplicationState } from "../inbox-query.ts";

/** `userId` null removes the assignees. */
export type BulkChange = { userId: string | null } | { state: ApplicationState };

type Target = { id: string; version: number };

/** An application that was not changed, and why. */
export type Refusal = {
  id: string;
  number: number;
  outcome: Exclude<ApplicationChangeFragment["outcome"], "CHANGED">;
};

export type BulkChanges = ReturnType<typeof useBulkChange>;

/**
 * Changes several applications at once. Those that a colleague has changed meanwhile stay
 * selected and are named; `onDone` gets their ids.
 */
export function useBulkChange(onDone: (stillSelected: readonly string[]) => void) {
  const phrases = usePhrases(inboxWorkPhrases);
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const context = { handlesOwnErrors: true };
  const [assign] = useAssignApplicationsMutation({ context });
  const [changeStates] = useChangeApplicationStatesMutation({ context });

  async function send(targets: readonly Target[], change: BulkChange) {
    const list = targets.map(({ id, version }) => ({ id, version }));
    if ("state" in change) {
      const { data } = await changeStates({ variables: { targets: list, state: change.state } });
      return data?.changeApplicationStates ?? [];
    }
    const { data } = await assign({ variables: { targets: list, userId: change.userId } });
    return data?.assignApplications ?? [];
  }

  /** Gives each application the value that it had, unless somebody has changed it since. */
  async function undo(
    rows: readonly ApplicationRowFragment[],
    results: readonly Target[],
    change: BulkChange,
  ) {
    const groups = new Map<string, { targets: Target[]; change: BulkChange }>();
    for (const row of rows) {
      const target = results.find(({ id }) => id === row.id);
      const earlier =
        "state" in change ? { state: row.state } : { userId: row.assignee?.id ?? null };
      const key = JSON.stringify(earlier);
      const group = groups.get(key) ?? { targets: [], change: earlier };
      if (target) group.targets.push(target);
      groups.set(key, group);
    }
    const undone: ApplicationChangeFragment[] = [];
    for (const group of groups.values()) undone.push(...(await send(group.targets, group.change)));
    return undone;
  }

  /** Shows what was refused; returns the others, with their present versions. */
  function report(
    rows: readonly ApplicationRowFragment[],
    results: readonly ApplicationChangeFragment[],
  ) {
    const numbers = new Map(rows.map(({ id, number }) => [id, number]));
    setRefusals(
      results.flatMap(({ id, outcome }) =>
        outcome === "CHANGED" ? [] : [{ id, number: numbers.get(id) ?? 0, outcome }],
      ),
    );
    return results.flatMap(({ id, outcome, application }) =>
      outcome === "CHANGED" && application ? [{ id, version: application.version }] : [],
    );
  }

  /** An error leaves the selection as it is. */
  async function attempt(work: () => Promise<void>) {
    setIsBusy(true);
    setError(null);
    try {
      await work();
    } catch (thrown) {
      const found = toApiError(thrown);
      const isUnknown = found.fields.some(({ path }) => path === "userId");
      setError(isUnknown ? phrases.unknownAssignee : errorText(found));
    } finally {
      setIsBusy(false);
    }
  }

  const apply = (rows: readonly ApplicationRowFragment[], change: BulkChange) =>
    attempt(async () => {
      const results = await send(rows, change);
      const changed = report(rows, results);
      onDone(results.filter(({ outcome }) => outcome === "STALE").map(({ id }) => id));
      if (changed.length === 0) return;
      const onClick = () =>
        void attempt(async () => {
          const undone = report(rows, await undo(rows, changed, change));
          if (undone.length === changed.length) notifySuccess({ title: phrases.undone });
        });
      notifySuccess({
        title: phrases.changed(changed.length),
        undo: { label: phrases.undo, onClick },
      });
    });

  return { apply, isBusy, error, refusals };
}
