import { Button } from "@mantine/core";
import {
  languageCodes,
  otherLanguage,
  useLanguage,
  useLanguageToggle,
} from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { layoutPhrases } from "../../phrases/site/layout.ts";
import { LanguageIcon } from "../../ui/icons/icons.tsx";
import styles from "./AdminLanguageToggle.module.css";

/** Shows the other language in that language, as on the site. */
export function AdminLanguageToggle() {
  const phrases = usePhrases(layoutPhrases);
  const turn = useLanguageToggle();
  return (
    <Button
      variant="default"
      className={styles.turn}
      classNames={{ section: styles.icon }}
      leftSection={<LanguageIcon size={18} />}
      lang={languageCodes[otherLanguage(useLanguage())].html}
      title={phrases.switchLanguage}
      onClick={turn}
    >
      {phrases.otherLanguageShort}
    </Button>
  );
}
