import { definePhrases } from "../phrases.ts";

/** Phrases of the dialog in which a publication time is chosen, with its calendar. */
export const schedulePhrases = definePhrases({
  UA: {
    what: "Що зробити",
    show: {
      action: "Показати на сайті",
      title: "Коли показати на сайті",
      which: "Що показати",
    },
    hide: {
      action: "Прибрати із сайту",
      title: "Коли прибрати із сайту",
      which: "Що прибрати",
    },
    both: "Обидві мови",
    at: "День і час (за київським часом)",
    past: "Цей час уже минув. Виберіть пізніший.",
    missing: "Виберіть день і час.",
    skipped:
      "Такого часу в Києві не буде: цієї ночі годинники переводять уперед. Виберіть час на годину пізніший.",
    tooEarly: (moment: string) => `Запис з’явиться ${moment}. Виберіть пізніший час.`,
    tooLate: (moment: string) => `Запис зникне із сайту ${moment}. Виберіть раніший час.`,
    confirm: "Запланувати",
    cancel: "Скасувати",
    quick: {
      legend: "Швидкий вибір",
      tomorrow: "Завтра о 9:00",
      monday: "У понеділок о 9:00",
      inAWeek: "Через тиждень о 9:00",
      inAMonth: "Через місяць о 9:00",
    },
    calendar: {
      previousMonth: "Попередній місяць",
      nextMonth: "Наступний місяць",
      previousYear: "Попередній рік",
      nextYear: "Наступний рік",
      previousDecade: "Попереднє десятиліття",
      nextDecade: "Наступне десятиліття",
    },
    choose: "Виберіть день",
    hours: "Години",
    minutes: "Хвилини",
    take: "Вибрати цей час",
  },
  ENG: {
    what: "What to do",
    show: {
      action: "Show on the site",
      title: "When to show it on the site",
      which: "What to show",
    },
    hide: {
      action: "Remove from the site",
      title: "When to remove it from the site",
      which: "What to remove",
    },
    both: "Both languages",
    at: "Date and time (Kyiv time)",
    past: "That time has passed. Choose a later one.",
    missing: "Choose a day and a time.",
    skipped:
      "There is no such time in Kyiv: the clocks go forward that night. Choose a time one hour later.",
    tooEarly: (moment: string) => `It will appear ${moment}. Choose a later time.`,
    tooLate: (moment: string) =>
      `It will be removed from the site ${moment}. Choose an earlier time.`,
    confirm: "Schedule",
    cancel: "Cancel",
    quick: {
      legend: "Quick choices",
      tomorrow: "Tomorrow at 9:00",
      monday: "On Monday at 9:00",
      inAWeek: "In a week at 9:00",
      inAMonth: "In a month at 9:00",
    },
    calendar: {
      previousMonth: "Previous month",
      nextMonth: "Next month",
      previousYear: "Previous year",
      nextYear: "Next year",
      previousDecade: "Previous decade",
      nextDecade: "Next decade",
    },
    choose: "Choose a day",
    hours: "Hours",
    minutes: "Minutes",
    take: "Choose this time",
  },
});
