import { Modal } from "@mantine/core";
import { palettePhrases } from "../../phrases/admin/palette.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import styles from "./Palette.module.css";
import { PaletteSearch } from "./PaletteSearch.tsx";

/** Command palette: search over all content and actions, usable by keyboard alone. */
export function Palette(props: { isOpen: boolean; onClose: () => void }) {
  const phrases = usePhrases(palettePhrases);
  return (
    <Modal
      opened={props.isOpen}
      onClose={props.onClose}
      attributes={{ content: { "aria-label": phrases.title } }}
      size="40rem"
      padding={0}
      yOffset="10dvh"
      withCloseButton={false}
      classNames={{ inner: styles.inner, content: styles.content, body: styles.body }}
      // Keys typed right after the shortcut must not reach the field behind.
      transitionProps={{ duration: 0 }}
    >
      <PaletteSearch onClose={props.onClose} />
    </Modal>
  );
}
