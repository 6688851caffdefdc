import type { MemberPageQuery } from "../../graphql/generated/MemberPage.ts";
import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { contactWaysPhrases } from "../../phrases/site/contact-ways.ts";
import { teamPhrases } from "../../phrases/site/team.ts";
import { ContactWays } from "../../ui/ContactWays.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { useWhatExists } from "../page/useWhatExists.ts";
import styles from "./MemberContact.module.css";

type MemberContactProps = {
  settings: MemberPageQuery["settings"];
  /** Name of the person in the e-mail's subject. */
  name: string;
  isPsychologist: boolean;
};

/** A slip beside the text: how to get a consultation, or simply an answer. */
export function MemberContact({ settings, name, isPsychologist }: MemberContactProps) {
  const phrases = usePhrases(teamPhrases);
  const { replyTime } = usePhrases(contactWaysPhrases);
  const { isOpen } = useWhatExists();
  const { phone, email, translation } = settings;
  return (
    <aside className={styles.place} aria-labelledby="contact">
      <div className={styles.slip}>
        <h2 id="contact">{isPsychologist ? phrases.talk : phrases.question}</h2>
        <p className={styles.text}>{isPsychologist ? phrases.talkText : phrases.questionText}</p>
        <ContactWays
          phone={phone}
          hours={translation.schedule}
          email={email}
          subject={phrases.subject(name)}
          note={translation.schedule && replyTime}
        />
        {isPsychologist && isOpen("PSYCHOLOGICAL") && (
          <TextLink to={paths.psychologicalHelp()}>{phrases.askForHelp}</TextLink>
        )}
      </div>
    </aside>
  );
}
