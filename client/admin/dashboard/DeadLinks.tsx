import { useDeadLinksQuery } from "../../graphql/generated/DeadLinks.ts";
import { editorPaths } from "../../paths.ts";
import { scheduledPhrases } from "../../phrases/admin/scheduled.ts";
import { formatDay, kyivDayOf } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { ItemTitle } from "../screen/ItemTitle.tsx";
import styles from "./SideCards.module.css";

/** Links to other sites that lead to nothing, and where they are; nothing when there are none. */
export function DeadLinks() {
  const phrases = usePhrases(scheduledPhrases);
  const language = useLanguage();
  const { data, previousData } = useDeadLinksQuery({ variables: { language } });
  const links = (data ?? previousData)?.deadLinks;
  if (!links?.length) return null;
  return (
    <section className={styles.card} aria-labelledby="dead-links">
      <h2 id="dead-links">{phrases.deadLinks}</h2>
      <p className={styles.hint}>{phrases.deadLinksText}</p>
      <ul className={styles.rows}>
        {links.map(({ address, deadSince, items }) => (
          <li key={address} className={styles.what}>
            <h3>
              <a href={address} target="_blank" rel="noopener noreferrer">
                {address}
              </a>
            </h3>
            <p>{phrases.deadSince(formatDay(kyivDayOf(deadSince), language))}</p>
            <p>
              <span>{phrases.usedIn}</span>{" "}
              {items.map((item, index) => (
                <span key={item.id}>
                  {index > 0 && <span>{", "}</span>}
                  <InternalLink to={editorPaths.edit(item.kind, item.id)}>
                    <ItemTitle item={item} />
                  </InternalLink>
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
