import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { editingPhrases } from "../../phrases/admin/editing.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { HistoryIcon } from "../../ui/icons/admin-icons.tsx";
import { kindNames } from "../kinds.ts";
import { PublicationCard } from "../publication/PublicationCard.tsx";
import { AdminScreen } from "../screen/AdminScreen.tsx";
import { listPath } from "../screen/last-place.ts";
import { PublicationCheckDialog } from "./check/PublicationCheckDialog.tsx";
import { ConflictPanel } from "./compare/ConflictPanel.tsx";
import { HistoryPanel } from "./compare/HistoryPanel.tsx";
import { DeleteButton } from "./DeleteButton.tsx";
import { DraftLinksCard } from "./draft/DraftLinksCard.tsx";
import { EditorActions } from "./EditorActions.tsx";
import styles from "./EditorFrame.module.css";
import { EditorMessages } from "./EditorMessages.tsx";
import { ItemNotFound } from "./ItemNotFound.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { LanguagesCard } from "./LanguagesCard.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { PreviewBeside, PreviewPanel } from "./PreviewPanel.tsx";
import { Colleagues } from "./presence/Colleagues.tsx";
import { SaveStatusText } from "./SaveStatusText.tsx";
import { isSingleton } from "./state/editor-config.ts";
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
  const { search } = useLocation();
  const [panel, setPanel] = useState<"history" | "preview" | "beside" | null>(null);
  useEditorShortcuts(editor);
  const { kind } = editor.config;
  const kinds = usePhrases(kindNames);
  if (editor.isMissing && !isSingleton(kind)) return <ItemNotFound kind={kind} />;

  const isUnnamed = editor.isNew || isSingleton(kind);
  const name = editor.title(language) || (isUnnamed ? props.newTitle : phrases.untitled);
  const close = () => setPanel(null);
  // Where it does not fit, the preview waits for a wider window.
  const isBeside = panel === "beside" && editor.view.isWide;
  return (
    <AdminScreen
      isEditor
      title={name}
      crumbs={isSingleton(kind) ? [] : [{ label: kinds[kind].many, to: listPath(kind, search) }]}
      status={<SaveStatusText editor={editor} />}
      actions={
        <EditorActions
          editor={editor}
          onPreview={editor.config.pageOf ? () => setPanel("preview") : null}
        />
      }
    >
      <div className={styles.head}>
        <h1>{name}</h1>
        <div className={styles.tools}>
          {!editor.isNew && (
            <Button
              variant="default"
              leftSection={<HistoryIcon size={18} />}
              onClick={() => setPanel("history")}
            >
              {phrases.history}
            </Button>
          )}
          <LanguageSwitch editor={editor} />
        </div>
      </div>
      <Colleagues editor={editor} />
      <EditorMessages editor={editor} />
      <div className={styles.columns} data-beside={isBeside || undefined}>
        <div className={styles.main}>{props.children}</div>
        {isBeside && <PreviewBeside editor={editor} onClose={close} />}
        <div className={styles.aside}>
          {!isSingleton(kind) && <PublicationCard editor={editor} />}
          {!isSingleton(kind) && editor.item && <DraftLinksCard kind={kind} item={editor.item} />}
          {props.aside}
          <LanguagesCard editor={editor} />
          {!isSingleton(kind) && !editor.isPermanent && (
            <DeleteButton editor={editor} kind={kind} title={name} />
          )}
        </div>
      </div>
      {editor.writes.check && (
        <PublicationCheckDialog editor={editor} check={editor.writes.check} />
      )}
      {editor.conflict && <ConflictPanel editor={editor} conflict={editor.conflict} />}
      {panel === "history" && <HistoryPanel editor={editor} onClose={close} />}
      {panel === "preview" && (
        <PreviewPanel editor={editor} onClose={close} onBeside={() => setPanel("beside")} />
      )}
      <LeaveDialog editor={editor} />
    </AdminScreen>
  );
}
