import { formatMonth } from "../dates.ts";
import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

/** `month` is 1 to 12, or 0 for a report on no single month. */
export const reportsPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Звіти",
    path: "Шлях до сторінки",
    home: "Головна",
    titleOfYear: (year: number) => `Звіти за ${year} рік`,
    years: "Роки",
    count: (count: number, year: number) =>
      `${count} ${ukrainianWord(count, "звіт", "звіти", "звітів")} за ${year} рік`,
    wholeYear: "За весь рік",
    documents: (count: number) =>
      `${count} ${ukrainianWord(count, "документ", "документи", "документів")}`,
    pictures: (count: number) =>
      `${count} ${ukrainianWord(count, "світлина", "світлини", "світлин")}`,
    noReport: "окремого звіту немає",
    inPreparation: "звіт готується",
    notPublished: "звіту ще немає",
    none: "Звітів ще немає.",
    latest: "Останній звіт",
    open: "Відкрити звіт",
    download: (name: string) => `Завантажити «${name}»`,
    file: (size: string) => `PDF, ${size}`,
    report: (year: number, month: number) =>
      month === 0 ? `Звіт за ${year} рік` : `Звіт за ${formatMonth(month, "UA")} ${year} року`,
    documentsTitle: "Документи",
    picturesTitle: "Світлини",
    print: "Надрукувати",
    otherReports: (year: number) => `Усі звіти за ${year} рік`,
    moneyOfYear: (year: number) => `Гроші за ${year} рік`,
    openData: "Відкриті дані",
    dataFile: { csv: "Таблиця CSV", json: "Дані JSON" },
    aboutData: "Опис даних",
    onlyInOther: "Поки що лише англійською",
  }),
  ENG: withNonBreakingSpaces({
    title: "Reports",
    path: "Breadcrumb",
    home: "Home",
    titleOfYear: (year: number) => `Reports for ${year}`,
    years: "Years",
    count: (count: number, year: number) =>
      `${count} ${englishWord(count, "report", "reports")} for ${year}`,
    wholeYear: "The whole year",
    documents: (count: number) => `${count} ${englishWord(count, "document", "documents")}`,
    pictures: (count: number) => `${count} ${englishWord(count, "picture", "pictures")}`,
    noReport: "no separate report",
    inPreparation: "in preparation",
    notPublished: "no report yet",
    none: "There are no reports yet.",
    latest: "Latest report",
    open: "Open the report",
    download: (name: string) => `Download “${name}”`,
    file: (size: string) => `PDF, ${size}`,
    report: (year: number, month: number) =>
      month === 0 ? `Report for ${year}` : `Report for ${formatMonth(month, "ENG")} ${year}`,
    documentsTitle: "Documents",
    picturesTitle: "Pictures",
    print: "Print",
    otherReports: (year: number) => `All reports for ${year}`,
    moneyOfYear: (year: number) => `Money in ${year}`,
    openData: "Open data",
    dataFile: { csv: "CSV table", json: "JSON data" },
    aboutData: "About the data",
    onlyInOther: "In Ukrainian only so far",
  }),
});
