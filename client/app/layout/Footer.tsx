import { addresses, editors } from "../../addresses.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { shellPhrases } from "../../phrases/shell.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { MarkLine } from "../../ui/ItemMarks.tsx";
import styles from "./Footer.module.css";
import { FooterContacts } from "./FooterContacts.tsx";
import { Logo } from "./Logo.tsx";
import type { LayoutSettings } from "./layout-settings.ts";
import { SocialLinks } from "./SocialLinks.tsx";

const footerPages = [
  "home",
  "help",
  "projects",
  "blogPosts",
  "galleries",
  "team",
  "partners",
  "reports",
  "contacts",
] as const;

/** Closes every page: the chain of paper figures, pages, contacts, copyright. */
export function Footer({ settings }: { settings: LayoutSettings }) {
  const phrases = usePhrases(shellPhrases);
  return (
    <footer className={styles.footer}>
      <div className={styles.chain} />
      <div className={styles.ground}>
        <div className={styles.inner}>
          <div className={styles.columns}>
            <div>
              <Logo words={settings.translation} tone="white" />
              <p className={styles.promise}>{phrases.promise}</p>
              <SocialLinks settings={settings} />
              <MarkLine chips={[{ to: editors.settings(), says: "settings", sign: "gear" }]} />
            </div>
            <nav aria-label={phrases.footerMenu} id="pages" tabIndex={-1}>
              <ul className={styles.pages}>
                {footerPages.map((name) => (
                  <li key={name}>
                    <InnerLink to={addresses[name]()}>{phrases.pages[name]}</InnerLink>
                  </li>
                ))}
              </ul>
            </nav>
            <FooterContacts settings={settings} />
          </div>
          <div className={styles.closing}>
            <p>
              {phrases.copyright(settings.translation.foundationName)}
              <InnerLink to={addresses.privacy()} className={styles.privacy}>
                {phrases.privacy}
              </InnerLink>
            </p>
            <p>{phrases.paper}</p>
          </div>
        </div>
      </div>
    </footer>
  );
}
