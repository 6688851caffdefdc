import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { layoutPhrases } from "../../phrases/site/layout.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { useIsHidden } from "../../ui/hidden-paths.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { DonateIcon } from "../../ui/icons/icons.tsx";
import { AdminControls } from "../admin/AdminControls.tsx";
import { Burger } from "./Burger.tsx";
import styles from "./Header.module.css";
import { LanguageToggle } from "./LanguageToggle.tsx";
import { Logo } from "./Logo.tsx";
import type { LayoutSettings } from "./layout-settings.ts";
import { useDonateAddress } from "./useDonateAddress.ts";

type HeaderProps = {
  settings: LayoutSettings;
  isPanelOpen: boolean;
  onOpenPanel: () => void;
};

/** Stays at the top of the window. Below 768 px its two links move to the panel. */
export function Header({ settings, isPanelOpen, onOpenPanel }: HeaderProps) {
  const phrases = usePhrases(layoutPhrases);
  const isHidden = useIsHidden();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Logo settings={settings} />
        <nav className={styles.links} aria-label={phrases.headerMenu}>
          {!isHidden(paths.help()) && (
            <InternalLink to={paths.help()}>{phrases.howToHelp}</InternalLink>
          )}
          <InternalLink to={paths.needHelp()}>{phrases.needHelp}</InternalLink>
        </nav>
        <LanguageToggle />
        <AdminControls />
        <div className={styles.donate}>
          <ButtonLink to={useDonateAddress()} icon={<DonateIcon />} isSmall>
            {phrases.donate}
          </ButtonLink>
        </div>
        <Burger isOpen={isPanelOpen} onOpen={onOpenPanel} />
      </div>
    </header>
  );
}
