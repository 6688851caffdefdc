import { usePhrases } from "../../phrases/phrases.ts";
import { layoutPhrases } from "../../phrases/site/layout.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { useTheme } from "../theme.ts";
import styles from "./ThemeSwitch.module.css";

const choices = ["system", "light", "evening"] as const;

/** Day, evening, or whatever the device is set to; applies at once and is remembered. */
export function ThemeSwitch() {
  const phrases = usePhrases(layoutPhrases).theme;
  const [theme, choose] = useTheme();
  return (
    <fieldset className={styles.themes}>
      <legend>
        <VisuallyHidden>{phrases.label}</VisuallyHidden>
      </legend>
      {choices.map((choice) => (
        <label key={choice} className={styles.theme}>
          <input
            type="radio"
            name="theme"
            value={choice}
            checked={theme === choice}
            onChange={() => choose(choice)}
          />
          <span>{phrases[choice]}</span>
        </label>
      ))}
    </fieldset>
  );
}
