import { ActionIcon, Button, Menu } from "@mantine/core";
import { editingPhrases } from "../../phrases/admin/editing.ts";
import { itemDraftPhrases } from "../../phrases/admin/item-drafts.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { EyeIcon } from "../../ui/icons/admin-icons.tsx";
import { ChevronIcon } from "../../ui/icons/icons.tsx";
import styles from "./EditorActions.module.css";
import { isSingleton } from "./state/editor-config.ts";
import type { EditorState } from "./state/useEditor.ts";

/**
 * The preview and save buttons of the top bar; no preview of what has no page of its own. An item
 * that is public has two: one stores a draft, the other changes the site.
 */
export function EditorActions(props: { editor: EditorState; onPreview: (() => void) | null }) {
  const { draft, writes, isNew, item, config } = props.editor;
  const phrases = usePhrases(editingPhrases);
  const drafts = usePhrases(itemDraftPhrases);
  const isBusy = writes.state === "busy";
  const isOnSite = writes.isPublic || isSingleton(config.kind);
  const canUpdate = draft.isDirty || isNew || Boolean(item?.draft);
  return (
    <div className={styles.actions}>
      {props.onPreview && (
        <Button
          variant="default"
          className={styles.preview}
          aria-label={phrases.preview}
          onClick={props.onPreview}
          leftSection={<EyeIcon size={20} />}
        >
          <span className={styles.previewText}>{phrases.preview}</span>
        </Button>
      )}
      {writes.isPublic && (
        <Button
          variant="default"
          onClick={() => void writes.save()}
          disabled={!draft.isDirty || isBusy}
        >
          {drafts.saveDraft}
        </Button>
      )}
      <Button.Group>
        <Button onClick={() => void writes.update()} disabled={!canUpdate} loading={isBusy}>
          {isOnSite ? drafts.updateSite : phrases.save}
        </Button>
        {!isSingleton(config.kind) && <MoreSaving editor={props.editor} isDisabled={!canUpdate} />}
      </Button.Group>
    </div>
  );
}

/** Saves and then goes back to where the editor was opened from. */
function MoreSaving({ editor, isDisabled }: { editor: EditorState; isDisabled: boolean }) {
  const { writes } = editor;
  const phrases = usePhrases(itemDraftPhrases);
  const { isPublic } = writes;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          className={styles.more}
          aria-label={phrases.moreSaving}
          disabled={isDisabled || writes.state === "busy"}
        >
          <ChevronIcon />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isPublic && <Menu.Label>{phrases.savingHint}</Menu.Label>}
        <Menu.Item onClick={() => void writes.update("leave")}>
          {isPublic ? phrases.updateAndLeave : phrases.saveAndLeave}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
