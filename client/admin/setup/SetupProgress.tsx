import { setupPhrases } from "../../phrases/admin/site/setup.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import styles from "./SetupPage.module.css";
import { setupSteps } from "./setup-steps.ts";

/** "Step 1 of 8", as text and as a bar. */
export function SetupProgress({ place }: { place: number }) {
  const phrases = usePhrases(setupPhrases);
  return (
    <div className={styles.progress}>
      <p>{phrases.step(place + 1, setupSteps.length)}</p>
      <div aria-hidden="true">
        {setupSteps.map((step, index) => (
          <span key={step} data-done={index <= place || undefined} />
        ))}
      </div>
    </div>
  );
}
