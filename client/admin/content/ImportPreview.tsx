import { siteContentPhrases } from "../../phrases/admin/site/site-content.ts";
import { formatDay, kyivDayOf } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { kindNames, kinds } from "../kinds.ts";
import styles from "./Content.module.css";
import { RefusedItems } from "./RefusedItems.tsx";
import { type ContentImport, kindOf } from "./transfer-requests.ts";

/** What an uploaded export contains, and what its import would do. */
export function ImportPreview({ state }: { state: ContentImport }) {
  const phrases = usePhrases(siteContentPhrases).importing;
  const names = usePhrases(kindNames);
  const language = useLanguage();
  const { trial } = state;
  const rows = kinds.flatMap(({ kind }) => {
    const name = Object.keys(state.kinds).find((one) => kindOf(one) === kind);
    return name && state.kinds[name] ? [{ kind, name, total: state.kinds[name] }] : [];
  });
  return (
    <>
      <p>{phrases.from(formatDay(kyivDayOf(state.exportedAt), language))}</p>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={phrases.table}>
          <thead>
            <tr>
              <th scope="col">{phrases.kind}</th>
              <th scope="col">{phrases.total}</th>
              {trial && <th scope="col">{phrases.created}</th>}
              {trial && <th scope="col">{phrases.updated}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ kind, name, total }) => (
              <tr key={kind}>
                <th scope="row">{names[kind].many}</th>
                <td>{total}</td>
                {trial && <td>{trial.created[name] ?? 0}</td>}
                {trial && <td>{trial.updated[name] ?? 0}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.hint}>{phrases.files(state.images, state.documents)}</p>
      {state.unknownKinds.length > 0 && (
        <p className={styles.error}>{`${phrases.unknown} ${state.unknownKinds.join(", ")}.`}</p>
      )}
      {trial ? (
        <RefusedItems title={phrases.refusals} refused={trial.refused} />
      ) : (
        <p>{phrases.untried}</p>
      )}
    </>
  );
}
