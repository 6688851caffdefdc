import { definePhrases } from "../../phrases.ts";

/** Phrases of the step that asks who is told about new applications. */
export const setupNoticesPhrases = definePhrases({
  UA: {
    silent: (forms: string) =>
      `Про заявки з цих форм ніхто не дізнається, доки не відкриє список: ${forms}.`,
    email: "Пошта для сповіщень",
    emailHint: "Одна чи кілька адрес через кому. Їх буде вказано для кожної з цих форм.",
    leaveText: "Адреси для сповіщень ще не збережено: якщо піти, вони зникнуть.",
    stored:
      "Сайт іще не може надсилати листів: вони лише зберігатимуться. Надішліть пробний лист на попередньому кроці: сайт скаже, що виправити.",
    done: "Для кожної відкритої форми вказано, кого сповістити. Окремі адреси для термінових заявок — у «Заявки» → «Форми, листи й персональні дані».",
  },
  ENG: {
    silent: (forms: string) =>
      `Nobody will know of applications from these forms until they open the list: ${forms}.`,
    email: "Email for notices",
    emailHint:
      "One or more addresses separated by commas. They will be entered for each of these forms.",
    leaveText: "The addresses for notices are not saved: if you leave, they will be lost.",
    stored:
      "The site cannot send emails yet: they are only stored. Send a test email in the previous step: the site will say what to fix.",
    done: "Notices are sent for every open form. Other addresses for urgent applications are under “Applications” → “Forms, emails and personal data”.",
  },
});
