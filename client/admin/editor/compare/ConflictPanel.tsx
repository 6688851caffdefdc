import { Button, Group, Modal } from "@mantine/core";
import { useState } from "react";
import { versionPhrases } from "../../../phrases/admin/versions.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import type { BilingualForm } from "../../bilingual-form.ts";
import type { EditorState } from "../state/useEditor.ts";
import type { Conflict } from "../state/useWrites.ts";
import { ConflictField } from "./ConflictField.tsx";
import { type ConflictChoice, defaultChoices, mergeForms } from "./conflict.ts";

/** Shows both versions of a conflict side by side, with a choice for every field that differs. */
export function ConflictPanel(props: { editor: EditorState; conflict: Conflict<BilingualForm> }) {
  const { editor, conflict } = props;
  const phrases = usePhrases(versionPhrases);
  const [choices, setChoices] = useState(() => defaultChoices(conflict));
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
      <p>{phrases.conflictText}</p>
      {[...choices].map(([path, choice]) => (
        <ConflictField
          key={path}
          editor={editor}
          conflict={conflict}
          path={path}
          choice={choice}
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
