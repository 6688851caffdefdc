import { Button, TextInput } from "@mantine/core";
import { galleryFieldPhrases } from "../../phrases/admin-gallery-fields.ts";
import { formatDay } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { type FieldProps, useFieldFrame } from "../editing/fields/field.ts";
import styles from "./DayField.module.css";
import { dayMeant, dayOf } from "./day.ts";

/** A date as any text, with the day that the site understands by it. */
export function DayField(props: FieldProps<string>) {
  const phrases = usePhrases(galleryFieldPhrases);
  const language = useLanguage();
  const { lang, ...frame } = useFieldFrame({ ...props, hint: phrases.dateHint });
  const day = dayOf(props.value);
  const meant = day ? null : dayMeant(props.value);
  return (
    <div>
      <TextInput
        {...frame}
        value={props.value}
        autoComplete="off"
        onChange={(event) => props.onChange(event.currentTarget.value)}
      />
      <p role="status" className={styles.understood} data-known={day !== null}>
        {day && `${formatDay(day, "UA")} · ${formatDay(day, "ENG")}`}
        {!day && props.value.trim() !== "" && phrases.dateUnknown}
      </p>
      {meant && (
        <Button variant="default" onClick={() => props.onChange(meant)}>
          {phrases.dateMeant(formatDay(meant, language))}
        </Button>
      )}
    </div>
  );
}
