import { editorPaths, feedPaths, paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { feedPhrases } from "../../phrases/sharing.ts";
import { layoutPhrases } from "../../phrases/site/layout.ts";
import { EditActionLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { FeedLink } from "../../ui/page/FeedLink.tsx";
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
  "search",
] as const;

/** Footer of every page: the chain of paper figures, links to pages, contacts, copyright. */
export function Footer({ settings }: { settings: LayoutSettings }) {
  const phrases = usePhrases(layoutPhrases);
  const feeds = usePhrases(feedPhrases);
  const { foundationName, motto } = settings.translation;
  return (
    <footer className={styles.footer}>
      <div className={styles.chain} />
      <div className={styles.ground}>
        <div className={styles.inner}>
          <div className={styles.columns}>
            <div>
              <Logo settings={settings} isOnDark />
              <div className={styles.promise}>{motto && <p>{motto}</p>}</div>
              <SocialLinks settings={settings} />
              <EditActionLinks
                chips={[{ to: editorPaths.settings(), action: "settings", icon: "gear" }]}
              />
            </div>
            <nav aria-label={phrases.footerMenu} id="pages" tabIndex={-1}>
              <ul className={styles.pages}>
                {footerPages.map((name) => (
                  <li key={name}>
                    <InternalLink to={paths[name]()}>{phrases.pages[name]}</InternalLink>
                  </li>
                ))}
              </ul>
            </nav>
            <FooterContacts settings={settings} />
          </div>
          <div className={styles.closing}>
            <p>{phrases.copyright(foundationName)}</p>
            <p className={styles.links}>
              <InternalLink to={paths.privacy()} className={styles.privacy}>
                {phrases.privacy}
              </InternalLink>
              <span className={styles.feeds}>
                <FeedLink to={feedPaths.news}>{feeds.news}</FeedLink>
                <FeedLink to={feedPaths.blog}>{feeds.blog}</FeedLink>
              </span>
            </p>
            <p className={styles.paper}>{phrases.paper}</p>
          </div>
        </div>
      </div>
    </footer>
  );
}
