import { useOverviewQuery } from "../../graphql/generated/Overview.ts";
import { dashboardPhrases } from "../../phrases/admin-dashboard.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { kinds } from "../kinds.ts";
import { KindCard } from "./KindCard.tsx";
import styles from "./KindCards.module.css";

/** How much there is of every kind, and how far it is translated. */
export function KindCards() {
  const phrases = usePhrases(dashboardPhrases);
  const { data, previousData } = useOverviewQuery({ isQuiet: true });
  const counts = (data ?? previousData)?.overview.kinds;
  return (
    <section>
      <VisuallyHidden>
        <h2>{phrases.kinds}</h2>
      </VisuallyHidden>
      <ul className={styles.cards}>
        {kinds.map((face) => (
          <KindCard
            key={face.kind}
            face={face}
            count={counts?.find(({ kind }) => kind === face.kind)}
          />
        ))}
      </ul>
    </section>
  );
}
