import { Modal } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { editingPhrases } from "../../../phrases/admin/editing.ts";
import { publicationCheckPhrases } from "../../../phrases/admin/publication-check.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { PeopleDialog } from "../../image/consent/PeopleDialog.tsx";
import { fieldLabelOf } from "../fields/field-label.ts";
import { goToField } from "../fields/go-to-field.ts";
import type { EditorState } from "../state/useEditor.ts";
import { CheckActions } from "./CheckActions.tsx";
import styles from "./PublicationCheckDialog.module.css";
import type { OpenCheck, PublicationPoint } from "./usePublicationCheck.ts";

/** What to look at before publishing: each point leads to its field. Only a few forbid it. */
export function PublicationCheckDialog(props: { editor: EditorState; check: OpenCheck }) {
  const { editor, check } = props;
  const phrases = usePhrases(publicationCheckPhrases);
  const { close } = usePhrases(editingPhrases);
  const [asked, setAsked] = useState<readonly string[] | null>(null);
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
      size="44rem"
      centered
      closeButtonProps={{ "aria-label": close }}
    >
      <p role="status">{phrases[introductionOf(check.points)]}</p>
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
      <CheckActions check={check} onSayPeople={setAsked} />
      {asked && <PeopleDialog ids={asked} onSaved={check.refresh} onClose={() => setAsked(null)} />}
    </Modal>
  );
}

/** Key of the phrase above the points. */
function introductionOf(points: readonly PublicationPoint[]) {
  if (points.length === 0) return "fine";
  return points.some(({ isBlocking }) => isBlocking) ? "blocked" : "text";
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
        {`${fieldLabelOf(path, editor, editing)}: ${phrases.topic[kind](language)}`}
      </button>
      <p>{phrases.what[kind]({ excerpt, count, language })}</p>
      <p className={styles.why}>{phrases.why[kind]}</p>
    </li>
  );
}
