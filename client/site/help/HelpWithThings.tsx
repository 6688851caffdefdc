import { addresses } from "../../addresses.ts";
import { contactWaysPhrases } from "../../phrases/contact-ways.ts";
import { helpPhrases } from "../../phrases/help.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { shellPhrases } from "../../phrases/shell.ts";
import { ContactWays } from "../../ui/ContactWays.tsx";
import { CheckIcon, CloseIcon } from "../../ui/icons.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import styles from "./HelpWithThings.module.css";
import type { HelpSettings } from "./help-settings.ts";

const taken = ["toys", "warmth", "baby", "paper", "light"] as const;
const refused = ["weapons", "pills", "small", "worn"] as const;

/** What the warehouse and the points take, what they do not, and whom to call before. */
export function HelpWithThings({ settings }: { settings: HelpSettings }) {
  const phrases = usePhrases(helpPhrases);
  const { hours } = usePhrases(shellPhrases);
  const { replyTime } = usePhrases(contactWaysPhrases);
  const { title, text, points, yes, no, subject } = phrases.things;
  return (
    <Sheet tone="leaf-2" edge="b" labelledBy="things">
      <div className={styles.columns}>
        <div>
          <h2 id="things">{title}</h2>
          <p className={styles.text}>{text}</p>
          <p className={styles.points}>
            <TextLink to={addresses.togetherPoints()}>{points}</TextLink>
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
            {taken.map((thing) => (
              <li key={thing}>
                <CheckIcon />
                {phrases.taken[thing]}
              </li>
            ))}
          </ul>
          <h3>{no}</h3>
          <ul className={styles.list}>
            {refused.map((thing) => (
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
