import type { Language } from "../../language/language.ts";
import type { ApplicationForm, ApplicationState } from "../application.entity.ts";
import { regionNames } from "./region-names.ts";

export interface CsvLabels {
  /** Between values, as spreadsheets of that language expect it where a comma is in numbers. */
  separator: "," | ";";
  /** In the order of the columns. */
  headings: readonly string[];
  forms: Record<ApplicationForm, string>;
  states: Record<ApplicationState, string>;
  regions: Record<string, string>;
  contactMethods: Record<string, string>;
  booleans: Record<string, string>;
  /** In the place of a name that another key has sealed. */
  unreadable: string;
}

const messengers = { VIBER: "Viber", TELEGRAM: "Telegram", WHATSAPP: "WhatsApp", SIGNAL: "Signal" };

/** What stands in an export. It is written here, so its words are not the browser's. */
export const csvLabels: Record<Language, CsvLabels> = {
  ua: {
    separator: ";",
    headings: [
      "Номер",
      "Форма",
      "Стан",
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
    forms: {
      general: "Звернення",
      humanitarian: "Гуманітарна допомога",
      psychological: "Психологічна допомога",
      volunteer: "Волонтер",
      psychologist: "Психолог",
      partner: "Партнер",
    },
    states: {
      new: "Нова",
      inProgress: "У роботі",
      waiting: "Очікує відповіді",
      done: "Виконано",
      declined: "Відхилено",
      spam: "Спам",
    },
    regions: regionNames.ua,
    contactMethods: { PHONE: "Телефон", EMAIL: "Електронна пошта", ...messengers },
    booleans: { true: "Так", false: "Ні" },
    unreadable: "(не читається: інший ключ)",
  },
  eng: {
    separator: ",",
    headings: [
      "Number",
      "Form",
      "State",
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
    forms: {
      general: "General request",
      humanitarian: "Humanitarian help",
      psychological: "Psychological help",
      volunteer: "Volunteer",
      psychologist: "Psychologist",
      partner: "Partner",
    },
    states: {
      new: "New",
      inProgress: "In progress",
      waiting: "Waiting",
      done: "Done",
      declined: "Declined",
      spam: "Spam",
    },
    regions: regionNames.eng,
    contactMethods: { PHONE: "Phone", EMAIL: "Email", ...messengers },
    booleans: { true: "Yes", false: "No" },
    unreadable: "(unreadable: another key)",
  },
};
