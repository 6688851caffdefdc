import type { EditedReportFragment, ReportInput } from "../../../graphql/generated/ReportEditor.ts";
import type { FormOf } from "../../bilingual-form.ts";
import type { useEditor } from "../../editor/state/useEditor.ts";
import type { DocumentValue } from "../../image/set/document-value.ts";
import type { FiguresForm } from "./figures-form.ts";

export type ReportForm = Omit<FormOf<ReportInput>, "documents" | "figures"> & {
  documents: readonly DocumentValue[];
  figures: FiguresForm;
};

export type ReportEditorState = ReturnType<typeof useEditor<ReportForm, EditedReportFragment>>;
