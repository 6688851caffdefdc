import type { NeedHelpPageQuery } from "../../graphql/generated/NeedHelpPage.ts";
import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { contactWaysPhrases } from "../../phrases/site/contact-ways.ts";
import { needHelpPhrases } from "../../phrases/site/need-help.ts";
import { ContactWays } from "../../ui/ContactWays.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import styles from "../application/frame/FormSheet.module.css";

/** In place of a form, where the site has none: whom to call or write to. */
export function ContactSlip({ settings }: { settings: NeedHelpPageQuery["settings"] }) {
  const phrases = usePhrases(needHelpPhrases);
  const { replyTime } = usePhrases(contactWaysPhrases);
  const { phone, email, translation } = settings;
  return (
    <section className={styles.sheet} aria-labelledby="reach">
      <div className={styles.paper}>
        <h2 id="reach" className={styles.title}>
          {phrases.reach}
        </h2>
        <p className={styles.text}>{phrases.reachText}</p>
        <div className={styles.action}>
          <ContactWays
            phone={phone}
            hours={translation.schedule}
            email={email}
            subject={phrases.title}
            note={translation.schedule && replyTime}
          />
        </div>
        <p className={styles.action}>
          <TextLink to={paths.contacts()}>{phrases.contacts}</TextLink>
        </p>
      </div>
    </section>
  );
}
