import { Button } from "@mantine/core";
import type { EditedReportFragment } from "../../../graphql/generated/ReportEditor.ts";
import { figuresPhrases } from "../../../phrases/admin/figures.ts";
import { formatDateTime } from "../../../phrases/date-times.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { StatusBadge } from "../../publication/StatusBadge.tsx";
import styles from "./FiguresCard.module.css";
import type { ReportEditorState } from "./report-form.ts";
import { type FiguresState as State, useFiguresState } from "./useFiguresState.ts";

type FiguresStateProps = {
  editor: ReportEditorState;
  /** As they are on the server. */
  figures: NonNullable<EditedReportFragment["figures"]>;
};

/** Each state with the one that usually follows. */
const next = { DRAFT: "CHECKED", CHECKED: "PUBLISHED", PUBLISHED: null } as const;
const completeness = { DRAFT: "missing", CHECKED: "partial", PUBLISHED: "complete" } as const;

/** Whether the saved figures are checked and published, with the next step. */
export function FiguresState({ editor, figures }: FiguresStateProps) {
  const phrases = usePhrases(figuresPhrases);
  const reader = useLanguage();
  const { move, isBusy } = useFiguresState(editor.item);
  const { state, checkedBy, checkedAt, isOwn } = figures;
  const following = next[state];
  const isBlocked = state === "DRAFT" && isOwn;
  const labels: Record<State, string> = {
    CHECKED: phrases.check,
    PUBLISHED: phrases.publish,
    DRAFT: phrases.reopen,
  };
  return (
    <section className={styles.state}>
      <h3>
        <span>{phrases.stateTitle}</span>
        <StatusBadge state={completeness[state]}>{phrases.states[state]}</StatusBadge>
      </h3>
      <p>{phrases.explained[state]}</p>
      {checkedAt && (
        <p>
          {phrases.checkedBy(checkedBy || phrases.formerUser, formatDateTime(checkedAt, reader))}
        </p>
      )}
      {isBlocked && <p>{phrases.isOwn}</p>}
      {editor.draft.isDirty && <p>{phrases.saveFirst}</p>}
      {editor.item?.draft && <p>{phrases.draftFirst}</p>}
      <div className={styles.steps}>
        {following && (
          <Button
            loading={isBusy}
            disabled={editor.draft.isDirty || isBlocked}
            onClick={() => void move(following)}
          >
            {labels[following]}
          </Button>
        )}
        {state !== "DRAFT" && (
          <Button
            variant="default"
            loading={isBusy}
            disabled={editor.draft.isDirty}
            onClick={() => void move("DRAFT")}
          >
            {labels.DRAFT}
          </Button>
        )}
      </div>
    </section>
  );
}
