import * as documents from "../../graphql/generated/TogetherPointEditor.ts";
import { paths } from "../../paths.ts";
import { togetherPointFieldPhrases } from "../../phrases/admin/fields/together-point.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { languageKeyOf, mapTranslations } from "../bilingual-form.ts";
import { EditorFrame } from "../editor/EditorFrame.tsx";
import { TextField } from "../editor/fields/BasicFields.tsx";
import type { EditorConfig } from "../editor/state/editor-config.ts";
import { useEditor } from "../editor/state/useEditor.ts";
import { TranslationFields } from "../editor/TranslationFields.tsx";
import { ImageSet } from "../image/set/ImageSet.tsx";
import { AsideCard } from "../screen/AsideCard.tsx";
import { PinField } from "./PinField.tsx";
import { PointFacts } from "./PointFacts.tsx";
import type { TogetherPointForm } from "./point-form.ts";

/** Editor of a children’s point. */
export function TogetherPointEditor() {
  const phrases = usePhrases(togetherPointFieldPhrases);
  const editor = useEditor(config);
  return (
    <EditorFrame
      editor={editor}
      newTitle={phrases.new}
      aside={
        <AsideCard>
          <TextField hint={phrases.hints.city} {...editor.field("city")} />
          <PinField hint={phrases.hints.pin} {...editor.field("pin")} />
        </AsideCard>
      }
    >
      <TranslationFields editor={editor}>
        {(language) => (
          <>
            <TextField {...editor.translatedField(language, "name")} />
            <TextField
              hint={togetherPointFieldPhrases[language].locativeHint}
              {...editor.translatedField(language, "locative")}
            />
          </>
        )}
      </TranslationFields>
      <PointFacts editor={editor} />
      <ImageSet value={editor.form.imageIds} onChange={editor.field("imageIds").onUpdate} />
    </EditorFrame>
  );
}

type TogetherPointEditorConfig = EditorConfig<
  TogetherPointForm,
  documents.EditedTogetherPointFragment
>;

const config: TogetherPointEditorConfig = {
  kind: "TOGETHER_POINT",
  labels: { UA: togetherPointFieldPhrases.UA.labels, ENG: togetherPointFieldPhrases.ENG.labels },
  load: documents.TogetherPointEditorDocument,
  useSave: documents.useSaveTogetherPointMutation,
  formOf: (point) => ({
    city: point?.city ?? "",
    pin: point?.pin ? { x: point.pin.x, y: point.pin.y } : null,
    addressUa: point?.addressUa ?? "",
    addressEng: point?.addressEng ?? "",
    phone: point?.phone ?? "",
    routeUrl: point?.routeUrl ?? null,
    openingHours:
      point?.openingHours.map(({ weekday, opens, closes }) => ({ weekday, opens, closes })) ?? [],
    hoursNoteUa: point?.hoursNoteUa ?? "",
    hoursNoteEng: point?.hoursNoteEng ?? "",
    events:
      point?.events.map(({ day, time, weeklyUntil = null, ua, eng }) => ({
        day,
        time,
        weeklyUntil,
        ua,
        eng,
      })) ?? [],
    imageIds: point?.images.map(({ id }) => id) ?? [],
    translations: mapTranslations(point?.translations, (translation) => ({
      name: translation?.name ?? "",
      locative: translation?.locative ?? "",
    })),
  }),
  titleOf: ({ translations }, language) => translations[languageKeyOf(language)].name,
  pageOf: ({ city }) => paths.togetherPoint(city),
  uniqueField: "city",
};
