import { useState } from "react";
import type { ChangeRowFragment } from "../../graphql/generated/ChangeRow.ts";
import { changesPhrases } from "../../phrases/admin/changes.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { changeKindNames, kindNames } from "../kinds.ts";
import { formatRecentTime } from "../screen/recent-time.ts";
import styles from "./ChangeEntry.module.css";
import { changeLabel, changePath, isEditableKind } from "./change-path.ts";

/** One change: action, item, author and time. */
export function ChangeEntry({ change }: { change: ChangeRowFragment }) {
  const phrases = usePhrases(changesPhrases);
  const language = useLanguage();
  const [now] = useState(Date.now);
  const place = changePath(change);
  const lists = usePhrases(kindNames);
  const named = usePhrases(changeKindNames);
  const author = useAuthor(change);
  const label = changeLabel(change, language);
  // A change without an item applies to all of a kind: their order.
  const all = isEditableKind(change.kind) ? lists[change.kind].many : named[change.kind];
  const action = [phrases.actions[change.action]]
    .concat(change.language ? phrases.inLanguage[change.language] : [])
    .join(" ");
  return (
    <div className={styles.line} data-action={change.action}>
      <p className={styles.what}>
        <span>{`${action}:`}</span>{" "}
        {place ? (
          <InternalLink to={place}>{label || all}</InternalLink>
        ) : (
          <span className={styles.gone}>{label || all}</span>
        )}
        {label && <span className={styles.kind}>{` · ${named[change.kind]}`}</span>}
      </p>
      <p className={styles.who}>
        <span>{`${author},`}</span>{" "}
        <time dateTime={change.at}>{formatRecentTime(change.at, now, language)}</time>
      </p>
    </div>
  );
}

function useAuthor({ userName, isByToken, isByFormerUser }: ChangeRowFragment): string {
  const phrases = usePhrases(changesPhrases);
  if (isByToken) return phrases.byProgram(userName);
  return userName || (isByFormerUser ? phrases.formerUser : phrases.bySite);
}
