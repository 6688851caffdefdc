import { Button, Group, Paper } from "@mantine/core";
import { type EditableKind, editorPaths } from "../../paths.ts";
import { editingPhrases } from "../../phrases/admin/editing.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { AdminScreen } from "../screen/AdminScreen.tsx";
import styles from "../screen/AsideCard.module.css";

/** For a path whose item does not exist; it may be in the trash. */
export function ItemNotFound({ kind }: { kind: EditableKind }) {
  const phrases = usePhrases(editingPhrases);
  return (
    <AdminScreen title={phrases.missingTitle}>
      <Paper className={styles.card}>
        <h1>{phrases.missingTitle}</h1>
        <p className={styles.hint}>{phrases.missingText}</p>
        <Group>
          <Button component={InternalLink} to={editorPaths.trash()}>
            {phrases.toTrash}
          </Button>
          <Button component={InternalLink} to={editorPaths.list(kind)} variant="default">
            {phrases.toList}
          </Button>
        </Group>
      </Paper>
    </AdminScreen>
  );
}
