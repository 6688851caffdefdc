import "dayjs/locale/uk";
import { Button, Group, Modal, Radio, Stack } from "@mantine/core";
import { DateTimePicker } from "@mantine/dates";
import { useState } from "react";
import { editingPhrases } from "../../phrases/admin/editing.ts";
import { schedulePhrases } from "../../phrases/admin/schedule.ts";
import { formatKyivTime, parseKyivTime } from "../../phrases/date-times.ts";
import { type Language, languageCodes, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";

/** Chooses a future publication time, in Kyiv time, for one language or all that have text. */
export function ScheduleDialog(props: {
  languages: readonly Language[];
  onClose: () => void;
  onChosen: (language: Language | null, at: string) => void;
}) {
  const phrases = usePhrases(editingPhrases);
  const schedule = usePhrases(schedulePhrases);
  const reader = useLanguage();
  const [which, setWhich] = useState<Language | "BOTH">(
    props.languages.length > 1 ? "BOTH" : (props.languages[0] ?? "UA"),
  );
  const [written, setWritten] = useState<string | null>(null);
  const [isPast, setIsPast] = useState(false);
  const confirm = () => {
    const at = written && parseKyivTime(written);
    if (!at || new Date(at) <= new Date()) return setIsPast(true);
    props.onChosen(which === "BOTH" ? null : which, at);
    props.onClose();
  };
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={phrases.scheduleTitle}
      centered
      closeButtonProps={{ "aria-label": phrases.close }}
    >
      <Stack>
        <Radio.Group
          label={phrases.scheduleWhich}
          value={which}
          onChange={(value) => setWhich(value as Language | "BOTH")} // one of the values below
        >
          <Stack gap="xs" mt="xs">
            {props.languages.length > 1 && <Radio value="BOTH" label={phrases.scheduleBoth} />}
            {props.languages.map((language) => (
              <Radio key={language} value={language} label={phrases.languages[language]} />
            ))}
          </Stack>
        </Radio.Group>
        <DateTimePicker
          label={phrases.scheduleAt}
          locale={languageCodes[reader].html}
          valueFormat="DD.MM.YYYY HH:mm"
          minDate={formatKyivTime(new Date())}
          ariaLabels={schedule.calendar}
          timePickerProps={{
            hoursInputLabel: schedule.hours,
            minutesInputLabel: schedule.minutes,
          }}
          submitButtonProps={{ "aria-label": schedule.take }}
          placeholder={schedule.choose}
          // Mantine's red for weekend days has too little contrast.
          weekendDays={[]}
          // An explicit id, by which the calendar is labelled by its field.
          id="schedule-at"
          popoverProps={{ id: "schedule-at" }}
          value={written}
          error={isPast ? phrases.schedulePast : undefined}
          onChange={(value) => {
            setWritten(value);
            setIsPast(false);
          }}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={props.onClose}>
            {phrases.keep}
          </Button>
          <Button onClick={confirm}>{phrases.scheduleConfirm}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
