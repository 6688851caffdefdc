import { paths } from "../../paths.ts";
import { type Language, useForeignLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { layoutPhrases } from "../../phrases/site/layout.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { Palm } from "../../ui/Palm.tsx";
import styles from "./Logo.module.css";

type LogoTranslation = { language: Language; foundationName: string; tagline: string };

/**
 * The foundation's logo, name and description; links to the home page. While the settings have no
 * name, it is the site's, as in the titles of pages, because a link needs a name.
 */
export function Logo({ translation }: { translation: LogoTranslation }) {
  const { foundation } = usePhrases(layoutPhrases);
  const foreign = useForeignLanguage();
  const { foundationName, tagline } = translation;
  return (
    <InternalLink to={paths.home()} className={styles.logo}>
      <Palm height={48} />
      <span lang={foundationName ? foreign(translation) : undefined}>
        <span className={styles.name}>{foundationName || foundation}</span>
        <span className={styles.kind}>{tagline}</span>
      </span>
    </InternalLink>
  );
}
