import { englishFoundation, ukrainianFoundation } from "../../foundation.tsx";
import { withNonBreakingSpaces } from "../../non-breaking-spaces.ts";
import { definePhrases } from "../../phrases.ts";

export const projectsPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Наші проєкти",
    description: (name: string) =>
      `Проєкти ${ukrainianFoundation("фонду", name)}: соціально-психологічна робота, дитячі точки TOGETHER, іграшкотека, гуманітарна допомога, сімейний дім і центр протезування.`,
    path: "Шлях до сторінки",
    home: "Головна",
    here: "Проєкти",
    lead: "Від пакунка з хлібом до власного дому: усе, що ми робимо для дітей і родин.",
    mainFocus: "Головний напрям",
    allProjects: "Проєкти фонду",
    fund: "За підтримки дитячого фонду",
    goals: "Наші цілі",
    goalsText: "Ще не збудовано. Уже намальовано, пораховано й розпочато.",
    more: "Більше",
    none: "Проєктів іще немає. Перший з’явиться тут.",
    onlyInOther: "Поки що лише англійською",
  }),
  ENG: withNonBreakingSpaces({
    title: "Our projects",
    description: (name: string) =>
      `Projects of ${englishFoundation(name)}: social and psychological work, TOGETHER children’s points, a toy library, humanitarian help, a family house and a prosthetics center.`,
    path: "Path to this page",
    home: "Home",
    here: "Projects",
    lead: "From a parcel of bread to a home of one’s own: everything we do for children and families.",
    mainFocus: "Main focus",
    allProjects: "Projects of the foundation",
    fund: "Supported by a children’s fund",
    goals: "Our goals",
    goalsText: "Not built yet. Already drawn, costed and begun.",
    more: "More",
    none: "There are no projects yet. The first one will appear here.",
    onlyInOther: "In Ukrainian only so far",
  }),
});
