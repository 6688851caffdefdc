import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** Phrases of a children's point that somebody wants to visit, and of what is on there. */
export const pointVisitPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    heading: "Прийти на точку",
    address: "Адреса",
    hours: "Години роботи",
    phone: "Телефон",
    closedDay: "зачинено",
    openUntil: (time: string) => `Зараз відчинено, до ${time}.`,
    opensAt: (time: string) => `Зараз зачинено. Сьогодні відчиниться о ${time}.`,
    closedNow: "Зараз зачинено.",
    come: "Прийти: показати шлях",
    comeByPhone: "Прийти: зателефонувати",
    askForHelp: "Попросити про допомогу",
    thisWeek: "Що цього тижня",
    nextWeek: "Що наступного тижня",
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
    come: "Come: show the way",
    comeByPhone: "Come: call us",
    askForHelp: "Ask for help",
    thisWeek: "What is on this week",
    nextWeek: "What is on next week",
    next: "Next city",
  }),
});
