import { Button } from "@mantine/core";
import { useEmergencyLinesCardSuspenseQuery } from "../../../graphql/generated/EmergencyLinesCard.ts";
import { applicationSettingsPhrases } from "../../../phrases/admin/application-settings.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { PlusIcon } from "../../../ui/icons/icons.tsx";
import styles from "./ApplicationSettings.module.css";
import { EmergencyLineRow } from "./EmergencyLineRow.tsx";
import { blankLine, maxLines } from "./emergency-lines.ts";
import { useEmergencyLines } from "./useEmergencyLines.ts";

/** The emergency lines that the site shows; all are saved together. */
export function EmergencyLinesCard() {
  const phrases = usePhrases(applicationSettingsPhrases);
  const { emergencyLines } = useEmergencyLinesCardSuspenseQuery().data;
  const editing = useEmergencyLines(emergencyLines);
  const { rows, isDirty, isBusy, error } = editing;
  const isFull = rows.fields.length >= maxLines;
  return (
    <section className={styles.card} aria-labelledby="lines">
      <h2 id="lines">{phrases.lines}</h2>
      <p className={styles.text}>{phrases.linesText}</p>
      <form noValidate className={styles.lines} onSubmit={editing.save}>
        {rows.fields.length === 0 && <p>{phrases.noLines}</p>}
        <ol>
          {rows.fields.map(({ id }, index) => (
            <EmergencyLineRow key={id} editing={editing} index={index} />
          ))}
        </ol>
        <div role="alert" className={styles.error}>
          {error}
        </div>
        <div className={styles.buttons}>
          <Button
            variant="default"
            leftSection={<PlusIcon size={18} />}
            disabled={isFull}
            onClick={() => rows.append(blankLine, { shouldFocus: false })}
          >
            {phrases.addLine}
          </Button>
          <Button type="submit" loading={isBusy} disabled={!isDirty}>
            {phrases.saveLines}
          </Button>
        </div>
        {isFull && <p className={styles.text}>{phrases.tooManyLines}</p>}
      </form>
    </section>
  );
}
