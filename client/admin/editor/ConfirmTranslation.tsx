import { Alert, Button } from "@mantine/core";
import { useConfirmTranslationMutation } from "../../graphql/generated/ItemWrites.ts";
import { editingPhrases } from "../../phrases/admin/editing.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { isSingleton } from "./state/editor-config.ts";
import type { EditorState } from "./state/useEditor.ts";

/**
 * Shows that the Ukrainian text is newer than the English one, and lets the editor confirm that the
 * translation still fits.
 */
export function ConfirmTranslation({ editor: { config, item } }: { editor: EditorState }) {
  const phrases = usePhrases(editingPhrases);
  const [confirm, { loading }] = useConfirmTranslationMutation();
  const changedAt = (language: string) =>
    item?.translations?.find((row) => row.language === language)?.textsChangedAt;
  const [ua, eng] = [changedAt("UA"), changedAt("ENG")];
  if (!item || isSingleton(config.kind) || !ua || !eng || ua <= eng) return null;

  const { kind } = config;
  const confirmIt = () => confirm({ variables: { kind, id: item.id, language: "ENG" } });
  return (
    <Alert role="status" vars={() => outdatedColours} title={`ENG: ${phrases.outdated}`}>
      <span>{phrases.outdatedHint}</span>
      <Button variant="default" mt="sm" loading={loading} onClick={() => void confirmIt()}>
        {phrases.confirmTranslation}
      </Button>
    </Alert>
  );
}

/** Those of the badge: Mantine's yellow has too little contrast for a title. */
const outdatedColours = { root: { "--alert-color": "#6b4700", "--alert-bg": "#fff0c4" } };
