import { paths } from "../../../paths.ts";
import { languageCodes, useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { needHelpPhrases } from "../../../phrases/site/need-help.ts";
import { pagePhrases } from "../../../phrases/site/page.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import type { BlockProps } from "../block.ts";
import { useRemovedForms } from "../useRemovedForms.ts";
import { useWhatExists } from "../useWhatExists.ts";
import { BlockSection, Paragraphs } from "./BlockSection.tsx";
import styles from "./Invitation.module.css";

const formPaths = {
  HUMANITARIAN: paths.humanitarianHelp,
  PSYCHOLOGICAL: paths.psychologicalHelp,
  VOLUNTEER: paths.volunteer,
  PSYCHOLOGIST: paths.psychologist,
  PARTNER: paths.partner,
};

/** A card that invites to fill in a form; nothing when the form was removed. */
export function FormBlock({ content, id }: BlockProps<"FormBlock">) {
  const { heading, text, form } = content;
  const { forms } = usePhrases(pagePhrases);
  const { paused } = usePhrases(needHelpPhrases);
  const { isOpen } = useWhatExists();
  const { isRemoved } = useRemovedForms();
  const language = useLanguage();
  if (isRemoved(form)) return null;
  return (
    <div className={styles.card}>
      <BlockSection id={id} heading={heading} isBeside>
        <div>
          <Paragraphs text={text} className={styles.text} />
          <p className={styles.action} lang={languageCodes[language].html}>
            {isOpen(form) ? (
              <ButtonLink to={formPaths[form]()} look="ink" isWideOnMobile>
                {forms[form]}
              </ButtonLink>
            ) : (
              <InternalLink to={paths.contacts()}>{paused}</InternalLink>
            )}
          </p>
        </div>
      </BlockSection>
    </div>
  );
}
