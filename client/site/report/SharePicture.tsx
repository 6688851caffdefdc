import type { ReportPageQuery } from "../../graphql/generated/ReportPage.ts";
import { formatMonthOfYear } from "../../phrases/dates.ts";
import { languageCodes, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { sharingPhrases } from "../../phrases/sharing.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { DownloadIcon } from "../../ui/icons/icons.tsx";
import { cardPath } from "../../ui/page/PageHead.tsx";

/** Downloads the picture with the report's three sums, which links to the report show as well. */
export function SharePicture({ report }: { report: NonNullable<ReportPageQuery["report"]> }) {
  const language = useLanguage();
  const phrases = usePhrases(sharingPhrases);
  const { id, version, figures, translation } = report;
  // A draft has no picture.
  if (!figures || !translation.publishedAt) return null;
  return (
    <ButtonLink
      to={cardPath({ section: "reports", id, version }, languageCodes[language].html)}
      download={`${formatMonthOfYear(report, language)}.jpg`}
      look="outline"
      isSmall
      icon={<DownloadIcon size={18} />}
    >
      {phrases.picture}
    </ButtonLink>
  );
}
