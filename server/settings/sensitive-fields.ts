import { inLanguage, type Language, languages } from "../language/language.ts";
import { fromTo } from "../mail/admin-notice.ts";
import type { Settings } from "./settings.entity.ts";

type FieldKind = "requisitesChanged" | "contactsChanged";

/** A changed field of the bank details, or of the contacts. */
export interface FieldChange {
  kind: FieldKind;
  /** In `SettingsInput`, like `translations.ua.recipient`. */
  field: string;
  label: Record<Language, string>;
  before: string;
  after: string;
}

/** Where donations go and what donors are told to write; by their names in `SettingsInput`. */
const requisites = {
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
  paymentPurpose: { ua: "Призначення платежу", eng: "Payment reference" },
} as const;

/** Where families and donors call and write. */
const contacts = {
  phone: { ua: "Телефон", eng: "Telephone" },
  email: { ua: "Пошта", eng: "Email" },
} as const;
const socialLinks = { ua: "Соцмережі", eng: "Social networks" };

type SensitiveField = Pick<FieldChange, "kind" | "label"> & { value: string };

/** The bank details and the contacts, by their paths in `SettingsInput`. */
export type SensitiveFields = Map<string, SensitiveField>;

export function sensitiveFieldsOf(settings: Settings): SensitiveFields {
  const fields: SensitiveFields = new Map();
  for (const [name, label] of entriesOf(contacts)) {
    fields.set(name, { kind: "contactsChanged", label, value: settings[name] ?? "" });
  }
  fields.set("socialLinks", {
    kind: "contactsChanged",
    label: socialLinks,
    value: settings.socialLinks.map(({ url }) => url).join(", "),
  });
  for (const [name, label] of entriesOf(requisites)) {
    fields.set(name, { kind: "requisitesChanged", label, value: settings[name] ?? "" });
  }
  for (const language of languages) {
    const translation = inLanguage(settings.translations, language);
    const suffix = language === "ua" ? "УКР" : "ENG";
    for (const [name, { ua, eng }] of entriesOf(texts)) {
      fields.set(`translations.${language}.${name}`, {
        kind: "requisitesChanged",
        label: { ua: `${ua} (${suffix})`, eng: `${eng} (${suffix})` },
        value: translation?.[name] ?? "",
      });
    }
  }
  return fields;
}

/** The fields that differ, each with its values before and after. */
export function fieldChanges(before: SensitiveFields, after: SensitiveFields): FieldChange[] {
  return [...after].flatMap(([field, { value, ...facts }]) => {
    const earlier = before.get(field)?.value ?? "";
    return earlier === value ? [] : [{ ...facts, field, before: earlier, after: value }];
  });
}

export const lineOf = (change: FieldChange): Record<Language, string> => ({
  ua: fromTo(change.label.ua, change, "ua"),
  eng: fromTo(change.label.eng, change, "eng"),
});

const entriesOf = <Labels extends object>(labels: Labels) =>
  Object.entries(labels) as [keyof Labels, Record<Language, string>][]; // keys of a constant record
