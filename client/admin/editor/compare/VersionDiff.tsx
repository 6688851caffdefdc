import { Button, Loader } from "@mantine/core";
import { useVersionDiffQuery } from "../../../graphql/generated/VersionDiff.ts";
import { versionPhrases } from "../../../phrases/admin/versions.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { type BilingualForm, differingFields } from "../../bilingual-form.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import type { EditorState } from "../state/useEditor.ts";
import { FormDiff } from "./FormDiff.tsx";
import styles from "./HistoryPanel.module.css";

type VersionDiffProps = { editor: EditorState; changeId: string; onTaken: () => void };

/** What one save changed, with a button that restores the version that it saved. */
export function VersionDiff({ changeId, ...props }: VersionDiffProps) {
  const phrases = usePhrases(versionPhrases);
  const { data, error } = useVersionDiffQuery({ variables: { id: changeId } });
  if (error) return <p role="alert">{phrases.historyFailed}</p>;
  if (!data) return <Loader />;
  if (!data.changedContent) return <p className={styles.when}>{phrases.nothingChanged}</p>;
  const { content, previous } = data.changedContent;
  const version = props.editor.versionForm(content);
  return (
    <LoadedDiff
      {...props}
      before={previous && props.editor.versionForm(previous)}
      version={version}
    />
  );
}

function LoadedDiff(
  props: Omit<VersionDiffProps, "changeId"> & {
    before: BilingualForm | null;
    version: BilingualForm;
  },
) {
  const { editor, before, version } = props;
  const phrases = usePhrases(versionPhrases);
  const restore = () => {
    editor.fill(version);
    notifySuccess({ title: phrases.versionRestored });
    props.onTaken();
  };
  const isInEditor = differingFields(editor.form, version).length === 0;
  return (
    <div className={styles.version}>
      <FormDiff editor={editor} before={before} after={version} />
      {isInEditor ? (
        <p className={styles.when}>{phrases.historySame}</p>
      ) : (
        <Button onClick={restore}>{phrases.restoreVersion}</Button>
      )}
    </div>
  );
}
