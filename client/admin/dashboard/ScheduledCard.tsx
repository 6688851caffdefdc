import { useSchedulePageQuery } from "../../graphql/generated/SchedulePage.ts";
import { editorPaths } from "../../paths.ts";
import { scheduledPhrases } from "../../phrases/admin/scheduled.ts";
import { formatDateTime } from "../../phrases/date-times.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { ItemTitle } from "../screen/ItemTitle.tsx";
import styles from "./SideCards.module.css";

/** Number of changes that fit into the card. */
const shown = 3;

/** The next scheduled changes, with a link to all of them. */
export function ScheduledCard() {
  const phrases = usePhrases(scheduledPhrases);
  const language = useLanguage();
  const { data, previousData } = useSchedulePageQuery({ variables: { language } });
  const changes = (data ?? previousData)?.scheduledChanges;
  return (
    <section className={styles.card} aria-labelledby="scheduled">
      <h2 id="scheduled">{phrases.title}</h2>
      <p className={styles.text}>{changes ? phrases.next(changes.length) : "…"}</p>
      {!!changes?.length && (
        <ul className={styles.rows}>
          {changes.slice(0, shown).map(({ item, at, isUnpublishing }) => (
            <li key={`${item.id} ${at} ${isUnpublishing}`} className={styles.what}>
              <h3>
                <InternalLink to={editorPaths.edit(item.kind, item.id)}>
                  <ItemTitle item={item} />
                </InternalLink>
              </h3>
              <p>
                {`${isUnpublishing ? phrases.hide : phrases.show} ${formatDateTime(at, language)}`}
              </p>
            </li>
          ))}
        </ul>
      )}
      <InternalLink to={editorPaths.schedule()} className={styles.all}>
        {phrases.all}
      </InternalLink>
    </section>
  );
}
