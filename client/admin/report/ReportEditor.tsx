import { addresses } from "../../addresses.ts";
import * as documents from "../../graphql/generated/ReportEditor.ts";
import { reportFieldPhrases } from "../../phrases/admin-report-fields.ts";
import { capitalised, formatMonth } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { AsideCard } from "../editing/AsideCard.tsx";
import { EditorFrame } from "../editing/EditorFrame.tsx";
import type { EditorFace } from "../editing/face.ts";
import { ChoiceField } from "../editing/fields/ChoiceField.tsx";
import { LongField } from "../editing/fields/LongField.tsx";
import { NumberField } from "../editing/fields/NumberField.tsx";
import { bothWords, type FormOf } from "../editing/form.ts";
import { useEditor } from "../editing/useEditor.ts";
import { Words } from "../editing/Words.tsx";
import { DocumentSet } from "../image/DocumentSet.tsx";
import { type DocumentValue, documentInputs } from "../image/document-value.ts";
import { ImageSet } from "../image/ImageSet.tsx";

/** What the foundation did in one month. */
export function ReportEditor() {
  const phrases = usePhrases(reportFieldPhrases);
  const language = useLanguage();
  const editor = useEditor(face);
  const month = editor.field("month");
  const months = [...Array(13).keys()].map((number) => ({
    value: `${number}`,
    label: number ? capitalised(formatMonth(number, language)) : phrases.noMonth,
  }));
  return (
    <EditorFrame
      editor={editor}
      newTitle={phrases.new}
      aside={
        <AsideCard title={phrases.period}>
          <ChoiceField
            {...month}
            choices={months}
            value={`${month.value}`}
            onChange={(number) => month.onChange(Number(number))}
          />
          <NumberField {...editor.field("year")} />
        </AsideCard>
      }
    >
      <Words editor={editor}>
        {(of) => (
          <>
            <LongField {...editor.words(of, "description")} />
          </>
        )}
      </Words>
      <DocumentSet value={editor.form.documents} onChange={editor.field("documents").onUpdate} />
      <ImageSet value={editor.form.imageIds} onChange={editor.field("imageIds").onUpdate} />
    </EditorFrame>
  );
}

type ReportForm = Omit<FormOf<documents.ReportInput>, "documents"> & {
  documents: readonly DocumentValue[];
};
type ReportFace = EditorFace<ReportForm, documents.EditedReportFragment>;

const face: ReportFace = {
  kind: "REPORT",
  labels: { UA: reportFieldPhrases.UA.labels, ENG: reportFieldPhrases.ENG.labels },
  documents: {
    load: documents.ReportEditorDocument,
    save: documents.SaveReportDocument,
    publish: documents.PublishReportDocument,
    unpublish: documents.UnpublishReportDocument,
    remove: documents.DeleteReportDocument,
  },
  formOf: (report) => ({
    month: report?.month ?? 0,
    year: report?.year ?? new Date().getFullYear(),
    imageIds: report?.images.map(({ id }) => id) ?? [],
    documents: report?.documents ?? [],
    translations: bothWords(report?.translations, (words) => ({
      description: words?.description ?? "",
    })),
  }),
  inputOf: ({ documents: chosen }) => ({ documents: documentInputs(chosen) }),
  titleOf: ({ year, month }, language) =>
    month ? `${capitalised(formatMonth(month, language))} ${year}` : `${year}`,
  pageOf: ({ id }) => addresses.report(id),
};
