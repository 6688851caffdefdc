import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { needHelpPhrases } from "../../phrases/site/need-help.ts";
import { LinkRows } from "../../ui/LinkRows.tsx";
import { Breadcrumbs } from "../../ui/page/Breadcrumbs.tsx";
import { useWhatExists } from "../page/useWhatExists.ts";
import { EmergencyStrip } from "./EmergencyStrip.tsx";
import styles from "./NeedHelpFrame.module.css";
import { Safety } from "./Safety.tsx";

type NeedHelpFrameProps = {
  /** Title in the breadcrumbs. */
  title: string;
  heading: string;
  lead: string;
  /** The parent page is the choice between all kinds of help. */
  isBelowChoice?: boolean;
  /** The page shows the foundation's phone itself. */
  showsContacts?: boolean;
  children: ReactNode;
};

/** Layout of every form that requests help: emergency numbers, and an invitation to help. */
export function NeedHelpFrame(props: NeedHelpFrameProps) {
  const { title, heading, lead, isBelowChoice, showsContacts = false, children } = props;
  const phrases = usePhrases(needHelpPhrases);
  const home = { to: paths.home(), title: phrases.home };
  const choice = { to: paths.needHelp(), title: phrases.title };
  return (
    <div className={styles.page} data-ends-on="sky">
      <div className={styles.inner}>
        <Breadcrumbs
          label={phrases.path}
          steps={isBelowChoice ? [home, choice] : [home]}
          here={title}
        />
        <h1>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        <EmergencyStrip />
        <div className={styles.columns}>
          <div className={styles.main}>{children}</div>
          <div className={styles.aside}>
            <Safety hasOwnPhone={!showsContacts} />
            <Helping />
          </div>
        </div>
      </div>
    </div>
  );
}

/** The open forms of those who offer help. */
function Helping() {
  const phrases = usePhrases(needHelpPhrases);
  const { isOpen } = useWhatExists();
  const rows = [
    isOpen("VOLUNTEER") && { to: paths.volunteer(), title: phrases.volunteer },
    isOpen("PSYCHOLOGIST") && { to: paths.psychologist(), title: phrases.psychologist },
    isOpen("PARTNER") && { to: paths.partner(), title: phrases.partner },
  ].filter((row) => row !== false);
  if (rows.length === 0) return null;
  return (
    <aside className={styles.helping} aria-labelledby="helping">
      <h2 id="helping">{phrases.wantToHelp}</h2>
      <LinkRows rows={rows} />
    </aside>
  );
}
