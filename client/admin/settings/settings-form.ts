import type { SettingsInput } from "../../graphql/generated/SettingsEditor.ts";
import type { LanguageKey } from "../../phrases/language.tsx";
import type { FormOf } from "../bilingual-form.ts";
import type { CounterForm } from "./counters/counter-form.ts";

/** Fields of the first counters, which the schema still has for other programs. */
type EarlierCounts = "institutions" | "families" | "partners" | "tons" | "childrenThousands";

type FullForm = FormOf<SettingsInput>;

export type SettingsForm = Omit<FullForm, "counters" | "counterSources" | "translations"> & {
  counters: readonly CounterForm[];
  translations: Record<LanguageKey, Omit<FullForm["translations"]["ua"], EarlierCounts>>;
};
