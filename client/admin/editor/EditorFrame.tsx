import { type ReactNode, useState } from "react";
import { editorPaths } from "../../paths.ts";
import { editingPhrases } from "../../phrases/admin/editing.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { kindNames } from "../kinds.ts";
import { PublicationCard } from "../publication/PublicationCard.tsx";
import { AdminScreen } from "../screen/AdminScreen.tsx";
import { ConflictPanel } from "./compare/ConflictPanel.tsx";
import { HistoryPanel } from "./compare/HistoryPanel.tsx";
import { DeleteButton } from "./DeleteButton.tsx";
import { EditorActions } from "./EditorActions.tsx";
import styles from "./EditorFrame.module.css";
import { EditorMessages } from "./EditorMessages.tsx";
import { ItemNotFound } from "./ItemNotFound.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { LanguagesCard } from "./LanguagesCard.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { PreviewBeside, PreviewPanel } from "./PreviewPanel.tsx";
import { SaveStatusText } from "./SaveStatusText.tsx";
import type { EditorState } from "./state/useEditor.ts";
import { useEditorShortcuts } from "./useEditorShortcuts.ts";

/**
 * Everything around the fields of an editor: heading, language switch, saving and publishing,
 * errors, history, preview and trash.
 */
export function EditorFrame(props: {
  editor: EditorState;
  /** Heading while the item has no title. */
  newTitle: string;
  children: ReactNode;
  /** Cards beside the text fields, for what both languages share. */
  aside?: ReactNode;
}) {
  const { editor } = props;
  const phrases = usePhrases(editingPhrases);
  const language = useLanguage();
  const [panel, setPanel] = useState<"history" | "preview" | "beside" | null>(null);
  useEditorShortcuts(editor);
  const { kind } = editor.config;
  const kinds = usePhrases(kindNames);
  if (editor.isMissing && kind !== "SETTINGS") return <ItemNotFound kind={kind} />;

  const isUnnamed = editor.isNew || kind === "SETTINGS";
  const name = editor.title(language) || (isUnnamed ? props.newTitle : phrases.untitled);
  const close = () => setPanel(null);
  // Where it does not fit, the preview waits for a wider window.
  const isBeside = panel === "beside" && editor.view.isWide;
  return (
    <AdminScreen
      title={name}
      crumbs={kind === "SETTINGS" ? [] : [{ label: kinds[kind].many, to: editorPaths.list(kind) }]}
      status={<SaveStatusText editor={editor} />}
      actions={<EditorActions editor={editor} onPreview={() => setPanel("preview")} />}
    >
      <div className={styles.head}>
        <h1>{name}</h1>
        <LanguageSwitch editor={editor} />
      </div>
      <EditorMessages editor={editor} />
      <div className={styles.columns} data-beside={isBeside || undefined}>
        <div className={styles.main}>{props.children}</div>
        {isBeside && <PreviewBeside editor={editor} onClose={close} />}
        <div className={styles.aside}>
          {kind !== "SETTINGS" && <PublicationCard editor={editor} />}
          {props.aside}
          <LanguagesCard editor={editor} onHistory={() => setPanel("history")} />
          {kind !== "SETTINGS" && !editor.isPermanent && (
            <DeleteButton editor={editor} kind={kind} title={name} />
          )}
        </div>
      </div>
      {editor.conflict && <ConflictPanel editor={editor} conflict={editor.conflict} />}
      {panel === "history" && <HistoryPanel editor={editor} onClose={close} />}
      {panel === "preview" && (
        <PreviewPanel editor={editor} onClose={close} onBeside={() => setPanel("beside")} />
      )}
      <LeaveDialog editor={editor} />
    </AdminScreen>
  );
}
