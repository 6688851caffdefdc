import { Modal } from "@mantine/core";
import { blockPhrases } from "../../../phrases/admin/blocks.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { useReturnFocus } from "../../screen/useReturnFocus.ts";
import styles from "./BlockPicker.module.css";
import { type BlockKind, offeredKinds } from "./block-content.ts";

/** A dialog with all kinds of blocks. */
export function BlockPicker(props: { onPick: (kind: BlockKind) => void; onClose: () => void }) {
  useReturnFocus();
  const phrases = usePhrases(blockPhrases);
  return (
    <Modal
      opened
      onClose={props.onClose}
      size="60rem"
      title={phrases.choose}
      closeButtonProps={{ "aria-label": phrases.close }}
    >
      <ul className={styles.kinds}>
        {offeredKinds.map((kind) => (
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
