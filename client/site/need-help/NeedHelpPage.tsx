import { useNeedHelpPageSuspenseQuery } from "../../graphql/generated/NeedHelpPage.ts";
import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { needHelpPhrases } from "../../phrases/site/need-help.ts";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { GeneralForm } from "../application/forms/GeneralForm.tsx";
import { HelpChooser } from "./HelpChooser.tsx";
import { NeedHelpFrame } from "./NeedHelpFrame.tsx";
import styles from "./NeedHelpPage.module.css";
import { sheetFragments, useChosenSheet } from "./useChosenSheet.ts";

const visibleSheets = { kinds: styles.kindsOnly, other: styles.otherOnly };

/**
 * The choice between kinds of help, and the short form for other requests once it is chosen. The
 * form stays mounted, so that it keeps what was typed.
 */
export function NeedHelpPage() {
  const phrases = usePhrases(needHelpPhrases);
  const { applicationForms } = useNeedHelpPageSuspenseQuery().data;
  const chosen = useChosenSheet();
  const { name } = phrases.kinds.other;
  const changePath = `${paths.needHelp()}#${sheetFragments.kinds}`;
  return (
    <NeedHelpFrame title={phrases.title} heading={phrases.heading} lead={phrases.lead}>
      <PageHead title={phrases.title} description={phrases.description} />
      <div className={`${styles.sheets} ${chosen ? visibleSheets[chosen] : styles.asAddressed}`}>
        <div className={styles.kinds}>
          <HelpChooser forms={applicationForms} />
        </div>
        <section id={sheetFragments.other} className={styles.other} aria-label={name}>
          <GeneralForm chosen={{ name, changePath }} />
        </section>
      </div>
    </NeedHelpFrame>
  );
}
