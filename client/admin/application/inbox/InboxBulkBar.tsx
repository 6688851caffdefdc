import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import type { ApplicationRowFragment } from "../../../graphql/generated/ApplicationRow.ts";
import { useCaseWorkersQuery } from "../../../graphql/generated/CaseWorkers.ts";
import { applicationsPhrases } from "../../../phrases/admin/applications.ts";
import { inboxWorkPhrases } from "../../../phrases/admin/inbox-work.ts";
import { listPhrases } from "../../../phrases/admin/lists.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import bar from "../../table/BulkBar.module.css";
import { RowCheckbox } from "../../table/rows/RowCheckbox.tsx";
import type { ContentTableState } from "../../table/state/useContentTable.ts";
import { applicationStates } from "../inbox-query.ts";
import styles from "./InboxBulkBar.module.css";
import type { BulkChange, BulkChanges } from "./useBulkChange.ts";

type InboxBulkBarProps = {
  table: ContentTableState;
  /** The rows of the page that can be changed. */
  shown: readonly ApplicationRowFragment[];
  changes: BulkChanges;
};

/** Assigns the selected applications, or changes their state. */
export function InboxBulkBar({ table, shown, changes }: InboxBulkBarProps) {
  const phrases = usePhrases(inboxWorkPhrases);
  const lists = usePhrases(listPhrases);
  const [chosen, setChosen] = useState("");
  const { selection } = table;
  const selected = shown.filter(({ id }) => selection.ids.has(id));
  const isAll = selected.length === shown.length;
  const change = changeOf(chosen);
  return (
    <div className={bar.bar}>
      <RowCheckbox
        aria-label={lists.selectAll}
        checked={isAll}
        indeterminate={!isAll}
        onChange={() => selection.set(isAll ? [] : shown.map(({ id }) => id))}
      />
      <span role="status" className={bar.count}>
        {lists.selected(selected.length)}
      </span>
      <NativeSelect
        className={styles.action}
        aria-label={phrases.choose}
        rightSection={<ChevronIcon size={16} />}
        value={chosen}
        data={useActions()}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button
        loading={changes.isBusy}
        disabled={!change}
        onClick={() => change && void changes.apply(selected, change)}
      >
        {phrases.apply}
      </Button>
      <Button variant="subtle" className={bar.clear} onClick={selection.clear}>
        {lists.clearSelection}
      </Button>
    </div>
  );
}

/** Everybody who can be assigned, and every state. */
function useActions() {
  const phrases = usePhrases(inboxWorkPhrases);
  const { states } = usePhrases(applicationsPhrases);
  const { data } = useCaseWorkersQuery();
  const people = (data?.caseWorkers ?? []).map(({ id, name, email }) => {
    return { value: `assign ${id}`, label: name || email };
  });
  return [
    { value: "", label: phrases.chooseHint },
    { group: phrases.assignTo, items: [...people, { value: "assign ", label: phrases.nobody }] },
    {
      group: phrases.setState,
      items: applicationStates.map((state) => ({ value: `state ${state}`, label: states[state] })),
    },
  ];
}

/** "assign 5f0c…" → that user, "assign " → nobody, "state DONE" → that state; null for none. */
function changeOf(chosen: string): BulkChange | null {
  const [action, value = ""] = chosen.split(" ");
  if (action === "assign") return { userId: value || null };
  const state = applicationStates.find((one) => one === value);
  return state ? { state } : null;
}

/** What a bulk change could not do: each application with the reason. */
export function BulkRefusals({ changes: { error, refusals } }: { changes: BulkChanges }) {
  const phrases = usePhrases(inboxWorkPhrases);
  const { outcomes } = phrases;
  return (
    <div role="alert" className={styles.refusals}>
      {error && <p>{error}</p>}
      {refusals.length > 0 && (
        <>
          <p>{phrases.refused(refusals.length)}</p>
          <ul>
            {refusals.map(({ id, number, outcome }) => (
              <li key={id}>
                <b>{`№\u00a0${number}`}</b>
                <span>{`: ${outcomes[outcome]}`}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
