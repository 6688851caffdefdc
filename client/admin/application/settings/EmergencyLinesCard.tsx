import { Button } from "@mantine/core";
import { useEmergencyLinesCardSuspenseQuery } from "../../../graphql/generated/EmergencyLinesCard.ts";
import { applicationSettingsPhrases } from "../../../phrases/admin/application-settings.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { PlusIcon } from "../../../ui/icons/icons.tsx";
import styles from "./ApplicationSettings.module.css";
import { EmergencyLineRow } from "./EmergencyLineRow.tsx";
import { useEmergencyLines } from "./useEmergencyLines.ts";

/** Whom people are told to call when life is in danger: all of them are saved together. */
export function EmergencyLinesCard() {
  const phrases = usePhrases(applicationSettingsPhrases);
  const { emergencyLines } = useEmergencyLinesCardSuspenseQuery({ isQuietAfterwards: true }).data;
  const desk = useEmergencyLines(emergencyLines);
  const { lines, failure } = desk;
  return (
    <section className={styles.card} aria-labelledby="lines">
      <h2 id="lines">{phrases.lines}</h2>
      <p className={styles.text}>{phrases.linesText}</p>
      <form
        noValidate
        className={styles.lines}
        onSubmit={(event) => {
          event.preventDefault();
          void desk.save();
        }}
      >
        {lines.length === 0 && <p>{phrases.noLines}</p>}
        <ol>
          {lines.map((line, index) => (
            <EmergencyLineRow
              key={line.key}
              line={line}
              isWrong={desk.isWrong}
              isFirst={index === 0}
              isLast={index === lines.length - 1}
              onChange={(part) => desk.change(line.key, part)}
              onMove={(by) => desk.move(index, by)}
              onRemove={() => desk.remove(line.key)}
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
            disabled={desk.isFull}
            onClick={desk.add}
          >
            {phrases.addLine}
          </Button>
          <Button type="submit" loading={desk.isBusy} disabled={!desk.isDirty}>
            {phrases.saveLines}
          </Button>
        </div>
        {desk.isFull && <p className={styles.text}>{phrases.mostLines}</p>}
      </form>
    </section>
  );
}
