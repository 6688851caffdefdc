import { siteContentPhrases } from "../../phrases/admin/site/site-content.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { AdminScreen } from "../screen/AdminScreen.tsx";
import styles from "./Content.module.css";
import { DemoCard } from "./DemoCard.tsx";
import { ExportCard } from "./ExportCard.tsx";
import { ImportCard } from "./ImportCard.tsx";

/** Clears the demo content, and moves content between sites; for admins. */
export function ContentPage() {
  const phrases = usePhrases(siteContentPhrases);
  return (
    <AdminScreen title={phrases.title}>
      <h1>{phrases.title}</h1>
      <p className={styles.lead}>{phrases.text}</p>
      <div className={styles.cards}>
        <DemoCard />
        <ExportCard />
        <ImportCard />
      </div>
    </AdminScreen>
  );
}
