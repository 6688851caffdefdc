import type { EditedSettingsFragment } from "../../../graphql/generated/SettingsEditor.ts";
import { newId } from "../../screen/new-id.ts";

/** One counter with its source. */
export type CounterForm = EditedSettingsFragment["counters"][number];
export type SourceForm = NonNullable<CounterForm["source"]>;

/** A stored counter without `__typename`, which an input must not have. */
export function counterOf({ source, ...counter }: CounterForm): CounterForm {
  const { id, numberUa, numberEng, sign, unitUa, unitEng, labelUa, labelEng, mark } = counter;
  return {
    id,
    numberUa,
    numberEng,
    sign,
    unitUa,
    unitEng,
    labelUa,
    labelEng,
    mark,
    source: source && sourceOf(source),
  };
}

/** The history and drafts call the category's code as the stored JSON does. */
function sourceOf(source: SourceForm & { category?: string | null }): SourceForm {
  const { kind, countedOn, documentId, noteUa, noteEng } = source;
  const categoryId = source.categoryId ?? source.category ?? null;
  return { kind, countedOn, categoryId, documentId, noteUa, noteEng };
}

export const blankCounter = (): CounterForm => ({
  id: newId(),
  numberUa: 0,
  numberEng: 0,
  sign: "EXACT",
  unitUa: "",
  unitEng: "",
  labelUa: "",
  labelEng: "",
  mark: "PALM",
  source: null,
});

export const sourceOfKind = (kind: SourceForm["kind"]): SourceForm => ({
  kind,
  countedOn: null,
  categoryId: null,
  documentId: null,
  noteUa: "",
  noteEng: "",
});
