import { Button } from "@mantine/core";
import { editorPaths } from "../../paths.ts";
import { badgePhrases } from "../../phrases/admin/badges.ts";
import { scheduledPhrases } from "../../phrases/admin/scheduled.ts";
import { formatDateTime } from "../../phrases/date-times.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { EyeIcon } from "../../ui/icons/admin-icons.tsx";
import { ClockIcon } from "../../ui/icons/list-icons.tsx";
import { kindNames } from "../kinds.ts";
import { ItemTitle } from "../screen/ItemTitle.tsx";
import { titleOfSummary, titleWithFallback } from "../screen/item-title.ts";
import { Thumbnail } from "../table/rows/Thumbnail.tsx";
import styles from "./SchedulePage.module.css";
import { type ScheduledChange, useCancelSchedule } from "./useCancelSchedule.ts";

/** One planned change, with a button that cancels it. */
export function ScheduledRow({ change }: { change: ScheduledChange }) {
  const { item, at, isUnpublishing, languages } = change;
  const phrases = usePhrases(scheduledPhrases);
  const { short } = usePhrases(badgePhrases);
  const kind = usePhrases(kindNames)[item.kind].one;
  const language = useLanguage();
  const { cancel, isBusy } = useCancelSchedule();
  const title = titleWithFallback(item, titleOfSummary, language) || phrases.untitled;
  const action = isUnpublishing ? phrases.hide : phrases.show;
  const names = languages.map((one) => short[one]).join(", ");
  return (
    <li className={styles.row}>
      <Thumbnail image={item.cover} />
      <div className={styles.what}>
        <h2>
          <InternalLink to={editorPaths.edit(item.kind, item.id)}>
            <ItemTitle item={item} />
          </InternalLink>
        </h2>
        <p>{kind}</p>
      </div>
      <p className={styles.when} data-hides={isUnpublishing || undefined}>
        {isUnpublishing ? <ClockIcon size={16} /> : <EyeIcon size={16} />}
        <span>
          <span>{isUnpublishing ? phrases.hideIn(names) : phrases.showIn(names)}</span>
          <br />
          <time dateTime={at}>{formatDateTime(at, language)}</time>
        </span>
      </p>
      <Button
        variant="default"
        loading={isBusy}
        aria-label={phrases.cancelOf(action, title)}
        onClick={() => void cancel(change, title)}
      >
        {phrases.cancel}
      </Button>
    </li>
  );
}
