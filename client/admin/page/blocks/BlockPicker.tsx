import { Modal } from "@mantine/core";
import { blockPhrases } from "../../../phrases/admin/blocks.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { useReturnFocus } from "../../screen/useReturnFocus.ts";
import styles from "./BlockPicker.module.css";
import type { BlockKind } from "./block-content.ts";

/** Not offered: the fixed pages have them. */
const ofFixedPages: readonly BlockKind[] = ["sitePart", "hero"];

/** A dialog with all kinds of blocks that editors add. */
export function BlockPicker(props: { onPick: (kind: BlockKind) => void; onClose: () => void }) {
  useReturnFocus();
  const phrases = usePhrases(blockPhrases);
  // In the order in which the phrases name them.
  const kinds = Object.keys(phrases.kinds) as BlockKind[];
  return (
    <Modal
      opened
      onClose={props.onClose}
      size="60rem"
      title={phrases.choose}
      closeButtonProps={{ "aria-label": phrases.close }}
    >
      <ul className={styles.kinds}>
        {kinds
          .filter((kind) => !ofFixedPages.includes(kind))
          .map((kind) => (
            <li key={kind}>
              <button type="button" className={styles.kind} onClick={() => props.onPick(kind)}>
                <strong>{phrases.kinds[kind].name}</strong>
                <span className={styles.about}>{phrases.kinds[kind].about}</span>
              </button>
            </li>
          ))}
      </ul>
    </Modal>
  );
}
