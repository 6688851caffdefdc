import { usePointLinksSuspenseQuery } from "../../../graphql/generated/PointLinks.ts";
import { paths } from "../../../paths.ts";
import { languageCodes, useForeignLanguage, useLanguage } from "../../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { projectPagesPhrases } from "../../../phrases/site/projects/pages.ts";
import { useDrafts } from "../../../ui/admin-mode/admin-mode.ts";
import { DraftBadge } from "../../../ui/admin-mode/DraftBadge.tsx";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { BlockSection, Paragraphs } from "../../page/blocks/BlockSection.tsx";
import type { SitePartProps } from "../../page/site-parts.ts";
import styles from "./PointLinks.module.css";

/** Links to all children's points; nothing while there are none and no text. */
export function PointLinks({ content, id }: SitePartProps) {
  const phrases = usePhrases(projectPagesPhrases);
  const foreign = useForeignLanguage();
  const language = useLanguage();
  const drafts = useDrafts();
  const { togetherPoints } = usePointLinksSuspenseQuery({
    variables: { language, drafts },
  }).data;
  if (togetherPoints.items.length === 0 && !content.text) return null;
  return (
    <BlockSection id={id} heading={content.heading || phrases.points} isBeside>
      <div>
        <Paragraphs text={content.text} />
        {/* Points are in the reader's language, whatever the page's texts are in. */}
        <ul className={styles.points} lang={languageCodes[language].html}>
          {togetherPoints.items.map(({ id: pointId, city, translation }) => (
            <li key={pointId}>
              <InternalLink to={paths.togetherPoint(city)} lang={foreign(translation)}>
                {addNonBreakingSpaces(translation.name)}
              </InternalLink>
              <DraftBadge publishedAt={translation.publishedAt} />
            </li>
          ))}
        </ul>
      </div>
    </BlockSection>
  );
}
