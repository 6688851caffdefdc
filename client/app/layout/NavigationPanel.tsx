import { useLocation } from "react-router-dom";
import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { layoutPhrases } from "../../phrases/site/layout.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { useIsHidden } from "../../ui/hidden-paths.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { ArrowIcon, DonateIcon, LifebuoyIcon } from "../../ui/icons/icons.tsx";
import { Palm } from "../../ui/logo/Palm.tsx";
import { ClosePanelButton } from "../../ui/page/ClosePanelButton.tsx";
import { SlidePanel } from "../../ui/page/SlidePanel.tsx";
import { SearchForm } from "../../ui/search/SearchForm.tsx";
import { LanguageToggle } from "./LanguageToggle.tsx";
import type { LayoutSettings } from "./layout-settings.ts";
import styles from "./NavigationPanel.module.css";
import { type SiteLink, SiteLinkText } from "./SiteLinks.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import { useDonateAddress } from "./useDonateAddress.ts";

type NavigationPanelProps = {
  settings: LayoutSettings;
  links: readonly SiteLink[];
  isOpen: boolean;
  onClose: () => void;
};

/** The menu, opened by the burger. Choosing a link closes it. */
export function NavigationPanel({ settings, links, isOpen, onClose }: NavigationPanelProps) {
  const phrases = usePhrases(layoutPhrases);
  const { pathname } = useLocation();
  const isHidden = useIsHidden();
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
            {links.map((link) => {
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
            {!isHidden(paths.help()) && links.every(({ address }) => address !== paths.help()) && (
              <li className={styles.narrowOnly}>
                <InternalLink to={paths.help()} onClick={onClose}>
                  <span className={styles.name}>{phrases.howToHelp}</span>
                </InternalLink>
              </li>
            )}
          </ul>
          <InternalLink to={paths.needHelp()} className={styles.help} onClick={onClose}>
            <LifebuoyIcon />
            <span>
              <span className={styles.helpName}>{phrases.needHelp}</span>
              <span className={styles.hours}>{settings.translation.schedule}</span>
            </span>
            <ArrowIcon />
          </InternalLink>
        </nav>
        <ThemeSwitch />
        <div className={styles.donate}>
          <ButtonLink to={useDonateAddress()} icon={<DonateIcon />}>
            {phrases.donate}
          </ButtonLink>
        </div>
      </div>
    </SlidePanel>
  );
}
