import { usePhrases } from "../../phrases/phrases.ts";
import { privacyPhrases } from "../../phrases/site/privacy/privacy.ts";
import { ColumnSection } from "../page/blocks/ColumnSection.tsx";

/** What the program erases when a retention period ends. `months` are those of the site's history. */
export function Retention({ title, months }: { title: string; months: number }) {
  const { terms } = usePhrases(privacyPhrases);
  return (
    <ColumnSection id="terms" title={title}>
      <p>{terms.erased}</p>
      <p>{terms.statistics}</p>
      <p>{terms.spam}</p>
      <p>{terms.history}</p>
      <p>{terms.siteHistory(months)}</p>
      <p>{terms.backups}</p>
    </ColumnSection>
  );
}
