import { englishFoundation, ukrainianFoundation } from "../foundation.tsx";
import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** The drawings beside the counters. */
const marks = {
  UA: {
    PALM: "рука",
    PARCEL: "пакунок",
    HOUSE: "дім",
    FIGURE: "постать",
    CROSS: "хрестик",
  },
  ENG: { PALM: "hand", PARCEL: "parcel", HOUSE: "house", FIGURE: "figure", CROSS: "cross" },
};

export const homePhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Благодійний фонд",
    description: (name: string) =>
      `Хто ми, що робимо, як отримати допомогу і як допомогти: сайт ${ukrainianFoundation("фонду", name)}.`,
    year: "За один рік",
    yearText: "Числа, за якими стоять імена. Кожну позначку тут можна порахувати.",
    lastMonth: {
      received: "надійшло",
      spent: "витрачено",
      left: "лишилося",
      report: "Увесь звіт",
    },
    projects: "Наші проєкти",
    allProjects: "Усі проєкти",
    goals: (count: number): string =>
      count === 1 ? "Мрія, до якої ми вже йдемо" : "Мрії, до яких ми вже йдемо",
    points: "Дитячі точки",
    pointsText:
      "Місця, де підтримують дітей і родини. Оберіть точку, щоб дізнатися про неї більше.",
    pointsGallery: "Галерея точок",
    map: "Мапа дитячих точок",
    partners: "Поруч із нами",
    allPartners: "Усі партнери",
    legend: (mark: keyof typeof marks.UA, amount: string) => `1 ${marks.UA[mark]} = ${amount}`,
  }),
  ENG: withNonBreakingSpaces({
    title: "Charity foundation",
    description: (name: string) =>
      `Who we are, what we do, how to get help and how to help: the site of ${englishFoundation(name)}.`,
    year: "In one year",
    yearText: "Numbers with names behind them. Every mark here can be counted.",
    lastMonth: {
      received: "received",
      spent: "spent",
      left: "left",
      report: "The whole report",
    },
    projects: "Our projects",
    allProjects: "All projects",
    goals: (count: number): string =>
      count === 1 ? "A dream we are working towards" : "Dreams we are working towards",
    points: "Children’s points",
    pointsText:
      "Places where children and families find support. Choose a point to learn more about it.",
    pointsGallery: "See the gallery",
    map: "Map of the children’s points",
    partners: "Beside us",
    allPartners: "All partners",
    legend: (mark: keyof typeof marks.ENG, amount: string) => `1 ${marks.ENG[mark]} = ${amount}`,
  }),
});
