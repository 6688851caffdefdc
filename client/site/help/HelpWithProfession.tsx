import type { HelpPageQuery } from "../../graphql/generated/HelpPage.ts";
import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { contactWaysPhrases } from "../../phrases/site/contact-ways.ts";
import { helpPhrases } from "../../phrases/site/help.ts";
import { layoutPhrases } from "../../phrases/site/layout.ts";
import consultation from "../../ui/art/consultation.svg?no-inline";
import { ButtonLink } from "../../ui/Button.tsx";
import { ContactWays } from "../../ui/ContactWays.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { CutPicture } from "../../ui/picture/CutPicture.tsx";
import styles from "./HelpWithProfession.module.css";

/** For psychologists first; other professions are welcome. */
export function HelpWithProfession({ settings }: { settings: HelpPageQuery["settings"] }) {
  const phrases = usePhrases(helpPhrases);
  const { hours } = usePhrases(layoutPhrases);
  const { replyTime } = usePhrases(contactWaysPhrases);
  const { title, text, ask, others, form, subject, picture } = phrases.profession;
  return (
    <Sheet tone="poppy-1" edge="b" labelledBy="profession">
      <div className={styles.columns}>
        <CutPicture cut="b" ratio="4 / 3">
          <img src={consultation} alt={picture} width="960" height="720" loading="lazy" />
        </CutPicture>
        <div>
          <h2 id="profession">{title}</h2>
          <p className={styles.text}>{text}</p>
          <p className={styles.more}>{ask}</p>
          <p className={styles.more}>{others}</p>
          <p className={styles.form}>
            <ButtonLink to={paths.psychologist()} look="ink" isWideOnMobile>
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
      </div>
    </Sheet>
  );
}
