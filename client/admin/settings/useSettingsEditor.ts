import {
  type EditedSettingsFragment,
  SettingsEditorDocument,
  useSaveSettingsMutation,
} from "../../graphql/generated/SettingsEditor.ts";
import { paths } from "../../paths.ts";
import { foundationFieldPhrases } from "../../phrases/admin/fields/foundation.ts";
import { settingsFieldPhrases } from "../../phrases/admin/fields/settings.ts";
import type { Language } from "../../phrases/language.tsx";
import { formOf } from "../bilingual-form.ts";
import type { EditorConfig } from "../editor/state/editor-config.ts";
import { singleton, useEditor } from "../editor/state/useEditor.ts";
import { blankSettings } from "../generated/blank-forms.ts";
import { counterOf } from "./counters/counter-form.ts";
import { countersNestedFields } from "./counters/counters-nested-fields.ts";
import type { SettingsForm } from "./settings-form.ts";

/** The only editor without a list: there is a single set of settings. */
export function useSettingsEditor() {
  return useEditor(config, singleton);
}

export type SettingsEditing = ReturnType<typeof useSettingsEditor>;

function choicesIn(language: Language) {
  const { colours, texts, marks } = foundationFieldPhrases[language];
  return { mark: marks, brandColour: colours, buttonColour: colours, buttonText: texts };
}

/** What an input may omit, and lists whose items have more than an input takes. */
const ownValues = (settings: EditedSettingsFragment | null) => ({
  mark: settings?.mark ?? "INITIAL",
  showsTogetherPoints: settings?.showsTogetherPoints ?? false,
  // Lists without `__typename`, which an input must not have.
  workingHours: (settings?.workingHours ?? []).map(({ weekday, opens, closes }) => ({
    weekday,
    opens,
    closes,
  })),
  moneyCategories: (settings?.moneyCategories ?? []).map(
    ({ id, direction, nameUa, nameEng, isHidden }) => ({
      id,
      direction,
      nameUa,
      nameEng,
      isHidden,
    }),
  ),
  teamGroups: (settings?.teamGroups ?? []).map(({ id, nameUa, nameEng }) => ({
    id,
    nameUa,
    nameEng,
  })),
  socialLinks: (settings?.socialLinks ?? []).map(({ url }) => ({ url })),
  counters: (settings?.counters ?? []).map(counterOf),
});

const config: EditorConfig<SettingsForm, EditedSettingsFragment> = {
  kind: "SETTINGS",
  labels: { UA: settingsFieldPhrases.UA.labels, ENG: settingsFieldPhrases.ENG.labels },
  choices: { UA: choicesIn("UA"), ENG: choicesIn("ENG") },
  load: SettingsEditorDocument,
  useSave: useSaveSettingsMutation,
  formOf: formOf(
    blankSettings as Omit<SettingsForm, keyof ReturnType<typeof ownValues>>, // generated from the schema
    ownValues,
  ),
  // Both translations are required, also one without any text.
  inputOf: ({ translations }) => ({ translations }),
  nested: countersNestedFields,
  titleOf: () => "",
  pageOf: () => paths.contacts(),
};
