import { paths } from "../../paths.ts";
import { type Language, useForeignLanguage } from "../../phrases/language.tsx";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { Palm } from "../../ui/Palm.tsx";
import styles from "./Logo.module.css";

type LogoTranslation = { language: Language; foundationName: string; tagline: string };

/** The foundation's logo, name and description; links to the home page. */
export function Logo({
  translation,
  tone,
}: {
  translation: LogoTranslation;
  tone: "ink" | "white";
}) {
  const foreign = useForeignLanguage();
  return (
    <InternalLink to={paths.home()} className={styles.logo}>
      <Palm height={48} tone={tone} />
      <span lang={foreign(translation)}>
        <span className={styles.name}>{translation.foundationName}</span>
        <span className={styles.kind}>{translation.tagline}</span>
      </span>
    </InternalLink>
  );
}
