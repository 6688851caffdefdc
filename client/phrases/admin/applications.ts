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
    counts: "Скільки чого чекає",
    counted: {
      NEW: "Нові",
      IN_PROGRESS: "У роботі",
      WAITING: "Очікують відповіді",
      SPAM: "Схожі на спам",
    },
    all: "Усі заявки",
    emailsWaiting: (count: number) =>
      `${count} ${ukrainianWord(count, "лист чекає", "листи чекають", "листів чекають")} на пошту`,
    emailsFailed: (count: number) =>
      `${count} ${ukrainianWord(count, "лист не надіслано", "листи не надіслано", "листів не надіслано")}`,
    search: "Номер, телефон, пошта або ім’я",
    clearSearch: "Очистити пошук",
    searchHint: "Ім’я шукаємо за цілими словами.",
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
    unreadable: "не читається: інший ключ",
    countUnreadable: (count: number) =>
      `${count} ${ukrainianWord(count, "заявку", "заявки", "заявок")} зашифровано іншим ключем`,
    duplicates: (count: number) =>
      `${count} ${ukrainianWord(count, "можливий дублікат", "можливі дублікати", "можливих дублікатів")}`,
    ages: {
      today: "сьогодні",
      yesterday: "учора",
      days: (days: number) => `${ukrainianDays(days)} тому`,
    },
    export: "Завантажити CSV",
    exportHint:
      "Контакти й стан, без того, чим люди поділилися. Завантаження записується в кожній заявці.",
    exportFailed: "Таблицю не завантажено",
    none: "Заявок іще немає",
    noneText: "Тут з’являться заявки, щойно їх надішлють із сайту.",
    noneFound: "Нічого не знайдено",
    noneFoundText: "Спробуйте інше слово або зніміть фільтри. Спам лежить окремо.",
    showAll: "Показати все",
    found: (count: number) =>
      `У списку ${count} ${ukrainianWord(count, "заявка", "заявки", "заявок")}`,
  },
  ENG: {
    title: "Applications",
    lead: "People who ask for help or offer it. Every reading is recorded.",
    toSettings: "Forms, mails and personal data",
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
    counts: "How much waits",
    counted: {
      NEW: "New",
      IN_PROGRESS: "In progress",
      WAITING: "Waiting for an answer",
      SPAM: "Look like spam",
    },
    all: "All applications",
    emailsWaiting: (count: number) =>
      `${count} ${englishWord(count, "mail waits", "mails wait")} to be sent`,
    emailsFailed: (count: number) =>
      `${count} ${englishWord(count, "mail was", "mails were")} not sent`,
    search: "Number, phone, e-mail or name",
    clearSearch: "Clear the search",
    searchHint: "Names are found by whole words.",
    form: "Form",
    anyForm: "All forms",
    state: "State",
    anyState: "All states",
    region: "Region",
    anyRegion: "All regions",
    assignee: "Assignee",
    anyAssignee: "Anybody’s",
    nobody: "not assigned",
    unassigned: "Not assigned",
    mine: (name: string) => `${name} (you)`,
    age: "Received",
    anyAge: "Whenever",
    olderThan: (days: number) => `More than ${englishDays(days)} ago`,
    number: "Number",
    name: "Who",
    nameless: "name erased",
    unreadable: "unreadable: another key",
    countUnreadable: (count: number) =>
      `${count} ${englishWord(count, "application is", "applications are")} encrypted with another key`,
    duplicates: (count: number) =>
      `${count} ${englishWord(count, "possible duplicate", "possible duplicates")}`,
    ages: {
      today: "today",
      yesterday: "yesterday",
      days: (days: number) => `${englishDays(days)} ago`,
    },
    export: "Download CSV",
    exportHint:
      "Contacts and states, nothing of what people confided. The download is recorded in every application.",
    exportFailed: "The table was not downloaded",
    none: "No applications yet",
    noneText: "They appear here as soon as somebody sends one from the site.",
    noneFound: "Nothing found",
    noneFoundText: "Try another word, or take the filters off. Spam lies apart.",
    showAll: "Show all",
    found: (count: number) =>
      `${count} ${englishWord(count, "application", "applications")} in the list`,
  },
});
