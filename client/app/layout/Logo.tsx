import { addresses } from "../../addresses.ts";
import type { Language } from "../../phrases/language.tsx";
import { useForeignLanguage } from "../../phrases/translated.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { Palm } from "../../ui/Palm.tsx";
import styles from "./Logo.module.css";

type LogoWords = { language: Language; foundationName: string; tagline: string };

/** The foundation's sign, its name and what it is; leads home. */
export function Logo({ words, tone }: { words: LogoWords; tone: "ink" | "white" }) {
  const foreign = useForeignLanguage();
  return (
    <InnerLink to={addresses.home()} className={styles.logo}>
      <Palm height={48} tone={tone} />
      <span lang={foreign(words)}>
        <span className={styles.name}>{words.foundationName}</span>
        <span className={styles.kind}>{words.tagline}</span>
      </span>
    </InnerLink>
  );
}
