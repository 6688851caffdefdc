import { TextInput } from "@mantine/core";
import type { FieldError } from "../../../graphql/errors.ts";
import { openingHoursPhrases } from "../../../phrases/admin/fields/opening-hours.ts";
import { capitalised, formatWeekday } from "../../../phrases/dates.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { type FieldProps, useFieldProps, useRowProps } from "./field-props.ts";
import styles from "./OpeningHoursField.module.css";

type Hours = { weekday: number; opens: string; closes: string };

type OpeningHoursFieldProps = FieldProps<readonly Hours[]> & {
  errorAt: (path: string) => FieldError | null;
};

/** Two times for each day of the week; a day without times is closed and not in the list. */
export function OpeningHoursField({ errorAt, ...props }: OpeningHoursFieldProps) {
  const phrases = usePhrases(openingHoursPhrases);
  const language = useLanguage();
  const { id, label, description } = useFieldProps(props);
  const row = useRowProps(props.path, errorAt);
  const { value, onChange } = props;
  return (
    <fieldset id={id} className={styles.list} tabIndex={-1}>
      <legend>{label}</legend>
      <p className={styles.hint}>{description}</p>
      <div className={styles.days}>
        {[1, 2, 3, 4, 5, 6, 7].map((weekday) => {
          const day = capitalised(formatWeekday(weekday, language));
          const place = value.findIndex((hours) => hours.weekday === weekday);
          const hours = value[place] ?? { weekday, opens: "", closes: "" };
          const change = (changes: Partial<Hours>) =>
            onChange(withDay(value, { ...hours, ...changes }));
          return (
            <div key={weekday} className={styles.day}>
              <TextInput
                {...(place >= 0 && row(place, "opens"))}
                type="time"
                label={phrases.opens(day)}
                value={hours.opens}
                onChange={(event) => change({ opens: event.currentTarget.value })}
              />
              <TextInput
                {...(place >= 0 && row(place, "closes"))}
                type="time"
                label={phrases.closes(day)}
                value={hours.closes}
                onChange={(event) => change({ closes: event.currentTarget.value })}
              />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The list with these hours in place of the day's former ones, from Monday on. */
function withDay(list: readonly Hours[], day: Hours): Hours[] {
  const others = list.filter(({ weekday }) => weekday !== day.weekday);
  if (!day.opens && !day.closes) return others;
  return [...others, day].sort((one, other) => one.weekday - other.weekday);
}
