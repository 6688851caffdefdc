import { changesPhrases } from "../../phrases/admin/changes.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { AdminScreen } from "../screen/AdminScreen.tsx";
import { ChangeFilters } from "./ChangeFilters.tsx";
import { ChangeList } from "./ChangeList.tsx";
import styles from "./ChangesPage.module.css";
import { useChangeFilters } from "./useChangeFilters.ts";

/** All changes of all content, for admins. */
export function ChangesPage() {
  const phrases = usePhrases(changesPhrases);
  const filters = useChangeFilters();
  return (
    <AdminScreen title={phrases.title}>
      <div className={styles.top}>
        <h1>{phrases.title}</h1>
        <p>{phrases.text}</p>
      </div>
      <section className={styles.panel} aria-label={phrases.title}>
        <ChangeFilters filters={filters} />
        <ChangeList key={`${filters.kind} ${filters.userId}`} filters={filters} />
      </section>
    </AdminScreen>
  );
}
