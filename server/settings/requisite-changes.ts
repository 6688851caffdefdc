import { inLanguage, type Language, languages } from "../language/language.ts";
import { type AdminNotice, fromTo } from "../mail/admin-notice.ts";
import type { Settings } from "./settings.entity.ts";

/** A changed field of the bank details. */
export interface RequisiteChange {
  /** In `SettingsInput`, like `translations.ua.recipient`. */
  path: string;
  label: Record<Language, string>;
  before: string;
  after: string;
}

/** Where donations go and what donors are told to write; by their names in `SettingsInput`. */
const fields = {
  edrpou: { ua: "Код ЄДРПОУ", eng: "EDRPOU code" },
  iban: { ua: "IBAN у гривні", eng: "IBAN in hryvnias" },
  euroIban: { ua: "IBAN у євро", eng: "IBAN in euros" },
  foreignIban: { ua: "IBAN в інших валютах", eng: "IBAN in other currencies" },
  swift: { ua: "SWIFT-код банку", eng: "SWIFT code of the bank" },
  cardPaymentUrl: { ua: "Сторінка оплати", eng: "Payment page" },
  cardAmountUrl: { ua: "Сторінка оплати із сумою", eng: "Payment page with an amount" },
  monthlyPaymentUrl: { ua: "Сторінка щомісячної оплати", eng: "Page of monthly payments" },
  paypalUrl: { ua: "PayPal", eng: "PayPal" },
  jarUrl: { ua: "Банка monobank", eng: "monobank jar" },
} as const;
const texts = {
  recipient: { ua: "Отримувач", eng: "Recipient" },
  bankName: { ua: "Банк", eng: "Bank" },
  bankAddress: { ua: "Адреса банку", eng: "Address of the bank" },
  paymentPurpose: { ua: "Призначення платежу", eng: "Payment purpose" },
} as const;

interface Requisite {
  label: Record<Language, string>;
  value: string;
}

/** The bank details by their paths in `SettingsInput`. */
export type Requisites = Map<string, Requisite>;

export function requisitesOf(settings: Settings): Requisites {
  const requisites: Requisites = new Map();
  for (const [name, label] of entriesOf(fields)) {
    requisites.set(name, { label, value: settings[name] ?? "" });
  }
  for (const language of languages) {
    const translation = inLanguage(settings.translations, language);
    const suffix = language === "ua" ? "УКР" : "ENG";
    for (const [name, { ua, eng }] of entriesOf(texts)) {
      const label = { ua: `${ua} (${suffix})`, eng: `${eng} (${suffix})` };
      requisites.set(`translations.${language}.${name}`, {
        label,
        value: translation?.[name] ?? "",
      });
    }
  }
  return requisites;
}

/** The fields that differ, each with its values before and after. */
export function requisiteChanges(before: Requisites, after: Requisites): RequisiteChange[] {
  return [...after].flatMap(([path, { label, value }]) => {
    const earlier = before.get(path)?.value ?? "";
    return earlier === value ? [] : [{ path, label, before: earlier, after: value }];
  });
}

export const requisitesNotice = (changes: readonly RequisiteChange[]): AdminNotice => ({
  subject: { ua: "Змінено банківські реквізити", eng: "Bank details changed" },
  lines: changes.map((change) => ({
    ua: fromTo(change.label.ua, change, "ua"),
    eng: fromTo(change.label.eng, change, "eng"),
  })),
  path: "/editor/settings",
});

const entriesOf = <Labels extends object>(labels: Labels) =>
  Object.entries(labels) as [keyof Labels, Record<Language, string>][]; // keys of a constant record
