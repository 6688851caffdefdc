import { useOutdatedCountersQuery } from "../../../graphql/generated/OutdatedCounters.ts";
import { useIsAdmin } from "../../../graphql/session.ts";
import { editorPaths } from "../../../paths.ts";
import { counterFieldPhrases } from "../../../phrases/admin/fields/counters.ts";
import { formatDay } from "../../../phrases/dates.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { counterFieldId, counterSentence } from "./counter-sentence.ts";
import styles from "./OutdatedCounters.module.css";

/** Numbers of the home page that are older than their year; nothing when none is. */
export function OutdatedCounters() {
  const phrases = usePhrases(counterFieldPhrases);
  const language = useLanguage();
  const isAdmin = useIsAdmin();
  const { data } = useOutdatedCountersQuery();
  if (!data?.outdatedCounters.length) return null;
  return (
    <section className={styles.notice} aria-labelledby="outdated-counters">
      <h2 id="outdated-counters">{phrases.notice}</h2>
      <ul>
        {data.outdatedCounters.map((counter) => {
          const label = counterSentence(counter, language);
          const countedOn = counter.source?.countedOn;
          return (
            <li key={counter.id}>
              <span>
                {`${label}: ${countedOn ? phrases.since(formatDay(countedOn, language)) : ""}.`}
              </span>{" "}
              {isAdmin && (
                <InternalLink
                  to={`${editorPaths.settings()}#${counterFieldId(counter.id)}`}
                  aria-label={phrases.update(label)}
                >
                  {phrases.recount}
                </InternalLink>
              )}
            </li>
          );
        })}
      </ul>
      {!isAdmin && <p>{phrases.askAdmin}</p>}
    </section>
  );
}
