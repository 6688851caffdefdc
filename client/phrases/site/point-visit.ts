import { ukrainianAt } from "../date-times.ts";
import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** Phrases of a children's point that somebody wants to visit, and of its events. */
export const pointVisitPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    heading: "Прийти на точку",
    address: "Адреса",
    hours: "Години роботи",
    phone: "Телефон",
    closedDay: "зачинено",
    openUntil: (time: string) => `Зараз відчинено, до ${time}.`,
    opensAt: (time: string) => `Зараз зачинено. Сьогодні відчиниться ${ukrainianAt(time)}.`,
    closedNow: "Зараз зачинено.",
    come: "Прокласти маршрут",
    comeByPhone: "Зателефонувати",
    askForHelp: "Попросити про допомогу",
    thisWeek: "Події цього тижня",
    nextWeek: "Події наступного тижня",
    next: "Наступне місто",
  }),
  ENG: withNonBreakingSpaces({
    heading: "Come to the point",
    address: "Address",
    hours: "Opening hours",
    phone: "Phone",
    closedDay: "closed",
    openUntil: (time: string) => `Open now, until ${time}.`,
    opensAt: (time: string) => `Closed now. Opens today at ${time}.`,
    closedNow: "Closed now.",
    come: "Get directions",
    comeByPhone: "Call the point",
    askForHelp: "Ask for help",
    thisWeek: "Events this week",
    nextWeek: "Events next week",
    next: "Next city",
  }),
});
