import { useContactsPageSuspenseQuery } from "../../graphql/generated/ContactsPage.ts";
import { editorPaths, paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { contactsPhrases } from "../../phrases/site/contacts.ts";
import { EditActionLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import letterBird from "../../ui/art/letter-bird.svg?no-inline";
import { LinkRows } from "../../ui/LinkRows.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { DonateSheet } from "../donate/DonateSheet.tsx";
import { FixedPage } from "../page/FixedPage.tsx";
import type { SiteParts } from "../page/site-parts.ts";
import { ContactList } from "./ContactList.tsx";
import styles from "./ContactsPage.module.css";
import { Networks } from "./Networks.tsx";

const bird = <img src={letterBird} alt="" width="640" height="480" fetchPriority="high" />;

/** Contact details of the foundation, common reasons to write, and the requisites. */
export function ContactsPage() {
  return (
    <FixedPage
      path={paths.contacts()}
      hero={{ tone: "leaf-2", picture: bird, ratio: "515 / 386" }}
      parts={useContactParts()}
    />
  );
}

function useContactParts(): SiteParts {
  const phrases = usePhrases(contactsPhrases);
  const language = useLanguage();
  const { settings } = useContactsPageSuspenseQuery({ variables: { language } }).data;
  return {
    CONTACT_LIST: {
      place: "column",
      columns: styles.columns,
      draw: ({ content, id }) => (
        <section aria-labelledby={id}>
          <h2 id={id}>{addNonBreakingSpaces(content.heading) || phrases.reach}</h2>
          <EditActionLinks
            chips={[{ to: editorPaths.settings(), action: "settings", icon: "gear" }]}
          />
          <ContactList settings={settings} />
          <Networks settings={settings} />
        </section>
      ),
    },
    PHOTO_REMOVAL: {
      place: "block",
      draw: ({ content }) => {
        const title = content.heading || phrases.photo;
        const text = addNonBreakingSpaces(content.text);
        const row = { to: `${paths.privacy()}#removal`, title, text };
        return (
          <div className={styles.photo}>
            <LinkRows rows={[row]} />
          </div>
        );
      },
    },
    REQUISITES: {
      place: "sheet",
      draw: () => (
        <>
          <div className={styles.donation}>
            <DonateSheet settings={settings} />
          </div>
          <Sheet tone="paper" edge="a" className={styles.end}>
            {null}
          </Sheet>
        </>
      ),
    },
  };
}
