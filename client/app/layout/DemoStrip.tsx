import { useSiteLayoutSuspenseQuery } from "../../graphql/generated/SiteLayout.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { layoutPhrases } from "../../phrases/site/layout.ts";
import styles from "./DemoStrip.module.css";

/**
 * Says on top of every public page that its content is invented, and asks search engines not to
 * index it, until an admin switches it off in the settings. It scrolls away with the page.
 */
export function DemoStrip() {
  const { demo } = usePhrases(layoutPhrases);
  const language = useLanguage();
  const { settings } = useSiteLayoutSuspenseQuery({ variables: { language } }).data;
  if (!settings.isDemo) return null;
  return (
    <aside className={styles.strip} aria-label={demo.label}>
      <meta name="robots" content="noindex" />
      <p>{demo.text}</p>
    </aside>
  );
}
