import type { HelpPageQuery } from "../../graphql/generated/HelpPage.ts";
import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { contactWaysPhrases } from "../../phrases/site/contact-ways.ts";
import { helpPhrases } from "../../phrases/site/help.ts";
import { layoutPhrases } from "../../phrases/site/layout.ts";
import { ContactWays } from "../../ui/ContactWays.tsx";
import { CheckIcon, CloseIcon } from "../../ui/icons/icons.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import styles from "./HelpWithThings.module.css";

const acceptedThings = ["toys", "warmth", "baby", "paper", "light"] as const;
const refusedThings = ["weapons", "pills", "small", "worn"] as const;

/** What the warehouse and the points accept, what they do not, and whom to call first. */
export function HelpWithThings({ settings }: { settings: HelpPageQuery["settings"] }) {
  const phrases = usePhrases(helpPhrases);
  const { hours } = usePhrases(layoutPhrases);
  const { replyTime } = usePhrases(contactWaysPhrases);
  const { title, text, points, yes, no, subject } = phrases.things;
  return (
    <Sheet tone="leaf-2" edge="b" labelledBy="things">
      <div className={styles.columns}>
        <div>
          <h2 id="things">{title}</h2>
          <p className={styles.text}>{text}</p>
          <p className={styles.points}>
            <TextLink to={paths.togetherPoints()}>{points}</TextLink>
          </p>
          <ContactWays
            phone={settings.phone}
            hours={hours(settings.opensAt, settings.closesAt)}
            email={settings.email}
            subject={subject}
            note={replyTime}
          />
        </div>
        <div className={styles.lists}>
          <h3>{yes}</h3>
          <ul className={styles.list}>
            {acceptedThings.map((thing) => (
              <li key={thing}>
                <CheckIcon />
                {phrases.taken[thing]}
              </li>
            ))}
          </ul>
          <h3>{no}</h3>
          <ul className={styles.list}>
            {refusedThings.map((thing) => (
              <li key={thing}>
                <CloseIcon />
                {phrases.refused[thing]}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Sheet>
  );
}
