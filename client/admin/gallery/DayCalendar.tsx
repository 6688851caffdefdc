import "../publication/zoneless-calendar.ts";
import { ActionIcon, Popover } from "@mantine/core";
import { DatePicker } from "@mantine/dates";
import { useState } from "react";
import { galleryFieldPhrases } from "../../phrases/admin/fields/gallery.ts";
import { schedulePhrases } from "../../phrases/admin/schedule.ts";
import { languageCodes, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";

type DayCalendarProps = {
  /** The day of the field, as 2022-10-12; null when none is recognized. */
  day: string | null;
  onPick: (day: string) => void;
};

/** A button that opens a calendar; a day that is picked closes it. */
export function DayCalendar({ day, onPick }: DayCalendarProps) {
  const phrases = usePhrases(galleryFieldPhrases);
  const schedule = usePhrases(schedulePhrases);
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label={phrases.calendar}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <CalendarIcon />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={phrases.calendar}>
        <DatePicker
          locale={languageCodes[language].html}
          ariaLabels={schedule.calendar}
          // Mantine's red for weekend days has too little contrast.
          weekendDays={[]}
          // Days of the neighbouring months have too little contrast.
          hideOutsideDates
          {...(day && { defaultDate: day })}
          value={day}
          onChange={(picked) => {
            if (picked) onPick(picked);
            setIsOpen(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

function CalendarIcon() {
  return (
    <svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" fill="none">
      <path
        d="M4 6h16v14H4ZM4 10.5h16M8.5 3v5M15.5 3v5"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
    </svg>
  );
}
