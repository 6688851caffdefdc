import { Button } from "@mantine/core";
import { useState } from "react";
import type { AttentionReason } from "../../../graphql/generated/DashboardPage.ts";
import type { SummaryRowFragment } from "../../../graphql/generated/SummaryRow.ts";
import { dashboardPhrases } from "../../../phrases/admin/dashboard.ts";
import { formatDay, kyivDayOf } from "../../../phrases/dates.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { kindInfoOf, kindNames } from "../../kinds.ts";
import { LanguageBadges } from "../../publication/LanguageBadges.tsx";
import { ItemTitle } from "../../screen/ItemTitle.tsx";
import { titleOfSummary, titleWithFallback } from "../../screen/item-title.ts";
import { Thumbnail } from "../../table/rows/Thumbnail.tsx";
import styles from "./AttentionList.module.css";
import { attentionActionFor } from "./attention-action.ts";
import { ConfirmTranslationButton } from "./ConfirmTranslationButton.tsx";

type AttentionRowProps = { item: SummaryRowFragment; reason: AttentionReason | null };

/** One item that needs attention, with a button for the required action. */
export function AttentionRow({ item, reason }: AttentionRowProps) {
  const phrases = usePhrases(dashboardPhrases);
  const language = useLanguage();
  const kind = usePhrases(kindNames)[item.kind].one;
  const [now] = useState(Date.now);
  const title = titleWithFallback(item, titleOfSummary, language) || phrases.untitled;
  const action = attentionActionFor(item, reason, now);
  return (
    <li className={styles.row}>
      <Thumbnail image={item.cover} />
      <div className={styles.what}>
        <h3>
          <ItemTitle item={item} />
        </h3>
        <p>
          {item.imageCount === 0
            ? phrases.withoutImages(kind)
            : phrases.changed(kind, formatDay(kyivDayOf(item.updatedAt), language))}
        </p>
      </div>
      <LanguageBadges statuses={item.languages} />
      <div className={styles.actions}>
        {action === "check" && <ConfirmTranslationButton item={item} title={title} />}
        <Button
          component={InternalLink}
          to={kindInfoOf(item.kind).edit(item.id)}
          variant="default"
          aria-label={`${phrases.actions[action]}: ${title}`}
        >
          {phrases.actions[action]}
        </Button>
      </div>
    </li>
  );
}
