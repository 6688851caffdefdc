import { Button } from "@mantine/core";
import { languageNames, otherLanguage, useLanguage } from "../../phrases/language.tsx";
import { useLanguageTurn } from "../../phrases/language-turn.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { shellPhrases } from "../../phrases/shell.ts";
import { LanguageIcon } from "../../ui/icons.tsx";
import styles from "./LanguageTurn.module.css";

/** Shows the other language in that language, as on the site. */
export function LanguageTurn() {
  const phrases = usePhrases(shellPhrases);
  const turn = useLanguageTurn();
  return (
    <Button
      variant="default"
      className={styles.turn}
      classNames={{ section: styles.icon }}
      leftSection={<LanguageIcon size={18} />}
      lang={languageNames[otherLanguage(useLanguage())].html}
      title={phrases.switchLanguage}
      onClick={turn}
    >
      {phrases.otherLanguageShort}
    </Button>
  );
}
