import { useState } from "react";
import type { ApplicationRowFragment } from "../../../graphql/generated/ApplicationRow.ts";
import { applicationsPhrases } from "../../../phrases/admin/applications.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import type { ContentTableState } from "../../table/state/useContentTable.ts";
import { ApplicationRow } from "./ApplicationRow.tsx";
import styles from "./InboxTable.module.css";

const lines = ["a", "b", "c", "d", "e", "f", "g", "h"];

type InboxTableProps = {
  /** Undefined while the first page is loading. */
  items: readonly ApplicationRowFragment[] | undefined;
  isWaiting: boolean;
  selection: ContentTableState["selection"];
};

/** The applications of a page, one row each; cards in a narrow window. */
export function InboxTable({ items, isWaiting, selection }: InboxTableProps) {
  const phrases = usePhrases(applicationsPhrases);
  const [now] = useState(Date.now);
  return (
    <table className={styles.table} aria-busy={isWaiting}>
      <thead>
        <tr>
          <td />
          <th scope="col">{phrases.number}</th>
          <th scope="col">{phrases.name}</th>
          <th scope="col">{phrases.form}</th>
          <th scope="col">{phrases.region}</th>
          <th scope="col">{phrases.state}</th>
          <th scope="col">{phrases.assignee}</th>
          <th scope="col">{phrases.age}</th>
        </tr>
      </thead>
      {items ? (
        <tbody>
          {items.map((application) => (
            <ApplicationRow
              key={application.id}
              application={application}
              now={now}
              selection={selection}
            />
          ))}
        </tbody>
      ) : (
        <tbody aria-hidden="true" className={styles.skeleton}>
          {lines.map((line) => (
            <tr key={line}>
              <td colSpan={8}>
                <span />
              </td>
            </tr>
          ))}
        </tbody>
      )}
    </table>
  );
}
