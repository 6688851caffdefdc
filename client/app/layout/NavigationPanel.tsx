import { useLocation } from "react-router-dom";
import type { SiteLayoutQuery } from "../../graphql/generated/SiteLayout.ts";
import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { layoutPhrases } from "../../phrases/site/layout.ts";
import { ArrowIcon, LifebuoyIcon } from "../../ui/icons/icons.tsx";
import { Palm } from "../../ui/logo/Palm.tsx";
import { ClosePanelButton } from "../../ui/page/ClosePanelButton.tsx";
import { SlidePanel } from "../../ui/page/SlidePanel.tsx";
import { SearchForm } from "../../ui/search/SearchForm.tsx";
import { LanguageToggle } from "./LanguageToggle.tsx";
import styles from "./NavigationPanel.module.css";
import { SiteButton, type SiteLink, SiteLinkText } from "./SiteLinks.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

type NavigationPanelProps = SiteLayoutQuery & {
  isOpen: boolean;
  onClose: () => void;
};

/**
 * The menu, opened by the burger. Choosing a link closes it. On phones it has the header's links, too;
 * the one for those who need help stands out everywhere.
 */
export function NavigationPanel(props: NavigationPanelProps) {
  const { settings, navigation, isOpen, onClose } = props;
  const phrases = usePhrases(layoutPhrases);
  const { pathname } = useLocation();
  const isFurther = (link: SiteLink) =>
    !isForHelp(link) && navigation.header.every(({ address }) => address !== link.address);
  return (
    <SlidePanel isOpen={isOpen} onClose={onClose} label={phrases.menu}>
      <div className={styles.panel}>
        <div className={styles.top}>
          <LanguageToggle isLong />
          <ClosePanelButton label={phrases.closeMenu} onClose={onClose} />
        </div>
        <div className={styles.search}>
          <SearchForm
            action={paths.search()}
            label={phrases.search}
            submit={phrases.find}
            onLeave={onClose}
          />
        </div>
        <nav aria-label={phrases.menu}>
          <ul className={styles.pages}>
            {navigation.header.map((link) => {
              const isHere = pathname === link.address;
              return (
                <li key={link.address}>
                  <SiteLinkText link={link} isHere={isHere} onClick={onClose}>
                    {(label) => (
                      <>
                        <span className={styles.name}>{label}</span>
                        {isHere && <Palm height={27} />}
                      </>
                    )}
                  </SiteLinkText>
                </li>
              );
            })}
            {navigation.links.filter(isFurther).map((link) => (
              <li key={link.address} className={styles.narrowOnly}>
                <SiteLinkText link={link} onClick={onClose}>
                  {(label) => <span className={styles.name}>{label}</span>}
                </SiteLinkText>
              </li>
            ))}
          </ul>
          {navigation.links.filter(isForHelp).map((link) => (
            <div key={link.address} className={styles.help}>
              <SiteLinkText link={link} onClick={onClose}>
                {(label) => (
                  <>
                    <LifebuoyIcon />
                    <span>
                      <span className={styles.helpName}>{label}</span>
                      <span className={styles.hours}>{settings.translation.schedule}</span>
                    </span>
                    <ArrowIcon />
                  </>
                )}
              </SiteLinkText>
            </div>
          ))}
        </nav>
        <ThemeSwitch />
        <div className={styles.donate}>
          {navigation.button.map((link) => (
            <SiteButton key={link.address} link={link} />
          ))}
        </div>
      </div>
    </SlidePanel>
  );
}

const isForHelp = ({ address }: SiteLink) => address === paths.needHelp();
