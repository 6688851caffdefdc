import type { NeedHelpPageQuery } from "../../graphql/generated/NeedHelpPage.ts";
import { contactWaysPhrases } from "../../phrases/contact-ways.ts";
import { needHelpPhrases } from "../../phrases/need-help.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { shellPhrases } from "../../phrases/shell.ts";
import { ContactWays } from "../../ui/ContactWays.tsx";
import styles from "./HelpSlip.module.css";
import type { HelpKind } from "./help-kinds.ts";

const cuts = ["c", "a", "b"] as const;

type HelpSlipProps = {
  kind: HelpKind;
  /** From 0: slips are cut differently. */
  place: number;
  settings: NeedHelpPageQuery["settings"];
};

/** One kind of help: what it is, what to say, what happens next, and whom to reach now. */
export function HelpSlip({ kind, place, settings }: HelpSlipProps) {
  const phrases = usePhrases(needHelpPhrases);
  const { replyTime } = usePhrases(contactWaysPhrases);
  const { hours } = usePhrases(shellPhrases);
  const { name, text, tell, next, subject } = phrases.kinds[kind];
  const { phone, email, opensAt, closesAt } = settings;
  return (
    <section className={styles.sheet} aria-labelledby={kind}>
      <div className={`${styles.paper} ${styles[cuts[place % cuts.length] ?? "a"]}`}>
        <div className={styles.words}>
          <h2 id={kind}>{name}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <dl className={styles.answers}>
          <div>
            <dt>{phrases.whatToSay}</dt>
            <dd>{tell}</dd>
          </div>
          <div>
            <dt>{phrases.whatNext}</dt>
            <dd>{next}</dd>
          </div>
        </dl>
        <div className={styles.contact}>
          <ContactWays
            phone={phone}
            hours={hours(opensAt, closesAt)}
            email={email}
            subject={subject}
            note={replyTime}
          />
        </div>
      </div>
    </section>
  );
}
