import type { EntityManager } from "typeorm";
import {
  type ContentAuthor,
  recordBaseline,
  recordContentChange,
} from "../history/record-change.ts";
import type { Language } from "../language/language.ts";
import type { EarlierCounts, EarlierSources } from "./earlier-counters.ts";
import type { FormerSettings } from "./facts/former-fields.ts";
import type { Settings, SettingsTranslation } from "./settings.entity.ts";
import type { SettingsInput } from "./settings.input.ts";
import type { SettingsTranslationInput } from "./settings-translation.input.ts";

/** Records a save with the complete settings. */
export async function recordSettings(
  manager: EntityManager,
  author: ContentAuthor,
  settings: Settings,
): Promise<void> {
  const { version } = settings;
  const content = toSettingsInput(settings);
  await recordContentChange(manager, author, {
    kind: "Settings",
    action: "saved",
    version,
    content,
  });
}

/** Records the settings as they were loaded for a save, unless the history has them already. */
export const recordSettingsBaseline = (
  manager: EntityManager,
  now: Date,
  settings: Settings,
): Promise<void> =>
  recordBaseline(manager, now, { kind: "Settings", version: settings.version }, () =>
    toSettingsInput(settings),
  );

/** As GraphQL takes it, which names choices by their enum keys, in capitals. */
function toSettingsInput(
  settings: Settings,
): Record<Exclude<keyof SettingsInput, keyof FormerSettings | keyof EarlierSources>, unknown> {
  return {
    phone: settings.phone,
    email: settings.email,
    foundingYear: settings.foundingYear,
    workingHours: settings.workingHours,
    teamGroups: settings.teamGroups,
    moneyCategories: settings.moneyCategories,
    socialLinks: settings.socialLinks,
    cardPaymentUrl: settings.cardPaymentUrl,
    givingExamples: settings.givingExamples,
    counters: settings.counters,
    cardAmountUrl: settings.cardAmountUrl,
    monthlyPaymentUrl: settings.monthlyPaymentUrl,
    paypalUrl: settings.paypalUrl,
    jarUrl: settings.jarUrl,
    edrpou: settings.edrpou,
    iban: settings.iban,
    euroIban: settings.euroIban,
    foreignIban: settings.foreignIban,
    swift: settings.swift,
    changeRetentionMonths: settings.changeRetentionMonths,
    picturesNeedConsent: settings.picturesNeedConsent,
    showsTogetherPoints: settings.showsTogetherPoints,
    logoId: settings.logoId,
    darkLogoId: settings.darkLogoId,
    roundLogoId: settings.roundLogoId,
    mark: settings.mark.toUpperCase(),
    brandColour: settings.brandColour.toUpperCase(),
    brandColourValue: settings.brandColourValue,
    buttonColour: settings.buttonColour.toUpperCase(),
    buttonColourValue: settings.buttonColourValue,
    buttonText: settings.buttonText.toUpperCase(),
    translations: {
      ua: toTranslationInput(settings, "ua"),
      eng: toTranslationInput(settings, "eng"),
    },
  };
}

function toTranslationInput(
  { translations }: Settings,
  language: Language,
): Omit<SettingsTranslationInput, keyof EarlierCounts> {
  const row = translations.find((one) => one.language === language) as SettingsTranslation; // settings always have both
  return {
    foundationName: row.foundationName,
    tagline: row.tagline,
    fullName: row.fullName,
    legalName: row.legalName,
    legalForm: row.legalForm,
    mission: row.mission,
    motto: row.motto,
    address: row.address,
    recipient: row.recipient,
    bankName: row.bankName,
    bankAddress: row.bankAddress,
    paymentPurpose: row.paymentPurpose,
  };
}
