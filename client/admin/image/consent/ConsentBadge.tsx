import { pictureConsentPhrases } from "../../../phrases/admin/picture-consents.ts";
import { formatDay } from "../../../phrases/dates.ts";
import { type Language, useLanguage } from "../../../phrases/language.tsx";
import { phrasesFor } from "../../../phrases/phrases.ts";
import { CheckIcon, CloseIcon } from "../../../ui/icons/icons.tsx";
import { HalfIcon } from "../../../ui/icons/list-icons.tsx";
import styles from "./ConsentBadge.module.css";
import { isAlarming, type PictureStatus } from "./consent-status.ts";

const icons = { stop: CloseIcon, ask: HalfIcon, fine: CheckIcon };

type Status = NonNullable<PictureStatus>;

/** What the badge says, for the name of what it stands on. */
export function statusText(status: Status, language: Language): string {
  const { badge } = phrasesFor(pictureConsentPhrases, language);
  return status.name === "until"
    ? badge.until(formatDay(status.validUntil, language))
    : badge[status.name];
}

/** Whether a picture may be shown, by icon and words. */
export function ConsentBadge({ status, isSmall }: { status: Status; isSmall?: boolean }) {
  const language = useLanguage();
  const tone = isAlarming(status) ? "stop" : status.name === "asked" ? "ask" : "fine";
  const Icon = icons[tone];
  return (
    <span className={styles.badge} data-tone={tone} data-small={isSmall || undefined}>
      <Icon size={14} />
      <span>{statusText(status, language)}</span>
    </span>
  );
}
