import { Kbd } from "@mantine/core";
import { palettePhrases } from "../../phrases/admin-palette.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import styles from "./Palette.module.css";

/** Which keys work here; where there is no keyboard, nothing. */
export function PaletteFoot() {
  const phrases = usePhrases(palettePhrases);
  return (
    <p className={styles.foot}>
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {phrases.choose}
      </span>
      <span>
        <Kbd>Enter</Kbd> {phrases.open}
      </span>
      <span>
        <Kbd>Esc</Kbd> {phrases.close}
      </span>
    </p>
  );
}
