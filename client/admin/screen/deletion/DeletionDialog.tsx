import { Button, Group, Modal } from "@mantine/core";
import { editingPhrases } from "../../../phrases/admin/editing.ts";
import { listPhrases } from "../../../phrases/admin/lists.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { TrashIcon } from "../../../ui/icons/admin-icons.tsx";
import { CategoryInUse } from "./CategoryInUse.tsx";
import styles from "./DeletionDialog.module.css";
import type { Deletion } from "./useDeletion.ts";

/** Asks once before items are moved to the trash, and says that they can be restored. */
export function DeletionDialog({ deletion }: { deletion: Deletion }) {
  const editing = usePhrases(editingPhrases);
  const phrases = usePhrases(listPhrases);
  const { count, title } = deletion;
  const isMany = count > 1;
  return (
    <Modal
      centered
      opened={deletion.isOpen}
      onClose={deletion.cancel}
      onExitTransitionEnd={() => deletion.isDone && focusHeading()}
      withCloseButton={false}
      title={
        isMany ? phrases.removeManyTitle(count) : editing.removeTitle(title || editing.untitled)
      }
    >
      {deletion.usedId ? (
        <CategoryInUse
          key={deletion.usedId}
          id={deletion.usedId}
          onCancel={deletion.cancel}
          onMoved={deletion.confirm}
        />
      ) : (
        <Question deletion={deletion} />
      )}
    </Modal>
  );
}

function Question({ deletion }: { deletion: Deletion }) {
  const editing = usePhrases(editingPhrases);
  const phrases = usePhrases(listPhrases);
  return (
    <>
      <p className={styles.text}>
        {deletion.count > 1 ? phrases.removeManyText : editing.removeText}
      </p>
      <Group justify="flex-end" gap="0.75rem">
        <Button variant="default" onClick={deletion.cancel} data-autofocus>
          {editing.keep}
        </Button>
        <Button
          color="poppy"
          leftSection={<TrashIcon size={18} />}
          loading={deletion.isBusy}
          onClick={() => void deletion.confirm()}
        >
          {editing.remove}
        </Button>
      </Group>
    </>
  );
}

/** The button that opened the dialog was removed with its row. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
