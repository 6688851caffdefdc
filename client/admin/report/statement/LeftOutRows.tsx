import { statementPhrases } from "../../../phrases/admin/statement.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import type { ReadOperations } from "./reading/read-operations.ts";
import styles from "./StatementDialog.module.css";

/** Which rows are left out without asking, and why. */
export function LeftOutRows({ read: { foreign, leftOut } }: { read: ReadOperations }) {
  const phrases = usePhrases(statementPhrases);
  const currencies = [...new Set(foreign.map(({ currency }) => currency))];
  const reasons = (["outside", "notDone", "totals", "zero"] as const).filter(
    (reason) => leftOut[reason].length > 0,
  );
  if (foreign.length + reasons.length === 0) return null;
  return (
    <ul className={styles.leftOut}>
      {foreign.length > 0 && <li>{phrases.foreign(foreign.length, currencies)}</li>}
      {reasons.map((reason) => (
        <li key={reason}>{phrases.leftOut[reason](leftOut[reason])}</li>
      ))}
    </ul>
  );
}
