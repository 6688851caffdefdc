import { useApolloClient } from "@apollo/client/react";
import { Alert, Button } from "@mantine/core";
import { useConfirmTranslationMutation } from "../../graphql/generated/ConfirmTranslation.ts";
import { contentWritten } from "../../graphql/written.ts";
import { editingPhrases } from "../../phrases/admin-editing.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import type { EditorParts } from "./useEditor.ts";

/** Tells when the Ukrainian words are newer than the English ones, and takes a "still right". */
export function ConfirmTranslation({ editor: { face, item } }: { editor: EditorParts }) {
  const phrases = usePhrases(editingPhrases);
  const client = useApolloClient();
  const [confirm, { loading }] = useConfirmTranslationMutation();
  const moment = (language: string) =>
    item?.translations.find((row) => row.language === language)?.wordsChangedAt;
  const [ua, eng] = [moment("UA"), moment("ENG")];
  if (!item || face.kind === "SETTINGS" || !ua || !eng || ua <= eng) return null;

  const { kind } = face;
  const isStillRight = async () => {
    await confirm({ variables: { kind, id: item.id, language: "ENG" } });
    await client.refetchQueries({ include: "active" });
    contentWritten(client);
  };
  return (
    <Alert role="status" color="yellow" title={`ENG: ${phrases.outdated}`}>
      {phrases.outdatedHint}
      <Button variant="default" mt="sm" loading={loading} onClick={() => void isStillRight()}>
        {phrases.stillRight}
      </Button>
    </Alert>
  );
}
