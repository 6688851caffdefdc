import { Kbd, Modal } from "@mantine/core";
import { palettePhrases } from "../../phrases/admin/palette.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { hasAppleKeys, keyNames, type ShortcutName, shortcuts } from "../screen/shortcuts.ts";
import styles from "./HelpPanel.module.css";

const names: readonly ShortcutName[] = ["save", "publish", "language", "palette", "help"];

/** Lists the keyboard shortcuts that work everywhere. */
export function HelpPanel(props: { isOpen: boolean; onClose: () => void }) {
  const phrases = usePhrases(palettePhrases);
  return (
    <Modal
      opened={props.isOpen}
      onClose={props.onClose}
      title={phrases.keysTitle}
      closeButtonProps={{ "aria-label": phrases.closeKeys }}
      centered
    >
      <dl className={styles.keys}>
        {names.map((name) => (
          <div key={name}>
            <dt>{phrases.shortcuts[name]}</dt>
            <dd>
              {keyNames(shortcuts[name].shown, hasAppleKeys()).map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{phrases.keysHint}</p>
    </Modal>
  );
}
