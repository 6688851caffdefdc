import { addresses } from "../../addresses.ts";
import { useNeedHelpPageSuspenseQuery } from "../../graphql/generated/NeedHelpPage.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { needHelpPhrases } from "../../phrases/need-help.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { Breadcrumbs } from "../../ui/Breadcrumbs.tsx";
import { LinkRows } from "../../ui/LinkRows.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { HelpChooser } from "./HelpChooser.tsx";
import { HelpSlip } from "./HelpSlip.tsx";
import { helpKinds } from "./help-kinds.ts";
import styles from "./NeedHelpPage.module.css";
import { Safety } from "./Safety.tsx";

/** Help first: what kind, how to reach a person, whom to call in danger. */
export function NeedHelpPage() {
  const phrases = usePhrases(needHelpPhrases);
  const language = useLanguage();
  const { settings } = useNeedHelpPageSuspenseQuery({ variables: { language } }).data;
  return (
    <div className={styles.page} data-ends-on="sky">
      <PageHead title={phrases.title} description={phrases.description} />
      <div className={styles.inner}>
        <Breadcrumbs
          label={phrases.path}
          steps={[{ to: addresses.home(), title: phrases.home }]}
          here={phrases.title}
        />
        <h1>{phrases.heading}</h1>
        <p className={styles.lead}>{phrases.lead}</p>
        <div className={styles.columns}>
          <div className={styles.chooser}>
            <HelpChooser />
          </div>
          <div className={styles.safety}>
            <Safety settings={settings} />
          </div>
          <div className={styles.kinds}>
            {helpKinds.map((kind, place) => (
              <HelpSlip key={kind} kind={kind} place={place} settings={settings} />
            ))}
          </div>
          <aside className={styles.helping} aria-labelledby="helping">
            <h2 id="helping">{phrases.wantToHelp}</h2>
            <LinkRows
              rows={[
                { to: `${addresses.help()}#time`, title: phrases.volunteer },
                { to: `${addresses.help()}#profession`, title: phrases.psychologist },
                { to: `${addresses.help()}#partnership`, title: phrases.partner },
              ]}
            />
          </aside>
        </div>
      </div>
    </div>
  );
}
