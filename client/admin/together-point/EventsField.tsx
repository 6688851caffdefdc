import { ActionIcon, Button, TextInput } from "@mantine/core";
import type { FieldError } from "../../graphql/errors.ts";
import { togetherPointFieldPhrases } from "../../phrases/admin/fields/together-point.ts";
import { kyivDayOf } from "../../phrases/dates.ts";
import { languageCodes } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { serverNow } from "../../server-clock.ts";
import { TrashIcon } from "../../ui/icons/admin-icons.tsx";
import { PlusIcon } from "../../ui/icons/icons.tsx";
import { type FieldProps, useFieldProps, useRowProps } from "../editor/fields/field-props.ts";
import styles from "./PointFacts.module.css";
import type { TogetherPointForm } from "./point-form.ts";

type PointEvent = TogetherPointForm["events"][number];

const maxEvents = 30;

type EventsFieldProps = FieldProps<readonly PointEvent[]> & {
  errorAt: (path: string) => FieldError | null;
};

/** What is on, one row each: once, or every week until a day. */
export function EventsField({ errorAt, ...props }: EventsFieldProps) {
  const { event: phrases } = usePhrases(togetherPointFieldPhrases);
  const { id, label, description } = useFieldProps(props);
  const row = useRowProps(props.path, errorAt);
  const { value, onChange } = props;
  const change = (place: number, changes: Partial<PointEvent>) =>
    onChange(value.map((event, index) => (index === place ? { ...event, ...changes } : event)));
  const add = () =>
    onChange([
      ...value,
      {
        day: kyivDayOf(serverNow().toISOString()),
        time: "",
        weeklyUntil: null,
        ua: "",
        eng: "",
      },
    ]);
  return (
    <fieldset id={id} className={styles.list} tabIndex={-1}>
      <legend>{label}</legend>
      <p className={styles.hint}>{description}</p>
      {value.map((event, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity beside their place
        <fieldset key={place} className={styles.event}>
          <legend>{phrases.row(place + 1)}</legend>
          <TextInput
            {...row(place, "day")}
            type="date"
            label={phrases.day}
            value={event.day}
            onChange={({ currentTarget }) => change(place, { day: currentTarget.value })}
          />
          <TextInput
            {...row(place, "time")}
            type="time"
            label={phrases.time}
            value={event.time}
            onChange={({ currentTarget }) => change(place, { time: currentTarget.value })}
          />
          <TextInput
            {...row(place, "weeklyUntil")}
            type="date"
            label={phrases.weeklyUntil}
            description={phrases.weeklyUntilHint}
            value={event.weeklyUntil ?? ""}
            onChange={({ currentTarget }) =>
              change(place, { weeklyUntil: currentTarget.value || null })
            }
          />
          <TextInput
            {...row(place, "ua")}
            label={phrases.ua}
            lang={languageCodes.UA.html}
            maxLength={100}
            autoComplete="off"
            value={event.ua ?? ""}
            onChange={({ currentTarget }) => change(place, { ua: currentTarget.value })}
          />
          <TextInput
            {...row(place, "eng")}
            label={phrases.eng}
            lang={languageCodes.ENG.html}
            maxLength={100}
            autoComplete="off"
            value={event.eng ?? ""}
            onChange={({ currentTarget }) => change(place, { eng: currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={phrases.remove(place + 1)}
            onClick={() => onChange(value.filter((_, index) => index !== place))}
          >
            <TrashIcon />
          </ActionIcon>
        </fieldset>
      ))}
      {value.length < maxEvents && (
        <Button variant="default" leftSection={<PlusIcon />} onClick={add}>
          {phrases.add}
        </Button>
      )}
    </fieldset>
  );
}
