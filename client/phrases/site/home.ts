import { englishFoundation, ukrainianFoundation } from "../foundation.tsx";
import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

const ukrainianRule = new Intl.PluralRules("uk");

function ukrainian(count: number, one: string, few: string, many: string): string {
  const rule = ukrainianRule.select(count);
  return rule === "one" ? one : rule === "few" ? few : many;
}

/** "9000" → "9,000", as English groups thousands. */
const grouped = (count: number) => new Intl.NumberFormat("en-GB").format(count);

const english = (count: number, one: string, other: string) => (count === 1 ? one : other);

export const homePhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Благодійний фонд",
    description: (name: string) =>
      `Хто ми, що робимо, як отримати допомогу і як допомогти: сайт ${ukrainianFoundation("фонду", name)}.`,
    heading: "Тримаємо дитинство за руку",
    supportChildren: "Підтримати дітей",
    needHelp: "Потрібна допомога",
    stopMotion: "Зупинити рух на малюнку",
    startMotion: "Оживити малюнок",
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
    goals: "Мрії, до яких ми вже йдемо",
    points: "Точки TOGETHER",
    pointsText:
      "Місця, де підтримують дітей і родини. Оберіть точку, щоб дізнатися про неї більше.",
    pointsGallery: "Галерея точок",
    map: "Мапа дитячих точок TOGETHER на заході України",
    partners: "Поруч із нами",
    allPartners: "Усі партнери",
    counters: {
      childrenThousands: {
        number: (count: number) => `≈ ${count}`,
        unit: () => "тис.",
        what: () => "дітей отримали психологічну допомогу",
        legend: "1 долоня = 1000 дітей",
      },
      tons: {
        number: (count: number) => `${count}`,
        unit: (count: number) => ukrainian(count, "тонна", "тонни", "тонн"),
        what: () => "гуманітарної допомоги",
        legend: "1 пакунок = 1 тонна",
      },
      families: {
        number: (count: number) => `${count}`,
        unit: () => "+",
        what: () => "родин отримали харчування",
        legend: "1 дім = 100 родин",
      },
      partners: {
        number: (count: number) => `${count}`,
        unit: () => "",
        what: (count: number) =>
          ukrainian(count, "партнер допоміг", "партнери допомогли", "партнерів допомогли") +
          " ресурсами",
        legend: "1 людина = 1 партнер",
      },
      institutions: {
        number: (count: number) => `≈ ${count}`,
        unit: () => "",
        what: (count: number) =>
          ukrainian(count, "заклад отримав", "заклади отримали", "закладів отримали") +
          " медичну підтримку",
        legend: "1 хрестик = 1 заклад",
      },
    },
  }),
  ENG: withNonBreakingSpaces({
    title: "Charity foundation",
    description: (name: string) =>
      `Who we are, what we do, how to get help and how to help: the site of ${englishFoundation(name)}.`,
    heading: "We hold childhood by the hand",
    supportChildren: "Support children",
    needHelp: "I need help",
    stopMotion: "Stop the picture moving",
    startMotion: "Let the picture move",
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
    goals: "Dreams we are working towards",
    points: "TOGETHER points",
    pointsText:
      "Places where children and families find support. Choose a point to learn more about it.",
    pointsGallery: "See the gallery",
    map: "Map of the TOGETHER children’s points in the west of Ukraine",
    partners: "Beside us",
    allPartners: "All partners",
    counters: {
      childrenThousands: {
        number: (count: number) => `≈ ${grouped(count * 1000)}`,
        unit: () => "",
        what: () => "children received psychological help",
        legend: "1 palm = 1,000 children",
      },
      tons: {
        number: (count: number) => grouped(count),
        unit: (count: number) => english(count, "ton", "tons"),
        what: () => "of humanitarian aid",
        legend: "1 parcel = 1 ton",
      },
      families: {
        number: (count: number) => grouped(count),
        unit: () => "+",
        what: () => "families received food",
        legend: "1 house = 100 families",
      },
      partners: {
        number: (count: number) => grouped(count),
        unit: () => "",
        what: (count: number) => `${english(count, "partner", "partners")} helped with resources`,
        legend: "1 figure = 1 partner",
      },
      institutions: {
        number: (count: number) => `≈ ${grouped(count)}`,
        unit: () => "",
        what: (count: number) =>
          `${english(count, "institution", "institutions")} received medical support`,
        legend: "1 cross = 1 institution",
      },
    },
  }),
});
