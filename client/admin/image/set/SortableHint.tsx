import { type Announcements, useDndMonitor } from "@dnd-kit/core";
import { Kbd } from "@mantine/core";
import { useState } from "react";
import { orderingPhrases } from "../../../phrases/admin/ordering.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { KeyboardIcon } from "../../../ui/icons/admin-icons.tsx";
import styles from "./SortableHint.module.css";

type SortableHintProps = { layout: "grid" | "list"; text: Announcements };

/**
 * How to reorder by keyboard, and what is being moved now; dnd-kit announces it to screen readers.
 */
export function SortableHint({ layout, text }: SortableHintProps) {
  const phrases = usePhrases(orderingPhrases);
  const [said, setSaid] = useState("");
  useDndMonitor({
    onDragOver: (move) => setSaid(text.onDragOver(move) ?? ""),
    onDragEnd: () => setSaid(""),
    onDragCancel: () => setSaid(""),
  });
  const [back, on] = layout === "grid" ? ["←", "→"] : ["↑", "↓"];
  return (
    <div className={styles.hint} aria-hidden="true" data-moving={said !== "" || undefined}>
      <KeyboardIcon size={20} />
      <p className={styles.keys}>
        <span>{phrases.keyboard}</span> <Kbd>{phrases.space}</Kbd> <span>{phrases.take}</span>{" "}
        <Kbd>{back}</Kbd> <Kbd>{on}</Kbd> <span>{phrases.move}</span> <Kbd>{phrases.space}</Kbd>{" "}
        <span>{phrases.drop}</span> <Kbd>Esc</Kbd> <span>{phrases.escape}</span>
      </p>
      <p className={styles.said}>{said}</p>
    </div>
  );
}
