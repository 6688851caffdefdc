import { englishFoundation, ukrainianFoundation } from "../../foundation.tsx";
import { withNonBreakingSpaces } from "../../non-breaking-spaces.ts";
import { definePhrases } from "../../phrases.ts";

export const projectsPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Наші проєкти",
    description: (name: string) =>
      `Проєкти ${ukrainianFoundation("фонду", name)}: що ми робимо для дітей і родин.`,
    path: "Шлях до сторінки",
    home: "Головна",
    here: "Проєкти",
    lead: "Усе, що ми робимо для дітей і родин.",
    mainFocus: "Головний напрям",
    allProjects: "Проєкти фонду",
    fund: "За підтримки дитячого фонду",
    goals: "Наші цілі",
    goalsText: "Те, до чого ми йдемо.",
    more: "Більше",
    none: "Проєктів іще немає. Перший з’явиться тут.",
    onlyInOther: "Поки що лише англійською",
  }),
  ENG: withNonBreakingSpaces({
    title: "Our projects",
    description: (name: string) =>
      `Projects of ${englishFoundation(name)}: what we do for children and families.`,
    path: "Breadcrumb",
    home: "Home",
    here: "Projects",
    lead: "Everything we do for children and families.",
    mainFocus: "Main focus",
    allProjects: "Projects of the foundation",
    fund: "Supported by a children’s fund",
    goals: "Our goals",
    goalsText: "What we are working towards.",
    more: "More",
    none: "There are no projects yet. The first one will appear here.",
    onlyInOther: "In Ukrainian only so far",
  }),
});
