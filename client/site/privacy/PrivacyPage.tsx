import { usePrivacyPageSuspenseQuery } from "../../graphql/generated/PrivacyPage.ts";
import { paths } from "../../paths.ts";
import { formatDay, kyivDayOf } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { privacyPhrases } from "../../phrases/site/privacy/privacy.ts";
import type { ShownPage } from "../page/block.ts";
import { FixedPage } from "../page/FixedPage.tsx";
import styles from "./PrivacyPage.module.css";
import { usePrivacyParts } from "./usePrivacyParts.tsx";

/** Date of the last substantive change of the parts that the site writes. */
const partsSince = "2026-11-25";

/** The privacy policy for people who submit a form. */
export function PrivacyPage() {
  const language = useLanguage();
  const { data } = usePrivacyPageSuspenseQuery({ variables: { language } });
  return (
    <FixedPage
      path={paths.privacy()}
      hero={(page) => ({ tone: "sand", children: <Since page={page} /> })}
      parts={usePrivacyParts(data)}
    />
  );
}

function Since({ page }: { page: ShownPage }) {
  const phrases = usePhrases(privacyPhrases);
  const language = useLanguage();
  const textsSince = kyivDayOf(page.translation.textsChangedAt);
  const since = textsSince > partsSince ? textsSince : partsSince;
  return <p className={styles.since}>{phrases.since(formatDay(since, language))}</p>;
}
