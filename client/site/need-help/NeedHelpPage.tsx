import { useLocation } from "react-router-dom";
import { useFormPost } from "../../graphql/form-post.ts";
import { useNeedHelpPageSuspenseQuery } from "../../graphql/generated/NeedHelpPage.ts";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { contactWaysPhrases } from "../../phrases/site/contact-ways.ts";
import { needHelpPhrases } from "../../phrases/site/need-help.ts";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { GeneralForm } from "../application/forms/GeneralForm.tsx";
import { ContactSlip } from "./ContactSlip.tsx";
import { HelpChooser } from "./HelpChooser.tsx";
import { NeedHelpFrame } from "./NeedHelpFrame.tsx";
import styles from "./NeedHelpPage.module.css";
import { sheetFragments, useChosenSheet } from "./useChosenSheet.ts";

const visibleSheets = { kinds: styles.kindsOnly, other: styles.otherOnly };

/**
 * The choice between the kinds of help that have a form, and the short form for other requests once
 * it is chosen. The form stays mounted, so that it keeps what was typed. Without forms the page says
 * how to reach the foundation.
 */
export function NeedHelpPage() {
  const phrases = usePhrases(needHelpPhrases);
  const { replyTime } = usePhrases(contactWaysPhrases);
  const language = useLanguage();
  const { data } = useNeedHelpPageSuspenseQuery({ variables: { language } });
  const { applicationForms, settings } = data;
  const chosen = useChosenSheet();
  const isPosted = useFormPost(useLocation().pathname) !== null;
  const has = (name: string) => applicationForms.some(({ form }) => form === name);
  const hasGeneral = has("GENERAL") || isPosted;
  const hasKinds = has("PSYCHOLOGICAL") || has("HUMANITARIAN");
  const hasAll = hasGeneral && has("PSYCHOLOGICAL") && has("HUMANITARIAN");
  const { name } = phrases.kinds.other;
  const hasForms = hasKinds || hasGeneral;
  const reply = settings.translation.schedule && `${replyTime}.`;
  const lead = [phrases.lead, reply].filter(Boolean).join(" ");
  return (
    <NeedHelpFrame
      title={phrases.title}
      heading={phrases.heading}
      lead={hasForms ? lead : phrases.leadWithoutForms}
      showsContacts={!hasForms}
    >
      <PageHead
        title={phrases.title}
        description={hasAll ? phrases.description : phrases.descriptionInGeneral}
      />
      {!hasForms && <ContactSlip settings={settings} />}
      {!hasKinds && hasGeneral && <GeneralForm />}
      {hasKinds && !hasGeneral && <HelpChooser forms={applicationForms} />}
      {hasKinds && hasGeneral && (
        <div className={`${styles.sheets} ${chosen ? visibleSheets[chosen] : styles.asAddressed}`}>
          <div className={styles.kinds}>
            <HelpChooser forms={applicationForms} />
          </div>
          <section id={sheetFragments.other} className={styles.other} aria-label={name}>
            <GeneralForm
              chosen={{ name, changePath: `${paths.needHelp()}#${sheetFragments.kinds}` }}
            />
          </section>
        </div>
      )}
    </NeedHelpFrame>
  );
}
