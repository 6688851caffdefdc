import { addresses } from "../../addresses.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { shellPhrases } from "../../phrases/shell.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { GivingIcon } from "../../ui/icons.tsx";
import { AdminControls } from "./AdminControls.tsx";
import { Burger } from "./Burger.tsx";
import styles from "./Header.module.css";
import { LanguageToggle } from "./LanguageToggle.tsx";
import { Logo } from "./Logo.tsx";
import { donationAddress, type LayoutSettings } from "./layout-settings.ts";

type HeaderProps = {
  settings: LayoutSettings;
  isPanelOpen: boolean;
  onOpenPanel: () => void;
};

/** Stays at the top of the window. Below 768 px its two links live in the panel. */
export function Header({ settings, isPanelOpen, onOpenPanel }: HeaderProps) {
  const phrases = usePhrases(shellPhrases);
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Logo words={settings.translation} tone="ink" />
        <nav className={styles.links} aria-label={phrases.headerMenu}>
          <InnerLink to={addresses.help()}>{phrases.howToHelp}</InnerLink>
          <InnerLink to={addresses.needHelp()}>{phrases.needHelp}</InnerLink>
        </nav>
        <LanguageToggle />
        <AdminControls />
        <div className={styles.donate}>
          <ButtonLink to={donationAddress(settings)} icon={<GivingIcon />} isSmall>
            {phrases.donate}
          </ButtonLink>
        </div>
        <Burger isOpen={isPanelOpen} onOpen={onOpenPanel} />
      </div>
    </header>
  );
}
