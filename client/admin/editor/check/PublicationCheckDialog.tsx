import { Button, Group, Modal } from "@mantine/core";
import { useEffect, useRef } from "react";
import { editingPhrases } from "../../../phrases/admin/editing.ts";
import { publicationCheckPhrases } from "../../../phrases/admin/publication-check.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { fieldLabelOf } from "../fields/field-label.ts";
import { goToField } from "../fields/go-to-field.ts";
import type { EditorState } from "../state/useEditor.ts";
import styles from "./PublicationCheckDialog.module.css";
import type { OpenCheck, PublicationPoint } from "./usePublicationCheck.ts";

/** What to look at before publishing: each point leads to its field. Only a few forbid it. */
export function PublicationCheckDialog(props: { editor: EditorState; check: OpenCheck }) {
  const { editor, check } = props;
  const phrases = usePhrases(publicationCheckPhrases);
  const { close } = usePhrases(editingPhrases);
  const isBlocked = check.points.some(({ isBlocking }) => isBlocking);
  const opener = useRef(document.activeElement);
  const moveFocus = useRef(() => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
  });
  // The dialog holds the focus until it is gone.
  useEffect(() => () => moveFocus.current(), []);
  const goTo = (path: string) => {
    moveFocus.current = () => goToField(editor, path);
    check.decide(false);
  };
  return (
    <Modal
      opened
      onClose={() => check.decide(false)}
      returnFocus={false}
      title={phrases.title}
      size="lg"
      centered
      closeButtonProps={{ "aria-label": close }}
    >
      <p>{isBlocked ? phrases.blocked : phrases.text}</p>
      <ul className={styles.points}>
        {check.points.map((point) => (
          <CheckPoint
            key={`${point.kind} ${point.path} ${point.language}`}
            editor={editor}
            point={point}
            onGo={goTo}
          />
        ))}
      </ul>
      <Group justify="flex-end" className={styles.actions}>
        <Button
          variant={isBlocked ? "filled" : "default"}
          data-autofocus
          onClick={() => check.decide(false)}
        >
          {phrases.back}
        </Button>
        {!isBlocked && (
          <Button onClick={() => check.decide(true)}>
            {check.isLater ? phrases.scheduleAnyway : phrases.publishAnyway}
          </Button>
        )}
      </Group>
    </Modal>
  );
}

function CheckPoint(props: {
  editor: EditorState;
  point: PublicationPoint;
  onGo: (path: string) => void;
}) {
  const { editor, point, onGo } = props;
  const phrases = usePhrases(publicationCheckPhrases);
  const editing = usePhrases(editingPhrases);
  const { kind, excerpt, count, language, isBlocking } = point;
  const path = editor.config.nested?.pathOf(point.path) ?? point.path;
  return (
    <li className={styles.point} data-blocking={isBlocking || undefined}>
      <button type="button" className={styles.link} onClick={() => onGo(path)}>
        {fieldLabelOf(path, editor, editing)}
      </button>
      <p>{phrases.what[kind]({ excerpt, count, language })}</p>
      <p className={styles.why}>{phrases.why[kind]}</p>
    </li>
  );
}
