import type { DemoStateFragment } from "../../graphql/generated/DemoContent.ts";
import { siteContentPhrases } from "../../phrases/admin/site/site-content.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { kindInfoOf, kindNames, kinds } from "../kinds.ts";
import styles from "./Content.module.css";

/** Numbers of items by kind. */
export function KindCounts({ counts }: { counts: DemoStateFragment["items"] }) {
  const names = usePhrases(kindNames);
  const ordered = kinds.flatMap((info) => counts.filter(({ kind }) => kind === info.kind));
  return (
    <dl className={styles.counts}>
      {ordered.map(({ kind, count }) => (
        <div key={kind}>
          <dt>{names[kind].many}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What clearing leaves, by name. */
export function RemainingItems({ remaining }: { remaining: DemoStateFragment["remaining"] }) {
  const phrases = usePhrases(siteContentPhrases).demo;
  const names = usePhrases(kindNames);
  if (remaining.length === 0) return null;
  return (
    <div className={styles.part}>
      <p>{phrases.stays}</p>
      <ul>
        {remaining.map(({ kind, id, title }) => (
          <li key={id}>
            <span>{`${names[kind].one}:`}</span>{" "}
            <InternalLink to={kindInfoOf(kind).edit(id)}>{title || id}</InternalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
