import { Button, Drawer, Loader } from "@mantine/core";
import { useState } from "react";
import { useHistoryPanelQuery } from "../../../graphql/generated/HistoryPanel.ts";
import { editingPhrases } from "../../../phrases/admin/editing.ts";
import { versionPhrases } from "../../../phrases/admin/versions.ts";
import { formatDateTime } from "../../../phrases/date-times.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { useReturnFocus } from "../../screen/useReturnFocus.ts";
import { isSingleton } from "../state/editor-config.ts";
import type { EditorState } from "../state/useEditor.ts";
import styles from "./HistoryPanel.module.css";
import { VersionDiff } from "./VersionDiff.tsx";

/** Changes of the item, newest first: what each of them changed, and a way to restore its version. */
export function HistoryPanel({ editor, onClose }: { editor: EditorState; onClose: () => void }) {
  useReturnFocus();
  const phrases = usePhrases(editingPhrases);
  const versions = usePhrases(versionPhrases);
  const language = useLanguage();
  const { kind } = editor.config;
  const id = isSingleton(kind) ? null : (editor.item?.id ?? null);
  const { data, error } = useHistoryPanelQuery({ variables: { kind, id } });
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={phrases.history}
      closeButtonProps={{ "aria-label": phrases.close }}
    >
      {!data && !error && <Loader />}
      {data?.history.length === 0 && <p>{versions.historyEmpty}</p>}
      <ol className={styles.changes}>
        {data?.history.map((change) => (
          <li key={change.id}>
            <div className={styles.head}>
              <span>
                <strong>{versions.actions[change.action]}</strong>
                {change.language && <span>{` · ${phrases.short[change.language]}`}</span>}
                <br />
                <span className={styles.when}>
                  {versions.versionOf(
                    formatDateTime(change.at, language),
                    change.isByToken
                      ? versions.program(change.userName)
                      : change.userName ||
                          (change.isByFormerUser ? versions.formerUser : versions.site),
                  )}
                </span>
              </span>
              {change.hasContent && (
                <Button
                  variant="default"
                  aria-expanded={opened === change.id}
                  onClick={() => setOpened(opened === change.id ? null : change.id)}
                >
                  {versions.changedFields}
                </Button>
              )}
            </div>
            {opened === change.id && (
              <VersionDiff editor={editor} changeId={change.id} onTaken={onClose} />
            )}
          </li>
        ))}
      </ol>
    </Drawer>
  );
}
