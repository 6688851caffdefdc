import { paths } from "../../paths.ts";
import { unnamedPhrases } from "../../phrases/foundation.tsx";
import { useForeignLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { isWide, LogoPicture } from "../../ui/logo/LogoPicture.tsx";
import styles from "./Logo.module.css";
import type { LayoutSettings } from "./layout-settings.ts";

/** By its characters: one that fits a phone's header in full size, one or two words, or longer. */
const lengthOf = (name: string) =>
  /.{21}|\S{11}/.test(name) ? "long" : /.{7}/.test(name) ? "medium" : "short";

type LogoProps = {
  settings: Pick<LayoutSettings, "logo" | "darkLogo" | "translation">;
  /** The background is dark in both themes. */
  isOnDark?: boolean;
};

/**
 * The foundation's logo, name and description; links to the home page. A wide logo contains the
 * name, which is then for screen readers alone. While the settings have no name, a general one
 * stands in, because a link needs a name.
 */
export function Logo({ settings, isOnDark = false }: LogoProps) {
  const { siteName } = usePhrases(unnamedPhrases);
  const foreign = useForeignLanguage();
  const { logo, darkLogo, translation } = settings;
  const { foundationName, tagline } = translation;
  const name = foundationName || siteName;
  return (
    <InternalLink to={paths.home()} className={styles.logo} data-wide={isWide(logo ?? darkLogo)}>
      <LogoPicture logo={logo} darkLogo={darkLogo} height={48} isOnDark={isOnDark} />
      <span className={styles.text} lang={foundationName ? foreign(translation) : undefined}>
        <span className={styles.name} data-length={lengthOf(name)}>
          {name}
        </span>
        <span className={styles.kind}>{tagline}</span>
      </span>
    </InternalLink>
  );
}
