import { usePrivacyPageSuspenseQuery } from "../../graphql/generated/PrivacyPage.ts";
import { paths } from "../../paths.ts";
import { formatDay } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { privacyPhrases } from "../../phrases/site/privacy/privacy.ts";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { PageHero } from "../../ui/page/PageHero.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { Controller } from "./Controller.tsx";
import { OnDevice } from "./OnDevice.tsx";
import { PrivacyContents } from "./PrivacyContents.tsx";
import styles from "./PrivacyPage.module.css";
import { PrivacyPart } from "./PrivacyPart.tsx";
import { PrivacyRights } from "./PrivacyRights.tsx";
import { WhatIsAsked } from "./WhatIsAsked.tsx";

/**
 * Date of the last substantive change of this text. The retention periods come from the settings.
 */
const since = "2026-11-22";

/** The privacy policy for people who submit a form. */
export function PrivacyPage() {
  const phrases = usePhrases(privacyPhrases);
  const language = useLanguage();
  const { settings, applicationForms } = usePrivacyPageSuspenseQuery({
    variables: { language },
  }).data;
  const { ground, children, safety, people, terms, changes } = phrases;
  return (
    <>
      <PageHead title={phrases.title} description={phrases.description} />
      <PageHero
        tone="sand"
        path={{
          label: phrases.path,
          steps: [{ to: paths.home(), title: phrases.home }],
          here: phrases.title,
        }}
        title={phrases.title}
        lead={phrases.lead}
      >
        <p className={styles.since}>{phrases.since(formatDay(since, language))}</p>
      </PageHero>
      <Sheet tone="paper" edge="a">
        <div className={styles.columns}>
          <PrivacyContents />
          <div className={styles.parts}>
            <Controller settings={settings} />
            <WhatIsAsked forms={applicationForms} />
            <PrivacyPart id="ground" title={ground.title}>
              <p>{ground.consent}</p>
              <p>{ground.health}</p>
              <p>{ground.free}</p>
              <p>{ground.others}</p>
            </PrivacyPart>
            <PrivacyPart id="children" title={children.title}>
              <p>{children.text}</p>
            </PrivacyPart>
            <PrivacyPart id="safety" title={safety.title}>
              <p>{safety.encrypted}</p>
              <p>{safety.open}</p>
              <p>{safety.log}</p>
            </PrivacyPart>
            <PrivacyPart id="people" title={people.title}>
              <p>{people.staff}</p>
              <p>{people.mail}</p>
              <p>{people.others}</p>
              <p>{people.never}</p>
            </PrivacyPart>
            <PrivacyPart id="terms" title={terms.title}>
              <p>{terms.erased}</p>
              <p>{terms.statistics}</p>
              <p>{terms.spam}</p>
              <p>{terms.history}</p>
              <p>{terms.siteHistory(settings.changeRetentionMonths)}</p>
              <p>{terms.backups}</p>
            </PrivacyPart>
            <PrivacyRights email={settings.email} />
            <OnDevice />
            <PrivacyPart id="changes" title={changes.title}>
              <p>{changes.text}</p>
            </PrivacyPart>
          </div>
        </div>
      </Sheet>
    </>
  );
}
