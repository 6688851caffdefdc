import {
  type EditedSettingsFragment,
  SettingsEditorDocument,
  useSaveSettingsMutation,
} from "../../graphql/generated/SettingsEditor.ts";
import { paths } from "../../paths.ts";
import { foundationFieldPhrases } from "../../phrases/admin/fields/foundation.ts";
import { settingsFieldPhrases } from "../../phrases/admin/fields/settings.ts";
import type { Language } from "../../phrases/language.tsx";
import { mapTranslations } from "../bilingual-form.ts";
import type { EditorConfig } from "../editor/state/editor-config.ts";
import { singleton, useEditor } from "../editor/state/useEditor.ts";
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

const config: EditorConfig<SettingsForm, EditedSettingsFragment> = {
  kind: "SETTINGS",
  labels: { UA: settingsFieldPhrases.UA.labels, ENG: settingsFieldPhrases.ENG.labels },
  choices: { UA: choicesIn("UA"), ENG: choicesIn("ENG") },
  load: SettingsEditorDocument,
  useSave: useSaveSettingsMutation,
  formOf: (settings) => ({
    phone: settings?.phone ?? "",
    email: settings?.email ?? "",
    foundingYear: settings?.foundingYear ?? null,
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
    cardPaymentUrl: settings?.cardPaymentUrl ?? null,
    givingExamples: (settings?.givingExamples ?? []).map(({ amount, currency, ua, eng }) => ({
      amount,
      currency,
      ua,
      eng,
    })),
    counters: (settings?.counters ?? []).map(counterOf),
    cardAmountUrl: settings?.cardAmountUrl ?? null,
    monthlyPaymentUrl: settings?.monthlyPaymentUrl ?? null,
    paypalUrl: settings?.paypalUrl ?? null,
    jarUrl: settings?.jarUrl ?? null,
    edrpou: settings?.edrpou ?? "",
    iban: settings?.iban ?? "",
    euroIban: settings?.euroIban ?? null,
    foreignIban: settings?.foreignIban ?? null,
    swift: settings?.swift ?? null,
    changeRetentionMonths: settings?.changeRetentionMonths ?? 36,
    picturesNeedConsent: settings?.picturesNeedConsent ?? true,
    showsTogetherPoints: settings?.showsTogetherPoints ?? false,
    logoId: settings?.logo?.id ?? null,
    darkLogoId: settings?.darkLogo?.id ?? null,
    roundLogoId: settings?.roundLogo?.id ?? null,
    mark: settings?.mark ?? "INITIAL",
    brandColour: settings?.brandColour ?? "NIGHT",
    brandColourValue: settings?.brandColourValue ?? null,
    buttonColour: settings?.buttonColour ?? "POPPY",
    buttonColourValue: settings?.buttonColourValue ?? null,
    buttonText: settings?.buttonText ?? "LIGHT",
    translations: mapTranslations(settings?.translations, (translation) => ({
      foundationName: translation?.foundationName ?? "",
      tagline: translation?.tagline ?? "",
      fullName: translation?.fullName ?? "",
      legalName: translation?.legalName ?? "",
      legalForm: translation?.legalForm ?? "",
      mission: translation?.mission ?? "",
      motto: translation?.motto ?? "",
      address: translation?.address ?? "",
      recipient: translation?.recipient ?? "",
      bankName: translation?.bankName ?? "",
      bankAddress: translation?.bankAddress ?? "",
      paymentPurpose: translation?.paymentPurpose ?? "",
    })),
  }),
  // Both translations are required, also one without any text.
  inputOf: ({ translations }) => ({ translations }),
  nested: countersNestedFields,
  titleOf: () => "",
  pageOf: () => paths.contacts(),
};
