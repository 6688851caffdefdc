import { Button } from "@mantine/core";
import { useEmergencyLinesCardSuspenseQuery } from "../../../graphql/generated/EmergencyLinesCard.ts";
import { applicationSettingsPhrases } from "../../../phrases/admin/application-settings.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { PlusIcon } from "../../../ui/icons/icons.tsx";
import styles from "./ApplicationSettings.module.css";
import { EmergencyLineRow } from "./EmergencyLineRow.tsx";
import { useEmergencyLines } from "./useEmergencyLines.ts";

/** The emergency lines that the site shows; all are saved together. */
export function EmergencyLinesCard() {
  const phrases = usePhrases(applicationSettingsPhrases);
  const { emergencyLines } = useEmergencyLinesCardSuspenseQuery({ isQuietAfterwards: true }).data;
  const editing = useEmergencyLines(emergencyLines);
  const { lines, failure } = editing;
  return (
    <section className={styles.card} aria-labelledby="lines">
      <h2 id="lines">{phrases.lines}</h2>
      <p className={styles.text}>{phrases.linesText}</p>
      <form
        noValidate
        className={styles.lines}
        onSubmit={(event) => {
          event.preventDefault();
          void editing.save();
        }}
      >
        {lines.length === 0 && <p>{phrases.noLines}</p>}
        <ol>
          {lines.map((line, index) => (
            <EmergencyLineRow
              key={line.key}
              line={line}
              isWrong={editing.isWrong}
              isFirst={index === 0}
              isLast={index === lines.length - 1}
              onChange={(part) => editing.change(line.key, part)}
              onMove={(by) => editing.move(index, by)}
              onRemove={() => editing.remove(line.key)}
            />
          ))}
        </ol>
        <div role="alert" className={styles.failure}>
          {failure}
        </div>
        <div className={styles.buttons}>
          <Button
            variant="default"
            leftSection={<PlusIcon size={18} />}
            disabled={editing.isFull}
            onClick={editing.add}
          >
            {phrases.addLine}
          </Button>
          <Button type="submit" loading={editing.isBusy} disabled={!editing.isDirty}>
            {phrases.saveLines}
          </Button>
        </div>
        {editing.isFull && <p className={styles.text}>{phrases.mostLines}</p>}
      </form>
    </section>
  );
}
