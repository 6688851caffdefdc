import { ActionIcon } from "@mantine/core";
import { blockFieldPhrases } from "../../../../phrases/admin/fields/block.ts";
import { usePhrases } from "../../../../phrases/phrases.ts";
import { TrashIcon } from "../../../../ui/icons/admin-icons.tsx";
import { StepButtons } from "../../../editor/list/StepButtons.tsx";
import styles from "./Fields.module.css";

/** Moves and removes one row of a block. */
export function RowActions(props: {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onStep: (step: 1 | -1) => void;
  onRemove: () => void;
}) {
  const phrases = usePhrases(blockFieldPhrases);
  return (
    <div className={styles.ways}>
      <StepButtons
        labels={{ up: phrases.up(props.name), down: phrases.down(props.name) }}
        isFirst={props.isFirst}
        isLast={props.isLast}
        attribute="data-step"
        onStep={props.onStep}
      />
      <ActionIcon
        variant="default"
        className={styles.remove ?? ""}
        aria-label={phrases.remove(props.name)}
        onClick={props.onRemove}
      >
        <TrashIcon size={18} />
      </ActionIcon>
    </div>
  );
}
