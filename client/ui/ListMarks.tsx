import { useAdminMode } from "./admin-mode.ts";
import { EditChip } from "./EditChip.tsx";
import styles from "./ItemMarks.module.css";

/** What Admin Mode adds to a list: the ways to add to it, one for each kind of thing. */
export function ListMarks({ adding }: { adding: readonly { to: string; label: string }[] }) {
  const isOn = useAdminMode();
  if (!isOn) return null;
  return (
    <div className={styles.line}>
      {adding.map(({ to, label }) => (
        <EditChip key={to} to={to} label={label} word={label} sign="plus" />
      ))}
    </div>
  );
}
