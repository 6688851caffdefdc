import { togetherPointFieldPhrases } from "../../phrases/admin/fields/together-point.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { blankForNull, TextField } from "../editor/fields/BasicFields.tsx";
import { OpeningHoursField } from "../editor/fields/OpeningHoursField.tsx";
import type { useEditor } from "../editor/state/useEditor.ts";
import { AsideCard } from "../screen/AsideCard.tsx";
import { EventsField } from "./EventsField.tsx";
import type { TogetherPointForm } from "./point-form.ts";

type PointFactsProps = {
  editor: Pick<ReturnType<typeof useEditor<TogetherPointForm, never>>, "field" | "writes">;
};

/** Address, phone, the way there, hours, and what is on; everything may stay blank. */
export function PointFacts({ editor }: PointFactsProps) {
  const { hints, place } = usePhrases(togetherPointFieldPhrases);
  const { errorAt } = editor.writes;
  return (
    <>
      <AsideCard title={place}>
        <TextField hint={hints.address} {...editor.field("addressUa")} />
        <TextField {...editor.field("addressEng")} />
        <TextField inputMode="tel" hint={hints.phone} {...editor.field("phone")} />
        <TextField
          inputMode="url"
          hint={hints.routeUrl}
          {...blankForNull(editor.field("routeUrl"))}
        />
        <OpeningHoursField
          hint={hints.openingHours}
          errorAt={errorAt}
          {...editor.field("openingHours")}
        />
        <TextField hint={hints.hoursNote} {...editor.field("hoursNoteUa")} />
        <TextField {...editor.field("hoursNoteEng")} />
      </AsideCard>
      <AsideCard>
        <EventsField hint={hints.events} errorAt={errorAt} {...editor.field("events")} />
      </AsideCard>
    </>
  );
}
