import { useMemo } from "react";
import { useMoneyCategoriesSuspenseQuery } from "../../graphql/generated/FiguresCard.ts";
import * as documents from "../../graphql/generated/ReportEditor.ts";
import { addressOf, paths } from "../../paths.ts";
import { reportFieldPhrases } from "../../phrases/admin/fields/report.ts";
import { capitalised, formatMonth, formatMonthOfYear, kyivDayOf } from "../../phrases/dates.ts";
import { type Language, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { serverNow } from "../../server-clock.ts";
import { formOf } from "../bilingual-form.ts";
import { AddressCard } from "../editor/AddressCard.tsx";
import { EditorFrame } from "../editor/EditorFrame.tsx";
import {
  blankForNull,
  ChoiceField,
  NumberField,
  toOptions,
} from "../editor/fields/BasicFields.tsx";
import { LongField } from "../editor/fields/LongField.tsx";
import type { EditorConfig } from "../editor/state/editor-config.ts";
import { useEditor } from "../editor/state/useEditor.ts";
import { TranslationFields } from "../editor/TranslationFields.tsx";
import { blankReport } from "../generated/blank-forms.ts";
import { DocumentSet } from "../image/set/DocumentSet.tsx";
import { documentInputs } from "../image/set/document-value.ts";
import { ImageSet } from "../image/set/ImageSet.tsx";
import { AsideCard } from "../screen/AsideCard.tsx";
import { FiguresCard } from "./figures/FiguresCard.tsx";
import { figuresFormOf, figuresInputOf } from "./figures/figures-form.ts";
import { figuresNestedFields } from "./figures/figures-nested-fields.ts";
import type { ReportForm } from "./figures/report-form.ts";

/** Editor of a monthly report. */
export function ReportEditor() {
  const phrases = usePhrases(reportFieldPhrases);
  const language = useLanguage();
  const { moneyCategories } = useMoneyCategoriesSuspenseQuery().data.settings;
  const nested = useMemo(() => figuresNestedFields(moneyCategories), [moneyCategories]);
  const editor = useEditor(useMemo(() => ({ ...config, nested }), [nested]));
  const month = editor.field("month");
  const months = toOptions(monthNames(language));
  return (
    <EditorFrame
      editor={editor}
      newTitle={phrases.new}
      aside={
        <>
          <AsideCard title={phrases.period}>
            <ChoiceField
              {...month}
              choices={months}
              value={`${month.value}`}
              onChange={(number) => month.onChange(Number(number))}
            />
            <NumberField {...editor.field("year")} />
          </AsideCard>
          <AddressCard below={paths.reports()} {...blankForNull(editor.field("address"))} />
        </>
      }
    >
      <TranslationFields editor={editor}>
        {(of) => (
          <>
            <LongField {...editor.translatedField(of, "description")} />
          </>
        )}
      </TranslationFields>
      <FiguresCard editor={editor} categories={moneyCategories} />
      <DocumentSet value={editor.form.documents} onChange={editor.field("documents").onUpdate} />
      <ImageSet value={editor.form.imageIds} onChange={editor.field("imageIds").onUpdate} />
    </EditorFrame>
  );
}

/** By their numbers; 0 for a report that does not cover a single month. */
const monthNames = (language: Language): Record<string, string> =>
  Object.fromEntries(
    [...Array(13).keys()].map((number) => [
      `${number}`,
      number ? capitalised(formatMonth(number, language)) : reportFieldPhrases[language].noMonth,
    ]),
  );

type ReportEditorConfig = EditorConfig<ReportForm, documents.EditedReportFragment>;

const config: ReportEditorConfig = {
  kind: "REPORT",
  labels: { UA: reportFieldPhrases.UA.labels, ENG: reportFieldPhrases.ENG.labels },
  choices: { UA: { month: monthNames("UA") }, ENG: { month: monthNames("ENG") } },
  load: documents.ReportEditorDocument,
  useSave: documents.useSaveReportMutation,
  formOf: formOf(blankReport, (report: documents.EditedReportFragment | null) => ({
    year: report?.year ?? Number(kyivDayOf(serverNow().toISOString()).slice(0, 4)),
    documents: report?.documents ?? [],
    figures: figuresFormOf(report),
  })),
  inputOf: ({ documents: chosen, figures }) => ({
    documents: documentInputs(chosen),
    figures: figuresInputOf(figures, chosen),
  }),
  // A blank year is a number field that is being filled in.
  titleOf: ({ year, month }, language) =>
    formatMonthOfYear({ year: Number(year), month }, language),
  pageOf: (item) => paths.report(addressOf(item)),
};
