import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

const ukrainianApplications = (count: number) =>
  `${count} ${ukrainianWord(count, "заявка", "заявки", "заявок")}`;
const englishApplications = (count: number) =>
  `${count} ${englishWord(count, "application", "applications")}`;

/** Phrases of the inbox: urgency, overdue applications, reminders, and changes of several rows. */
export const inboxWorkPhrases = definePhrases({
  UA: {
    urgency: "Терміновість",
    anyUrgency: "Терміновість",
    urgencies: {
      DAYS: "Найближчими днями",
      WEEK: "Упродовж тижня",
      MONTH: "Упродовж місяця",
    },
    due: "Строки й нагадування",
    anyDue: "Усі строки",
    dueFilters: { overdue: "Прострочені", reminded: "Нагадати" },
    overdue: "Прострочено",
    overdueHint: "Цю заявку не почали розглядати за час, указаний для її форми.",
    promisedBy: (moment: string) => `Прибрати до: ${moment}`,
    promiseOverdueHint: "Світлину обіцяли прибрати раніше, а заявку ще не закрито.",
    erased: "Стерто",
    remindOn: (day: string) => `Нагадати: ${day}`,
    remindNow: "Нагадати сьогодні",
    reminder: "Нагадування",
    reminderText:
      "Цього дня заявка з’явиться серед «Нагадати», а відповідальна особа отримає повідомлення без персональних даних.",
    reminderIsOn: (day: string) => `Нагадаємо: ${day}`,
    noEmail:
      "Сайт не може надсилати листів, тож відповідальна особа листа не отримає: перевіряйте «Нагадати» у списку заявок.",
    tomorrow: "Завтра",
    thursday: "У четвер",
    monday: "У понеділок",
    otherDay: "Інший день",
    setReminder: "Нагадати цього дня",
    removeReminder: "Прибрати нагадування",
    reminderSaved: (day: string) => `Нагадаємо: ${day}`,
    reminderRemoved: "Нагадування прибрано",
    dayWrong: "Оберіть сьогоднішній або пізніший день, не далі ніж за рік.",
    choose: "Що зробити з вибраними",
    chooseHint: "Оберіть дію",
    assignTo: "Призначити",
    nobody: "Без відповідальної особи",
    setState: "Змінити стан",
    apply: "Застосувати",
    select: (number: number) => `Вибрати заявку № ${number}`,
    changed: (count: number) => `Змінено: ${ukrainianApplications(count)}`,
    undo: "Скасувати",
    undone: "Усе, як було",
    refused: (count: number) => `Не змінено: ${ukrainianApplications(count)}`,
    outcomes: {
      STALE: "тим часом змінив хтось із колег. Список оновлено: перевірте рядок і повторіть.",
      ERASED: "персональні дані щойно стерто, змінити вже не можна.",
      MISSING: "заявки вже немає.",
    },
    unknownAssignee: "Ця людина вже не може працювати із заявками. Оберіть іншу.",
  },
  ENG: {
    urgency: "Urgency",
    anyUrgency: "Urgency",
    urgencies: {
      DAYS: "In the coming days",
      WEEK: "Within a week",
      MONTH: "Within a month",
    },
    due: "Deadlines and reminders",
    anyDue: "All deadlines",
    dueFilters: { overdue: "Overdue", reminded: "Reminders due" },
    overdue: "Overdue",
    overdueHint: "Nobody started work on it within the time set for this form.",
    promisedBy: (moment: string) => `Remove by ${moment}`,
    promiseOverdueHint:
      "The picture should have been removed by now, and the application is still open.",
    erased: "Erased",
    remindOn: (day: string) => `Reminder: ${day}`,
    remindNow: "Reminder for today",
    reminder: "Reminder",
    reminderText:
      "On that day the application is listed under “Reminders due”, and the assignee gets a message without personal data.",
    reminderIsOn: (day: string) => `Reminder on ${day}`,
    noEmail:
      "The site cannot send emails, so the assignee will receive none: look under “Reminders due” in the list of applications.",
    tomorrow: "Tomorrow",
    thursday: "On Thursday",
    monday: "On Monday",
    otherDay: "Another day",
    setReminder: "Remind on that day",
    removeReminder: "Remove the reminder",
    reminderSaved: (day: string) => `Reminder set for ${day}`,
    reminderRemoved: "The reminder has been removed",
    dayWrong: "Choose today or a later day, at most a year ahead.",
    choose: "What to do with the selected ones",
    chooseHint: "Choose an action",
    assignTo: "Assign to",
    nobody: "Nobody",
    setState: "Change the state",
    apply: "Apply",
    select: (number: number) => `Select application no. ${number}`,
    changed: (count: number) => `Changed: ${englishApplications(count)}`,
    undo: "Undo",
    undone: "Everything is as it was",
    refused: (count: number) => `Not changed: ${englishApplications(count)}`,
    outcomes: {
      STALE:
        "a colleague has changed it in the meantime. The list is up to date: check the row and try again.",
      ERASED: "its personal data has just been erased, so it cannot be changed any more.",
      MISSING: "it no longer exists.",
    },
    unknownAssignee: "This person can no longer handle applications. Choose somebody else.",
  },
});
