import { Button, Group, Paper } from "@mantine/core";
import { type EditableKind, editors } from "../../addresses.ts";
import { editingPhrases } from "../../phrases/admin-editing.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { AdminScreen } from "../frame/AdminScreen.tsx";
import styles from "./AsideCard.module.css";

/** For an address that names no item: it may lie in the trash. */
export function MissingItem({ kind }: { kind: EditableKind }) {
  const phrases = usePhrases(editingPhrases);
  return (
    <AdminScreen title={phrases.missingTitle}>
      <Paper className={styles.card}>
        <h1>{phrases.missingTitle}</h1>
        <p className={styles.hint}>{phrases.missingText}</p>
        <Group>
          <Button component={InnerLink} to={editors.trash()}>
            {phrases.toTrash}
          </Button>
          <Button component={InnerLink} to={editors.list(kind)} variant="default">
            {phrases.toList}
          </Button>
        </Group>
      </Paper>
    </AdminScreen>
  );
}
