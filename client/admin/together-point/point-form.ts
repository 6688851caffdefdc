import type { TogetherPointInput } from "../../graphql/generated/TogetherPointEditor.ts";
import type { FormOf } from "../bilingual-form.ts";

/** What the editor of a together point edits. */
export type TogetherPointForm = FormOf<TogetherPointInput>;
