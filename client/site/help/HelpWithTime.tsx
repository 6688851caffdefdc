import type { HelpPageQuery } from "../../graphql/generated/HelpPage.ts";
import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { contactWaysPhrases } from "../../phrases/site/contact-ways.ts";
import { helpPhrases } from "../../phrases/site/help.ts";
import { layoutPhrases } from "../../phrases/site/layout.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { ContactWays } from "../../ui/ContactWays.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import styles from "./HelpWithTime.module.css";

const steps = ["talk", "papers", "training", "watching"] as const;

/** What volunteers do, and how to become one. */
export function HelpWithTime({ settings }: { settings: HelpPageQuery["settings"] }) {
  const phrases = usePhrases(helpPhrases);
  const { hours } = usePhrases(layoutPhrases);
  const { replyTime } = usePhrases(contactWaysPhrases);
  const { title, text, areas, age, form, subject, road } = phrases.time;
  return (
    <Sheet tone="paper" edge="a" labelledBy="time">
      <div className={styles.columns}>
        <div>
          <h2 id="time">{title}</h2>
          <p className={styles.text}>{text}</p>
          <p className={styles.more}>{areas}</p>
          <p className={styles.more}>{age}</p>
          <p className={styles.form}>
            <ButtonLink to={paths.volunteer()} look="ink" isWideOnMobile>
              {form}
            </ButtonLink>
          </p>
          <ContactWays
            phone={settings.phone}
            hours={hours(settings.opensAt, settings.closesAt)}
            email={settings.email}
            subject={subject}
            note={replyTime}
          />
        </div>
        <div>
          <h3 className={styles.road}>{road}</h3>
          <ol className={styles.steps}>
            {steps.map((step, place) => (
              <li key={step}>
                <span className={styles.number} aria-hidden="true">
                  {place + 1}
                </span>
                <div>
                  <h4>{phrases.steps[step].title}</h4>
                  <p>{phrases.steps[step].text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Sheet>
  );
}
