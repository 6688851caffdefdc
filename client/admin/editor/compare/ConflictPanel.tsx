import { Button, Group, Modal } from "@mantine/core";
import { useState } from "react";
import { versionPhrases } from "../../../phrases/admin/versions.ts";
import { formatDateTime } from "../../../phrases/date-times.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { type BilingualForm, fieldsOf } from "../../bilingual-form.ts";
import type { EditorState } from "../state/useEditor.ts";
import type { Conflict } from "../state/useExclusiveWrite.ts";
import { ConflictField } from "./ConflictField.tsx";
import { type ConflictChoice, defaultChoices, mergeForms } from "./conflict.ts";
import { useReferenceTitles } from "./useReferenceTitles.ts";

/** Shows both versions of a conflict side by side, with a choice for every field that differs. */
export function ConflictPanel(props: { editor: EditorState; conflict: Conflict<BilingualForm> }) {
  const { editor, conflict } = props;
  const { savedBy } = conflict;
  const phrases = usePhrases(versionPhrases);
  const language = useLanguage();
  const [choices, setChoices] = useState(() => defaultChoices(conflict));
  const titles = useReferenceTitles(referencesIn(conflict));
  const open = [...choices.values()].filter((choice) => choice === null).length;
  const choose = (path: string, choice: ConflictChoice) =>
    setChoices(new Map(choices).set(path, choice));
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size="70rem"
      title={phrases.conflictTitle}
    >
      {savedBy && (
        <p>
          <strong>
            {phrases.conflictSavedBy(
              savedBy.name || phrases.site,
              formatDateTime(savedBy.at, language),
            )}
          </strong>
        </p>
      )}
      <p>{phrases.conflictText}</p>
      {[...choices].map(([path, choice]) => (
        <ConflictField
          key={path}
          editor={editor}
          conflict={conflict}
          path={path}
          choice={choice}
          titles={titles}
          onChoose={(chosen) => choose(path, chosen)}
        />
      ))}
      <Group justify="flex-end" mt="lg">
        <span role="status">{open > 0 && phrases.conflictUndecided(open)}</span>
        <Button
          disabled={open > 0}
          onClick={() => void editor.settle(mergeForms(conflict, choices))}
        >
          {phrases.saveChosen}
        </Button>
      </Group>
    </Modal>
  );
}

const referencesIn = ({ base, mine, theirs }: Conflict<BilingualForm>) =>
  [base, mine, theirs.form].flatMap((form) => [...fieldsOf(form).values()]);
