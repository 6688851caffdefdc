import { Button } from "@mantine/core";
import { useState } from "react";
import type { AttentionReason } from "../../graphql/generated/DashboardPage.ts";
import type { SummaryRowFragment } from "../../graphql/generated/SummaryRow.ts";
import { dashboardPhrases } from "../../phrases/admin-dashboard.ts";
import { adminKindPhrases } from "../../phrases/admin-kinds.ts";
import { dayOf, formatDay } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { Cover } from "../editing/Cover.tsx";
import { LanguageBadges } from "../editing/LanguageBadges.tsx";
import { SummaryTitle } from "../editing/SummaryTitle.tsx";
import { titleFor, titleOfSummary } from "../editing/titles.ts";
import { faceOf } from "../kinds.ts";
import styles from "./Attention.module.css";
import { actionFor } from "./attention-action.ts";
import { StillRight } from "./StillRight.tsx";

type AttentionRowProps = { item: SummaryRowFragment; reason: AttentionReason | null };

/** One item that waits, and the button that leads to what it waits for. */
export function AttentionRow({ item, reason }: AttentionRowProps) {
  const phrases = usePhrases(dashboardPhrases);
  const language = useLanguage();
  const kind = usePhrases(adminKindPhrases)[item.kind].one;
  const [now] = useState(Date.now);
  const title = titleFor(item, titleOfSummary, language) || phrases.untitled;
  const action = actionFor(item, reason, now);
  return (
    <li className={styles.row}>
      <Cover image={item.cover} />
      <div className={styles.what}>
        <h3>
          <SummaryTitle item={item} />
        </h3>
        <p>
          {item.imageCount === 0
            ? phrases.withoutImages(kind)
            : phrases.changed(kind, formatDay(dayOf(item.updatedAt), language))}
        </p>
      </div>
      <LanguageBadges standings={item.languages} />
      <div className={styles.actions}>
        {action === "check" && <StillRight item={item} title={title} />}
        <Button
          component={InnerLink}
          to={faceOf(item.kind).edit(item.id)}
          variant="default"
          aria-label={`${phrases.actions[action]}: ${title}`}
        >
          {phrases.actions[action]}
        </Button>
      </div>
    </li>
  );
}
