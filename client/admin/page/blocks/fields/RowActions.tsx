import { ActionIcon } from "@mantine/core";
import { blockFieldPhrases } from "../../../../phrases/admin/fields/block.ts";
import { usePhrases } from "../../../../phrases/phrases.ts";
import { TrashIcon } from "../../../../ui/icons/admin-icons.tsx";
import { ArrowDownIcon } from "../../../../ui/icons/icons.tsx";
import { ArrowUpIcon } from "../../../../ui/icons/list-icons.tsx";
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
      <ActionIcon
        variant="default"
        data-step={-1}
        aria-label={phrases.up(props.name)}
        disabled={props.isFirst}
        onClick={() => props.onStep(-1)}
      >
        <ArrowUpIcon size={18} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        data-step={1}
        aria-label={phrases.down(props.name)}
        disabled={props.isLast}
        onClick={() => props.onStep(1)}
      >
        <ArrowDownIcon size={18} />
      </ActionIcon>
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
