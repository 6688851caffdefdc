import { useLocation } from "react-router-dom";
import { addresses } from "../../addresses.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { shellPhrases } from "../../phrases/shell.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { ArrowIcon, CloseIcon, GivingIcon, LifebuoyIcon } from "../../ui/icons.tsx";
import { Palm } from "../../ui/Palm.tsx";
import { SlidePanel } from "../../ui/SlidePanel.tsx";
import { LanguageToggle } from "./LanguageToggle.tsx";
import { donationAddress, type LayoutSettings } from "./layout-settings.ts";
import styles from "./NavigationPanel.module.css";

type NavigationPanelProps = {
  settings: LayoutSettings;
  isOpen: boolean;
  onClose: () => void;
};

/** The order of the specification; need-help stands apart below. */
const panelPages = [
  "home",
  "about",
  "help",
  "projects",
  "team",
  "partners",
  "reports",
  "galleries",
  "blogPosts",
  "news",
  "contacts",
] as const;

/** All pages, from the burger. Any link chosen closes it. */
export function NavigationPanel({ settings, isOpen, onClose }: NavigationPanelProps) {
  const phrases = usePhrases(shellPhrases);
  const { pathname } = useLocation();
  return (
    <SlidePanel isOpen={isOpen} onClose={onClose} label={phrases.menu}>
      <div className={styles.panel}>
        <div className={styles.top}>
          <LanguageToggle isLong />
          <button
            type="button"
            className={styles.close}
            aria-label={phrases.closeMenu}
            data-first-focus=""
            onClick={onClose}
          >
            <span className={styles.slip}>
              <CloseIcon />
            </span>
          </button>
        </div>
        <nav aria-label={phrases.menu}>
          <ul className={styles.pages}>
            {panelPages.map((name) => {
              const address = addresses[name]();
              const isHere = pathname === address;
              return (
                <li key={name}>
                  <InnerLink
                    to={address}
                    aria-current={isHere ? "page" : undefined}
                    onClick={onClose}
                  >
                    <span className={styles.name}>{phrases.pages[name]}</span>
                    {isHere && <Palm height={27} tone="ink" />}
                  </InnerLink>
                </li>
              );
            })}
          </ul>
          <InnerLink to={addresses.needHelp()} className={styles.help} onClick={onClose}>
            <LifebuoyIcon />
            <span>
              <span className={styles.helpName}>{phrases.needHelp}</span>
              <span className={styles.hours}>
                {phrases.hours(settings.opensAt, settings.closesAt)}
              </span>
            </span>
            <ArrowIcon />
          </InnerLink>
        </nav>
        <div className={styles.donate}>
          <ButtonLink to={donationAddress(settings)} icon={<GivingIcon />}>
            {phrases.donate}
          </ButtonLink>
        </div>
      </div>
    </SlidePanel>
  );
}
