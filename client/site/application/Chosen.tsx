import { applicationPhrases } from "../../phrases/application.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import styles from "./Chosen.module.css";

/** What the form is for, and the way to another one. */
export function Chosen({ name, changeAt }: { name: string; changeAt: string }) {
  const phrases = usePhrases(applicationPhrases);
  return (
    <div className={styles.chosen}>
      <p>
        <span className={styles.label}>{phrases.youChose}</span>{" "}
        <span className={styles.name}>{name}</span>
      </p>
      <InnerLink to={changeAt} className={styles.change}>
        {phrases.change}
      </InnerLink>
    </div>
  );
}
