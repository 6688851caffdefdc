import { editorPaths, paths } from "../../paths.ts";
import { applicationSettingsPhrases } from "../../phrases/admin/application-settings.ts";
import { settingsFieldPhrases } from "../../phrases/admin/fields/settings.ts";
import { type Language, languageCodes, otherLanguage } from "../../phrases/language.tsx";
import { GearIcon } from "../../ui/icons/icons.tsx";
import { blankSettings } from "../generated/blank-forms.ts";
import type { PaletteEntry } from "./palette-entries.ts";

type SettingName = keyof typeof settingsFieldPhrases.UA.labels;

/** Further words for a setting, in both languages. */
const further: Partial<Record<SettingName, string>> = {
  phone: "номер phone number",
  email: "e-mail електронна скринька",
  iban: "рахунок реквізити account bank details",
  euroIban: "рахунок реквізити account bank details",
  foreignIban: "рахунок реквізити account bank details долари dollars",
  swift: "реквізити bank details",
  edrpou: "реквізити bank details реєстр",
  logoId: "зображення picture",
  mark: "знак літера логотип mark letter logo",
  brandColour: "кольори colors",
  buttonColour: "кольори colors",
  buttonText: "колір кольори colour colors",
  cardPaymentUrl: "картка card LiqPay WayForPay monobank",
  counters: "лічильники докази джерела counters proof sources",
  givingExamples: "внески пожертви donations gifts",
  cardAmountUrl: "картка card",
  monthlyPaymentUrl: "картка card підписка subscription",
  paypalUrl: "пожертви donations",
  jarUrl: "банка пожертви donations",
  foundingYear: "копірайт copyright",
  workingHours: "графік тиждень розклад schedule week",
  socialLinks: "соціальні мережі Facebook Instagram Telegram YouTube TikTok",
  showsTogetherPoints: "точки міста мапа points cities map",
  picturesNeedConsent: "світлини зображення згоди consents images",
  foundationName: "назва фонду foundation name",
};

/** Labels of parts of a setting, and of lists that have no field of that name. */
const withoutField: readonly string[] = [
  "brandColourValue",
  "buttonColourValue",
  "moneyCategories",
  "source",
  "teamGroups",
  "translations",
] satisfies SettingName[];

const names = Object.keys(settingsFieldPhrases.UA.labels).filter(
  (name): name is SettingName => !withoutField.includes(name),
);

/** Each setting of the site by its name in either language; it leads to its field. */
export function settingEntries(language: Language): PaletteEntry[] {
  const own = settingsFieldPhrases[language];
  const other = settingsFieldPhrases[otherLanguage(language)];
  const { key } = languageCodes[language];
  const pathOf = (name: SettingName) =>
    name in blankSettings.translations.ua ? `translations.${key}.${name}` : name;
  const entry = (name: SettingName): PaletteEntry => ({
    id: `setting ${pathOf(name)}`,
    group: "settings",
    label: own.labels[name],
    alias: `${other.labels[name]} ${further[name] ?? ""} ${own.title} ${other.title}`,
    to: `${editorPaths.settings()}#field-${pathOf(name)}`,
    Icon: GearIcon,
  });
  return [
    ...names.map(entry),
    {
      id: paths.applicationSettings(),
      group: "settings",
      label: applicationSettingsPhrases[language].title,
      alias: applicationSettingsPhrases[otherLanguage(language)].title,
      to: paths.applicationSettings(),
      Icon: GearIcon,
    },
  ];
}
