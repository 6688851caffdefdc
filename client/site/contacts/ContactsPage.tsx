import { useContactsPageSuspenseQuery } from "../../graphql/generated/ContactsPage.ts";
import { editorPaths, paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { contactsPhrases } from "../../phrases/site/contacts.ts";
import { EditActionLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import letterBird from "../../ui/art/letter-bird.svg?no-inline";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { PictureHero } from "../../ui/page/PictureHero.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { DonateSheet } from "../donate/DonateSheet.tsx";
import { ContactList } from "./ContactList.tsx";
import styles from "./ContactsPage.module.css";
import { Networks } from "./Networks.tsx";
import { Reasons } from "./Reasons.tsx";

/** Contact details of the foundation and its requisites. */
export function ContactsPage() {
  const phrases = usePhrases(contactsPhrases);
  const language = useLanguage();
  const { settings } = useContactsPageSuspenseQuery({ variables: { language } }).data;
  return (
    <>
      <PageHead title={phrases.title} description={phrases.description} />
      <PictureHero
        tone="leaf-2"
        path={{
          label: phrases.path,
          steps: [{ to: paths.home(), title: phrases.home }],
          here: phrases.title,
        }}
        title={phrases.title}
        lead={phrases.lead}
        ratio="515 / 386"
        picture={<img src={letterBird} alt="" width="640" height="480" fetchPriority="high" />}
      />
      <Sheet tone="paper" edge="a" labelledBy="reach" className={styles.reach}>
        <div className={styles.columns}>
          <div>
            <h2 id="reach">{phrases.reach}</h2>
            <EditActionLinks
              chips={[{ to: editorPaths.settings(), action: "settings", icon: "gear" }]}
            />
            <ContactList settings={settings} />
            <Networks settings={settings} />
          </div>
          <Reasons email={settings.email} />
        </div>
      </Sheet>
      <div className={styles.donation}>
        <DonateSheet settings={settings} />
      </div>
      <Sheet tone="paper" edge="a" className={styles.end}>
        {null}
      </Sheet>
    </>
  );
}
