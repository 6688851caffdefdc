import type { ComponentProps } from "react";
import { useAdminMode } from "./admin-mode.ts";
import { EditChip } from "./EditChip.tsx";
import styles from "./ItemMarks.module.css";

type Chip = Pick<ComponentProps<typeof EditChip>, "to" | "label" | "sign">;

/** Chips that say what they do, in a line below what they are about. In Admin Mode alone. */
export function MarkLine({ chips }: { chips: readonly Chip[] }) {
  const isOn = useAdminMode();
  if (!isOn) return null;
  return (
    <div className={styles.line}>
      {chips.map((chip) => (
        <EditChip key={chip.to} {...chip} word={chip.label} />
      ))}
    </div>
  );
}
