import type { SiteLayoutQuery } from "../../../graphql/generated/SiteLayout.ts";
import { editorPaths, feedPaths, paths } from "../../../paths.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { feedPhrases } from "../../../phrases/sharing.ts";
import { layoutPhrases } from "../../../phrases/site/layout.ts";
import { EditActionLinks } from "../../../ui/admin-mode/ItemEditLinks.tsx";
import { useIsHidden } from "../../../ui/hidden-paths.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { FeedLink } from "../../../ui/page/FeedLink.tsx";
import { Logo } from "../Logo.tsx";
import type { LayoutSettings } from "../layout-settings.ts";
import { type SiteLink, SiteLinkText } from "../SiteLinks.tsx";
import styles from "./Footer.module.css";
import { FooterContacts } from "./FooterContacts.tsx";
import { SocialLinks } from "./SocialLinks.tsx";

type FooterProps = { settings: LayoutSettings; navigation: SiteLayoutQuery["navigation"] };

/** Footer of every page: the chain of paper figures, links to pages, contacts, copyright. */
export function Footer({ settings, navigation }: FooterProps) {
  const phrases = usePhrases(layoutPhrases);
  const feeds = usePhrases(feedPhrases);
  const isHidden = useIsHidden();
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
              <FooterLinks links={navigation.footer} />
              {/* The menu needs scripts. */}
              <noscript>
                <FooterLinks links={linksBeside(navigation)} />
              </noscript>
            </nav>
            <FooterContacts settings={settings} />
          </div>
          <div className={styles.closing}>
            <p>{phrases.copyright(foundationName, `${settings.foundingYear ?? ""}`)}</p>
            <p className={styles.links}>
              <InternalLink to={paths.privacy()} className={styles.privacy}>
                {phrases.privacy}
              </InternalLink>
              {!isHidden(paths.openData()) && (
                <InternalLink to={paths.openData()} className={styles.privacy}>
                  {phrases.openData}
                </InternalLink>
              )}
              <span className={styles.feeds}>
                {(["news", "blog"] as const).map(
                  (feed) =>
                    !isHidden(feedPaths[feed]) && (
                      <FeedLink key={feed} to={feedPaths[feed]}>
                        {feeds[feed]}
                      </FeedLink>
                    ),
                )}
              </span>
            </p>
            <p className={styles.paper}>{phrases.paper}</p>
          </div>
        </div>
      </div>
    </footer>
  );
}

/** The links of the menu that are not in the footer. */
const linksBeside = ({ header, footer }: FooterProps["navigation"]): SiteLink[] =>
  header.filter(({ address }) => footer.every((link) => link.address !== address));

function FooterLinks({ links }: { links: readonly SiteLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.pages}>
      {links.map((link) => (
        <li key={link.address}>
          <SiteLinkText link={link} />
        </li>
      ))}
    </ul>
  );
}
