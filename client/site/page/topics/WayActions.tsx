import { useSiteLayoutQuery } from "../../../graphql/generated/SiteLayout.ts";
import { paths } from "../../../paths.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { contactWaysPhrases } from "../../../phrases/site/contact-ways.ts";
import { pagePhrases } from "../../../phrases/site/page.ts";
import { wayPhrases } from "../../../phrases/site/ways.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { ContactWays } from "../../../ui/ContactWays.tsx";
import { DonateIcon } from "../../../ui/icons/icons.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { useWhatExists } from "../useWhatExists.ts";
import styles from "./WayActions.module.css";
import type { HelpWay } from "./ways.ts";

/** Button, links and contacts of a way, so that no page can lack them. */
export function WayActions({ way }: { way: HelpWay }) {
  const phrases = usePhrases(wayPhrases);
  const { isFilled } = useWhatExists();
  switch (way) {
    case "MONEY":
      return (
        <div className={styles.actions}>
          <ButtonLink to={paths.donate()} icon={<DonateIcon />}>
            {phrases.donate}
          </ButtonLink>
          {isFilled("REPORTS") && <TextLink to={paths.reports()}>{phrases.reports}</TextLink>}
        </div>
      );
    case "THINGS":
      return (
        <>
          {isFilled("TOGETHER_POINTS") && (
            <p className={styles.link}>
              <TextLink to={paths.togetherPoints()}>{phrases.points}</TextLink>
            </p>
          )}
          <Contacts subject={phrases.subjects.THINGS} />
        </>
      );
    case "TIME":
      return (
        <>
          <Form to={paths.volunteer()} form="VOLUNTEER" />
          <Contacts subject={phrases.subjects.TIME} />
        </>
      );
    case "PROFESSION":
      return (
        <>
          <Form to={paths.psychologist()} form="PSYCHOLOGIST" />
          <Contacts subject={phrases.subjects.PROFESSION} />
        </>
      );
    case "PARTNERSHIP":
      return <Form to={paths.partner()} form="PARTNER" />;
  }
}

type FormProps = { to: string; form: "VOLUNTEER" | "PSYCHOLOGIST" | "PARTNER" };

/** Nothing while the form takes no applications. */
function Form({ to, form }: FormProps) {
  const { forms } = usePhrases(pagePhrases);
  const { isOpen } = useWhatExists();
  if (!isOpen(form)) return null;
  return (
    <p className={styles.form}>
      <ButtonLink to={to} look="ink" isWideOnMobile>
        {forms[form]}
      </ButtonLink>
    </p>
  );
}

function Contacts({ subject }: { subject: string }) {
  const language = useLanguage();
  const { replyTime } = usePhrases(contactWaysPhrases);
  // The layout has already queried it: this reads the cache.
  const settings = useSiteLayoutQuery({ variables: { language } }).data?.settings;
  if (!settings) return null;
  return (
    <div className={styles.contacts}>
      <ContactWays
        phone={settings.phone}
        hours={settings.translation.schedule}
        email={settings.email}
        subject={subject}
        note={settings.translation.schedule && replyTime}
      />
    </div>
  );
}
