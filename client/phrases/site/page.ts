import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** Phrases of pages that editors build of blocks. */
export const pagePhrases = definePhrases({
  UA: withNonBreakingSpaces({
    path: "Шлях до сторінки",
    home: "Головна",
    onlyInOther: "Поки що лише англійською",
    slideshow: {
      name: "Світлини",
      kind: "слайд-шоу",
      pause: "Зупинити",
      play: "Запустити",
      previous: "Попередня світлина",
      next: "Наступна світлина",
      position: (position: number, count: number) => `Світлина ${position} з ${count}`,
    },
    documents: { open: "Відкрити" },
    forms: {
      HUMANITARIAN: "Попросити гуманітарну допомогу",
      PSYCHOLOGICAL: "Попросити психологічну допомогу",
      VOLUNTEER: "Стати волонтером",
      PSYCHOLOGIST: "Долучитися як психолог",
      PARTNER: "Стати партнером",
    },
  }),
  ENG: withNonBreakingSpaces({
    path: "Breadcrumb",
    home: "Home",
    onlyInOther: "In Ukrainian only so far",
    slideshow: {
      name: "Pictures",
      kind: "slideshow",
      pause: "Pause",
      play: "Play",
      previous: "Previous picture",
      next: "Next picture",
      position: (position: number, count: number) => `Picture ${position} of ${count}`,
    },
    documents: { open: "Open" },
    forms: {
      HUMANITARIAN: "Ask for humanitarian help",
      PSYCHOLOGICAL: "Ask for psychological help",
      VOLUNTEER: "Become a volunteer",
      PSYCHOLOGIST: "Join as a psychologist",
      PARTNER: "Become a partner",
    },
  }),
});
