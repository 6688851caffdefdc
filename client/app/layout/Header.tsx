import type { SiteLayoutQuery } from "../../graphql/generated/SiteLayout.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { layoutPhrases } from "../../phrases/site/layout.ts";
import { AdminControls } from "../admin/AdminControls.tsx";
import { Burger } from "./Burger.tsx";
import styles from "./Header.module.css";
import { LanguageToggle } from "./LanguageToggle.tsx";
import { Logo } from "./Logo.tsx";
import { SiteButton, SiteLinkText } from "./SiteLinks.tsx";

type HeaderProps = SiteLayoutQuery & {
  isPanelOpen: boolean;
  onOpenPanel: () => void;
};

/** Stays at the top of the window. Below 768 px its links move to the panel. */
export function Header({ settings, navigation, isPanelOpen, onOpenPanel }: HeaderProps) {
  const phrases = usePhrases(layoutPhrases);
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Logo settings={settings} />
        <nav className={styles.links} aria-label={phrases.headerMenu}>
          {navigation.links.map((link) => (
            <SiteLinkText key={link.address} link={link} />
          ))}
        </nav>
        <LanguageToggle />
        <AdminControls />
        <div className={styles.donate}>
          {navigation.button.map((link) => (
            <SiteButton key={link.address} link={link} isSmall />
          ))}
        </div>
        <Burger isOpen={isPanelOpen} onOpen={onOpenPanel} />
      </div>
    </header>
  );
}
