import { Button, TextInput } from "@mantine/core";
import { galleryFieldPhrases } from "../../phrases/admin/fields/gallery.ts";
import { formatDay } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { type FieldProps, useFieldProps } from "../editor/fields/field-props.ts";
import { DayCalendar } from "./DayCalendar.tsx";
import styles from "./DayField.module.css";

const isDay = (day: string): boolean => {
  const moment = new Date(`${day}T00:00:00Z`);
  return day >= "0001" && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
};

/** The day that the server will parse: the first ten characters, if they are a valid date. */
export function parseDay(written: string): string | null {
  const day = written.slice(0, 10);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && isDay(day) ? day : null;
}

/** "12.10.2022", "12/10/22" and "2022.10.12" as the date that is probably meant. */
export function guessDay(written: string): string | null {
  const [first = "", second = "", third = ""] = written.trim().split(/[.\-/\s]+/);
  if (![first, second, third].every((part) => /^\d{1,4}$/.test(part))) return null;
  const [year, date] = first.length === 4 ? [first, third] : [third, first];
  const full = year.length === 2 ? `20${year}` : year;
  const day = [full, second.padStart(2, "0"), date.padStart(2, "0")].join("-");
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && isDay(day) ? day : null;
}

/** The text with the day picked in the calendar: what follows the day in it stays. */
export function withDay(written: string, day: string): string {
  if (parseDay(written)) return day + written.slice(10);
  const rest = guessDay(written) ? "" : written.trim();
  return rest ? `${day} ${rest}` : day;
}

/** A date as free text, with the day that the site recognizes in it. */
export function DayField(props: FieldProps<string>) {
  const phrases = usePhrases(galleryFieldPhrases);
  const language = useLanguage();
  const { lang, ...frame } = useFieldProps({ ...props, hint: phrases.dateHint });
  const day = parseDay(props.value);
  const meant = day ? null : guessDay(props.value);
  return (
    <div>
      <TextInput
        {...frame}
        value={props.value}
        autoComplete="off"
        rightSection={
          <DayCalendar
            day={day}
            onPick={(picked) => props.onChange(withDay(props.value, picked))}
          />
        }
        onChange={(event) => props.onChange(event.currentTarget.value)}
      />
      <p role="status" className={styles.understood} data-known={day !== null}>
        {day
          ? `${formatDay(day, "UA")} · ${formatDay(day, "ENG")}`
          : props.value.trim() !== "" && phrases.dateUnknown}
      </p>
      {meant && (
        <Button variant="default" onClick={() => props.onChange(meant)}>
          {phrases.dateMeant(formatDay(meant, language))}
        </Button>
      )}
    </div>
  );
}
