import { useState } from "react";
import { useSiteLayoutSuspenseQuery } from "../../graphql/generated/SiteLayout.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { layoutPhrases } from "../../phrases/site/layout.ts";
import { colourProps } from "../../ui/colours.ts";
import { HiddenPathsContext } from "../../ui/hidden-paths.ts";
import { PictureLabelsContext } from "../../ui/picture/Picture.tsx";
import { EditLabelsProvider } from "../admin/EditLabelsProvider.tsx";
import type { LayoutProps } from "../page.ts";
import { DemoStrip } from "./DemoStrip.tsx";
import { useDonateDialog } from "./DonateDialog.tsx";
import { FoundationProvider } from "./FoundationProvider.tsx";
import { Footer } from "./footer/Footer.tsx";
import { Header } from "./Header.tsx";
import { LanguageNotice } from "./LanguageNotice.tsx";
import { NavigationPanel } from "./NavigationPanel.tsx";
import styles from "./SiteLayout.module.css";

/** Layout of every site page: skip link, header, slide-in panel, footer. */
export function SiteLayout({ children }: LayoutProps) {
  const language = useLanguage();
  const { data } = useSiteLayoutSuspenseQuery({ variables: { language } });
  const { settings, navigation } = data;
  const phrases = usePhrases(layoutPhrases);
  const { dialog, openOnClick } = useDonateDialog();
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  return (
    <PictureLabelsContext value={{ failed: phrases.pictureFailed, retry: phrases.pictureRetry }}>
      <EditLabelsProvider>
        <HiddenPathsContext value={navigation.hidden}>
          <FoundationProvider settings={settings}>
            <div className={styles.layout} onClickCapture={openOnClick} {...colourProps(settings)}>
              <a className={styles.skip} href="#content">
                {phrases.skipToContent}
              </a>
              <DemoStrip />
              <Header
                {...data}
                isPanelOpen={isPanelOpen}
                onOpenPanel={() => setIsPanelOpen(true)}
              />
              <NavigationPanel
                {...data}
                isOpen={isPanelOpen}
                onClose={() => setIsPanelOpen(false)}
              />
              <main id="content" tabIndex={-1}>
                {children}
              </main>
              <Footer settings={settings} navigation={navigation} />
              <LanguageNotice />
              {dialog}
            </div>
          </FoundationProvider>
        </HiddenPathsContext>
      </EditLabelsProvider>
    </PictureLabelsContext>
  );
}
