import { serverNow } from "../../server-clock.ts";
import "./zoneless-calendar.ts";
import { Button, Group } from "@mantine/core";
import { DateTimePicker } from "@mantine/dates";
import { schedulePhrases } from "../../phrases/admin/schedule.ts";
import { formatKyivTime } from "../../phrases/date-times.ts";
import { languageCodes, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { quickTimeAfter, quickTimes, usualTime } from "./quick-times.ts";

/** A day and time in Kyiv, as "2026-11-24 09:00", with buttons for those chosen most often. */
export function ScheduleTime(props: {
  value: string | null;
  error: string | undefined;
  onChange: (value: string | null) => void;
}) {
  const phrases = usePhrases(schedulePhrases);
  const reader = useLanguage();
  return (
    <>
      <Group gap="xs" role="group" aria-label={phrases.quick.legend}>
        {quickTimes.map((choice) => (
          <Button
            key={choice}
            variant="default"
            size="compact-md"
            onClick={() => props.onChange(quickTimeAfter(serverNow(), choice))}
          >
            {phrases.quick[choice]}
          </Button>
        ))}
      </Group>
      <DateTimePicker
        label={phrases.at}
        locale={languageCodes[reader].html}
        valueFormat="DD.MM.YYYY HH:mm"
        minDate={formatKyivTime(serverNow())}
        defaultTimeValue={usualTime}
        ariaLabels={phrases.calendar}
        timePickerProps={{
          hoursInputLabel: phrases.hours,
          minutesInputLabel: phrases.minutes,
        }}
        submitButtonProps={{ "aria-label": phrases.take }}
        placeholder={phrases.choose}
        // Mantine's red for weekend days has too little contrast.
        weekendDays={[]}
        // An explicit id, by which the calendar is labelled by its field.
        id="schedule-at"
        popoverProps={{ id: "schedule-at" }}
        value={props.value}
        error={props.error}
        onChange={props.onChange}
      />
    </>
  );
}
