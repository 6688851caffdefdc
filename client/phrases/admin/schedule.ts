import { definePhrases } from "../phrases.ts";

/** Phrases of the calendar in which a publication time is chosen. */
export const schedulePhrases = definePhrases({
  UA: {
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
