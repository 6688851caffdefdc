import { siteContentPhrases } from "../../phrases/admin/site/site-content.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { kindNames, kinds } from "../kinds.ts";
import styles from "./Content.module.css";
import { kindOf, type RefusedItem } from "./transfer-requests.ts";

/** The items that an import cannot bring, each with its reason. */
export function RefusedItems({ title, refused }: { title: string; refused: RefusedItem[] }) {
  const phrases = usePhrases(siteContentPhrases).importing;
  const names = usePhrases(kindNames);
  const reasons: { [reason: string]: string } = phrases.reasons;
  if (refused.length === 0) return null;
  const kindName = (name: string) => {
    const known = kinds.find(({ kind }) => kind === kindOf(name));
    return known ? names[known.kind].one : phrases.image;
  };
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      <ul>
        {refused.map(({ kind, id, title: name, error }) => (
          <li key={id}>
            {`${kindName(kind)}: ${name || id} — ${reasons[error.reason ?? error.code] ?? phrases.reasons.other}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
