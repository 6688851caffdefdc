import { withNonBreakingSpaces } from "../../non-breaking-spaces.ts";
import { definePhrases } from "../../phrases.ts";

export const projectsPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    path: "Шлях до сторінки",
    home: "Головна",
    here: "Проєкти",
    mainFocus: "Головний напрям",
    allProjects: "Проєкти фонду",
    funded: "За підтримки партнерів",
    goals: "Наші цілі",
    more: "Більше",
    none: "Проєктів іще немає. Перший з’явиться тут.",
    onlyInOther: "Поки що лише англійською",
  }),
  ENG: withNonBreakingSpaces({
    path: "Breadcrumb",
    home: "Home",
    here: "Projects",
    mainFocus: "Main focus",
    allProjects: "Projects of the foundation",
    funded: "Supported by partners",
    goals: "Our goals",
    more: "More",
    none: "There are no projects yet. The first one will appear here.",
    onlyInOther: "In Ukrainian only so far",
  }),
});
