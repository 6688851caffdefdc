import { Button } from "@mantine/core";
import { useState } from "react";
import {
  type AttentionReason,
  useAttentionCountsQuery,
  useNeedingAttentionQuery,
} from "../../../graphql/generated/DashboardPage.ts";
import { dashboardPhrases } from "../../../phrases/admin/dashboard.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { ChoiceGroup } from "../../table/ChoiceGroup.tsx";
import styles from "./AttentionList.module.css";
import { AttentionRow } from "./AttentionRow.tsx";

const reasons = [
  "ALL",
  "UNTRANSLATED",
  "OUTDATED",
  "DRAFT",
  "SCHEDULED",
  "WITHOUT_IMAGES",
] as const;

type Shown = { reason: (typeof reasons)[number]; first: number };

/**
 * Rows shown at first, and added on each request for more; `maxShown` is the server's maximum page
 * size.
 */
const step = 6;
const maxShown = 100;

/** Items that need an editor, by reason. */
export function AttentionList() {
  const phrases = usePhrases(dashboardPhrases);
  const language = useLanguage();
  const [shown, setShown] = useState<Shown>({ reason: "ALL", first: step });
  const reason: AttentionReason | null = shown.reason === "ALL" ? null : shown.reason;
  const { data, previousData, loading } = useNeedingAttentionQuery({
    variables: { language, reason, first: shown.first },
  });
  const list = (data ?? previousData)?.needingAttention;
  return (
    <section className={styles.panel} aria-labelledby="attention" aria-busy={loading}>
      <div className={styles.top}>
        <h2 id="attention">{phrases.attention}</h2>
        <p role="status">{!!list?.total && phrases.records(list.total)}</p>
      </div>
      <ReasonChoices
        chosen={shown.reason}
        onChoose={(chosen) => setShown({ reason: chosen, first: step })}
      />
      {list?.total === 0 && (
        <div className={styles.done}>
          <h3>{phrases.allDone}</h3>
          <p>{phrases.allDoneText}</p>
        </div>
      )}
      <ul className={styles.rows}>
        {list?.items.map((item) => (
          <AttentionRow key={item.id} item={item} reason={reason} />
        ))}
      </ul>
      {list && list.total > list.items.length && shown.first < maxShown && (
        <Button
          variant="subtle"
          className={styles.more}
          loading={loading}
          onClick={() => setShown({ ...shown, first: Math.min(shown.first + step, maxShown) })}
        >
          {phrases.showMore}
        </Button>
      )}
    </section>
  );
}

type ReasonChoicesProps = { chosen: Shown["reason"]; onChoose(reason: Shown["reason"]): void };

/** The reasons, with the number of items for each. */
function ReasonChoices({ chosen, onChoose }: ReasonChoicesProps) {
  const phrases = usePhrases(dashboardPhrases);
  const { data, previousData } = useAttentionCountsQuery();
  const counts = data ?? previousData;
  return (
    <div className={styles.reasons}>
      <ChoiceGroup
        legend={phrases.reasonsLegend}
        chosen={chosen}
        onChoose={onChoose}
        choices={reasons.map((value) => ({
          value,
          label: phrases.reasons[value],
          count: value === "ALL" ? undefined : counts?.[value].total,
        }))}
      />
    </div>
  );
}
