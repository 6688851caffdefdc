import { withNonBreakingSpaces } from "../../non-breaking-spaces.ts";
import { definePhrases } from "../../phrases.ts";

/** Phrases that all project pages share. */
export const projectPagesPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    path: "Шлях до сторінки",
    home: "Головна",
    projects: "Проєкти",
    areas: "Напрями діяльності",
    onlyInOther: "Поки що лише англійською",
    slideshow: {
      name: "Світлини проєкту",
      kind: "слайд-шоу",
      pause: "Зупинити",
      play: "Запустити",
      previous: "Попередня світлина",
      next: "Наступна світлина",
      position: (position: number, count: number) => `Світлина ${position} з ${count}`,
    },
    /** The one action of each fixed page. */
    gallery: "Галерея точок",
    book: "Записатися на розмову",
    ask: "Потрібна допомога",
    toyPoints: "Усі дитячі точки",
    points: "Де наші точки",
  }),
  ENG: withNonBreakingSpaces({
    path: "Breadcrumb",
    home: "Home",
    projects: "Projects",
    areas: "Areas of activity",
    onlyInOther: "In Ukrainian only so far",
    slideshow: {
      name: "Pictures of the project",
      kind: "slideshow",
      pause: "Pause",
      play: "Play",
      previous: "Previous picture",
      next: "Next picture",
      position: (position: number, count: number) => `Picture ${position} of ${count}`,
    },
    gallery: "Gallery of the points",
    book: "Book a session",
    ask: "I need help",
    toyPoints: "All children’s points",
    points: "Where our points are",
  }),
});
