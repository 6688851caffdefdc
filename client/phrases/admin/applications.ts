import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

const ukrainianDays = (days: number) => `${days} ${ukrainianWord(days, "день", "дні", "днів")}`;
const englishDays = (days: number) => `${days} ${englishWord(days, "day", "days")}`;

/** Phrases of the inbox: names of forms and states, search and filters. */
export const applicationsPhrases = definePhrases({
  UA: {
    title: "Заявки",
    lead: "Люди, які просять допомоги або пропонують її. Кожне прочитання записується.",
    toSettings: "Форми, листи й особисті дані",
    list: "Заявки, спочатку нові",
    forms: {
      GENERAL: "Звернення",
      HUMANITARIAN: "Гуманітарна допомога",
      PSYCHOLOGICAL: "Психологічна допомога",
      VOLUNTEER: "Волонтер",
      PSYCHOLOGIST: "Психолог",
      PARTNER: "Партнер",
    },
    states: {
      NEW: "Нова",
      IN_PROGRESS: "У роботі",
      WAITING: "Очікує відповіді",
      DONE: "Виконано",
      DECLINED: "Відхилено",
      SPAM: "Спам",
    },
    counts: "Кількість заявок за станом",
    counted: {
      NEW: "Нові",
      IN_PROGRESS: "У роботі",
      WAITING: "Очікують відповіді",
      SPAM: "Схожі на спам",
    },
    all: "Усі заявки",
    emailsWaiting: (count: number) =>
      `${count} ${ukrainianWord(count, "лист очікує", "листи очікують", "листів очікують")} надсилання`,
    emailsFailed: (count: number) =>
      `${count} ${ukrainianWord(count, "лист не надіслано", "листи не надіслано", "листів не надіслано")}`,
    search: "Номер, телефон, пошта або ім’я",
    clearSearch: "Очистити пошук",
    searchHint: "Ім’я або прізвище вводьте повністю.",
    form: "Форма",
    anyForm: "Усі форми",
    state: "Стан",
    anyState: "Усі стани",
    region: "Область",
    anyRegion: "Усі області",
    assignee: "Відповідальна особа",
    anyAssignee: "Будь-чиї",
    nobody: "не призначено",
    unassigned: "Без відповідальної особи",
    mine: (name: string) => `${name} (ви)`,
    age: "Надійшла",
    anyAge: "Будь-коли",
    olderThan: (days: number) => `Понад ${days} ${ukrainianWord(days, "день", "дні", "днів")} тому`,
    number: "Номер",
    name: "Хто",
    nameless: "ім’я стерто",
    unreadable: "не вдається прочитати: немає ключа",
    countUnreadable: (count: number) =>
      `${count} ${ukrainianWord(count, "заявку", "заявки", "заявок")} прочитати не вдається: немає ключа шифрування. Зверніться до того, хто обслуговує сервер.`,
    duplicates: (count: number) =>
      `${count} ${ukrainianWord(count, "можливий дублікат", "можливі дублікати", "можливих дублікатів")}`,
    ages: {
      today: "сьогодні",
      yesterday: "учора",
      days: (days: number) => `${ukrainianDays(days)} тому`,
    },
    export: "Завантажити таблицю (CSV)",
    exportHint:
      "У таблиці — контакти й стан заявок, без розповідей людей. Завантаження записується в історію кожної заявки.",
    exportFailed: "Таблицю не завантажено",
    none: "Заявок іще немає",
    noneText: "Тут з’являться заявки, щойно їх надішлють із сайту.",
    noneFound: "Нічого не знайдено",
    noneFoundText: "Спробуйте інше слово або зніміть фільтри. Спам показано окремо.",
    showAll: "Показати все",
    found: (count: number) =>
      `У списку ${count} ${ukrainianWord(count, "заявка", "заявки", "заявок")}`,
  },
  ENG: {
    title: "Applications",
    lead: "People who ask for help or offer it. Each time an application is opened, this is recorded.",
    toSettings: "Forms, emails and personal data",
    list: "Applications, newest first",
    forms: {
      GENERAL: "General request",
      HUMANITARIAN: "Humanitarian help",
      PSYCHOLOGICAL: "Psychological help",
      VOLUNTEER: "Volunteer",
      PSYCHOLOGIST: "Psychologist",
      PARTNER: "Partner",
    },
    states: {
      NEW: "New",
      IN_PROGRESS: "In progress",
      WAITING: "Waiting for an answer",
      DONE: "Done",
      DECLINED: "Declined",
      SPAM: "Spam",
    },
    counts: "Applications by state",
    counted: {
      NEW: "New",
      IN_PROGRESS: "In progress",
      WAITING: "Waiting for an answer",
      SPAM: "Look like spam",
    },
    all: "All applications",
    emailsWaiting: (count: number) =>
      `${count} ${englishWord(count, "email is", "emails are")} waiting to be sent`,
    emailsFailed: (count: number) =>
      `${count} ${englishWord(count, "email was", "emails were")} not sent`,
    search: "Number, phone, email or name",
    clearSearch: "Clear the search",
    searchHint: "Enter first names and surnames in full.",
    form: "Form",
    anyForm: "All forms",
    state: "State",
    anyState: "All states",
    region: "Region",
    anyRegion: "All regions",
    assignee: "Assignee",
    anyAssignee: "Any assignee",
    nobody: "not assigned",
    unassigned: "Not assigned",
    mine: (name: string) => `${name} (you)`,
    age: "Received",
    anyAge: "Any time",
    olderThan: (days: number) => `More than ${englishDays(days)} ago`,
    number: "Number",
    name: "Who",
    nameless: "name erased",
    unreadable: "cannot be read: no key",
    countUnreadable: (count: number) =>
      `${count} ${englishWord(count, "application", "applications")} cannot be read: the encryption key is missing. Contact whoever runs the server.`,
    duplicates: (count: number) =>
      `${count} ${englishWord(count, "possible duplicate", "possible duplicates")}`,
    ages: {
      today: "today",
      yesterday: "yesterday",
      days: (days: number) => `${englishDays(days)} ago`,
    },
    export: "Download the table (CSV)",
    exportHint:
      "The table has contacts and states, but not what people told us. The download is recorded in the history of each application.",
    exportFailed: "The table was not downloaded",
    none: "No applications yet",
    noneText: "Applications will appear here as soon as they are sent from the site.",
    noneFound: "Nothing found",
    noneFoundText: "Try another word, or clear the filters. Spam is listed separately.",
    showAll: "Show all",
    found: (count: number) =>
      `${count} ${englishWord(count, "application", "applications")} in the list`,
  },
});
