import type { Language } from "../../language/language.ts";
import type { CsvSeparator } from "../../platform/csv.ts";
import type { ApplicationForm, ApplicationState } from "../application.entity.ts";
import { formTitles } from "../forms/form-titles.ts";
import type { Urgency } from "../urgency.ts";

export interface CsvLabels {
  /**
   * Field separator that spreadsheets expect in this locale: a semicolon where the comma is
   * decimal.
   */
  separator: CsvSeparator;
  /** Column headings, in order. */
  headings: readonly string[];
  forms: Record<ApplicationForm, string>;
  states: Record<ApplicationState, string>;
  /** Replaces the state of an application whose personal data was erased. */
  erased: string;
  urgencies: Record<Urgency, string>;
  contactMethods: Record<string, string>;
  booleans: Record<string, string>;
  /** Replaces a name that was encrypted with another key. */
  unreadable: string;
}

const messengers = { VIBER: "Viber", TELEGRAM: "Telegram", WHATSAPP: "WhatsApp", SIGNAL: "Signal" };

/**
 * Labels of the CSV export. Defined here, because the server does not share the client's phrases.
 */
export const csvLabels: Record<Language, CsvLabels> = {
  ua: {
    separator: ";",
    headings: [
      "Номер",
      "Форма",
      "Стан",
      "Терміновість",
      "Надійшла",
      "Закрита",
      "Відповідальна особа",
      "Область",
      "Населений пункт",
      "Ім’я",
      "Телефон",
      "Електронна пошта",
      "Спосіб зв’язку",
      "Чи безпечно телефонувати",
    ],
    forms: formTitles.ua,
    states: {
      new: "Нова",
      inProgress: "Розглядаємо",
      waiting: "Очікує відповіді",
      done: "Виконано",
      declined: "Відхилено",
      spam: "Спам",
    },
    erased: "Стерто",
    urgencies: { DAYS: "Найближчими днями", WEEK: "Упродовж тижня", MONTH: "Упродовж місяця" },
    contactMethods: { PHONE: "Телефон", EMAIL: "Електронна пошта", ...messengers },
    booleans: { true: "Так", false: "Ні" },
    unreadable: "(прочитати не вдається: немає ключа шифрування)",
  },
  eng: {
    separator: ",",
    headings: [
      "Number",
      "Form",
      "State",
      "Urgency",
      "Received",
      "Closed",
      "Assignee",
      "Region",
      "City, town or village",
      "Name",
      "Phone",
      "Email",
      "Contact by",
      "Safe to call",
    ],
    forms: formTitles.eng,
    states: {
      new: "New",
      inProgress: "In progress",
      waiting: "Waiting for an answer",
      done: "Done",
      declined: "Declined",
      spam: "Spam",
    },
    erased: "Erased",
    urgencies: { DAYS: "In the coming days", WEEK: "Within a week", MONTH: "Within a month" },
    contactMethods: { PHONE: "Phone", EMAIL: "Email", ...messengers },
    booleans: { true: "Yes", false: "No" },
    unreadable: "(unreadable: the encryption key is missing)",
  },
};
