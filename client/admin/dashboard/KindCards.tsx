import { type OverviewQuery, useOverviewQuery } from "../../graphql/generated/Overview.ts";
import { dashboardPhrases } from "../../phrases/admin/dashboard.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { formatNumber } from "../../phrases/numbers.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { type KindInfo, kindNames, kinds } from "../kinds.ts";
import styles from "./KindCards.module.css";

type KindCardProps = {
  info: KindInfo;
  /** Undefined while it is loading. */
  count: OverviewQuery["overview"]["kinds"][number] | undefined;
};

/** One kind's count, with its translated share as a bar and as text. */
function KindCard({ info: { kind, list, Icon }, count }: KindCardProps) {
  const phrases = usePhrases(dashboardPhrases);
  const name = usePhrases(kindNames)[kind].many;
  const language = useLanguage();
  const { total = 0, lackingEng = 0 } = count ?? {};
  const done = total - lackingEng;
  const summary = lackingEng > 0 ? phrases.withoutEnglish(lackingEng) : phrases.translated;
  return (
    <li className={styles.card} data-kind={kind}>
      <span className={styles.tile}>
        <Icon size={22} />
      </span>
      <b className={styles.number}>{count ? formatNumber(total, language) : "…"}</b>
      <InternalLink to={list} className={styles.name}>
        {name}
      </InternalLink>
      <progress
        className={styles.bar}
        aria-label={phrases.progress(name, done, total)}
        max={Math.max(total, 1)}
        value={done}
        data-whole={lackingEng === 0 || undefined}
      />
      <span className={styles.said}>{!count ? "…" : total > 0 ? summary : phrases.nothingYet}</span>
    </li>
  );
}

/** Number of items of each kind, and the translated share. */
export function KindCards() {
  const phrases = usePhrases(dashboardPhrases);
  const { data, previousData } = useOverviewQuery();
  const counts = (data ?? previousData)?.overview.kinds;
  return (
    <section>
      <VisuallyHidden>
        <h2>{phrases.kinds}</h2>
      </VisuallyHidden>
      <ul className={styles.cards}>
        {kinds.map((info) => (
          <KindCard
            key={info.kind}
            info={info}
            count={counts?.find(({ kind }) => kind === info.kind)}
          />
        ))}
      </ul>
    </section>
  );
}
