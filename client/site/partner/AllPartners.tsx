import { useAllPartnersSuspenseQuery } from "../../graphql/generated/AllPartners.ts";
import { languageCodes, useLanguage } from "../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { partnersPhrases } from "../../phrases/site/partners.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import { EmptyNote } from "../../ui/page/EmptyNote.tsx";
import { Paragraphs } from "../page/blocks/BlockSection.tsx";
import type { SitePartProps } from "../page/site-parts.ts";
import styles from "./AllPartners.module.css";
import { PartnerSlip } from "./PartnerSlip.tsx";

/** All partners, each on a slip of paper. */
export function AllPartners({ content, id }: SitePartProps) {
  const phrases = usePhrases(partnersPhrases);
  const language = useLanguage();
  const drafts = useDrafts();
  const { partners } = useAllPartnersSuspenseQuery({ variables: { language, drafts } }).data;
  return (
    <section aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{addNonBreakingSpaces(content.heading) || phrases.list}</h2>
        <Paragraphs text={content.text} className={styles.text} />
      </div>
      {/* Partners are in the reader's language, whatever the page's texts are in. */}
      <div lang={languageCodes[language].html}>
        {partners.items.length === 0 && <EmptyNote>{phrases.none}</EmptyNote>}
        <ul className={styles.partners}>
          {partners.items.map((partner, place) => (
            <li key={partner.id}>
              <PartnerSlip partner={partner} place={place} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
