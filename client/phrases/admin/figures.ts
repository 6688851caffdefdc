import { formatMonthOfYear } from "../dates.ts";
import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

type Month = { year: number; month: number };

/** Phrases of the money in a report's editor. Sums are formatted. */
export const figuresPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Гроші",
    empty:
      "Тут можна показати, скільки грошей надійшло й на що їх витрачено. Відвідувачі побачать суми, коли їх перевірить друга людина.",
    begin: "Додати суми",
    clear: "Прибрати всі суми",
    cleared: "Суми прибрано",
    undo: "Скасувати",
    import: "Виписка банку",
    periodStart: "Перший день",
    periodEnd: "Останній день",
    wrongPeriod: "Останній день має бути не раніше за перший.",
    openingBalance: "Було на початок, ₴",
    closingBalance: "Лишилося на кінець, ₴",
    takeOver: (sum: string, { year, month }: Month) =>
      `Взяти ${sum}: стільки лишилося у звіті «${formatMonthOfYear({ year, month }, "UA")}»`,
    takeExpected: (sum: string) => `Підставити ${sum}: стільки виходить із рядків`,
    IN: { title: "Надійшло", add: "Додати надходження" },
    OUT: { title: "Витрачено", add: "Додати витрату" },
    category: "Категорія",
    amount: "Сума, ₴",
    unreadableAmount: "Введіть суму цифрами, наприклад 1 234,56.",
    descriptionUa: "Опис українською",
    descriptionEng: "Опис англійською",
    project: "Проєкт",
    noProject: "Робота загалом",
    proof: "Документ",
    noProof: "Без документа",
    noDocuments: "Спершу додайте PDF нижче",
    lineName: (place: number, category: string) => `Рядок ${place}: ${category}`,
    lineAt: (place: number) => `Гроші, рядок ${place}`,
    removeLine: (name: string) => `Прибрати «${name}»`,
    sum: (opening: string, income: string, spending: string, closing: string) =>
      `${opening} + ${income} − ${spending} = ${closing}`,
    isRight: "Суми сходяться.",
    isWrong: (expected: string, difference: string) =>
      `Суми не сходяться: із рядків виходить ${expected}, різниця — ${difference}.`,
    openingDiffers: (difference: string, { year, month }: Month) =>
      `Початок відрізняється на ${difference} від того, що лишилося у звіті «${formatMonthOfYear({ year, month }, "UA")}». Перевірте, котра сума правильна.`,
    states: {
      DRAFT: "Не перевірено",
      CHECKED: "Перевірено",
      PUBLISHED: "Опубліковано",
    },
    stateTitle: "Перевірка сум",
    explained: {
      DRAFT: "Суми ще не перевірила друга людина. Відвідувачі їх не бачать.",
      CHECKED: "Суми перевірено. Відвідувачі ще їх не бачать.",
      PUBLISHED:
        "Відвідувачі бачать ці суми разом зі звітом. Якщо змінити їх, відвідувачі не бачитимуть сум, доки їх знову не перевірять і не опублікують.",
    },
    checkedBy: (name: string, moment: string) => `Перевірка: ${name}, ${moment}`,
    formerUser: "хтось із колишніх колег",
    isOwn: "Суми востаннє змінювали ви, тож перевірити їх має хтось інший.",
    saveFirst: "Спершу збережіть зміни: перевіряють лише збережені суми.",
    draftFirst: "Перевірка стосується звіту, що на сайті, а не його чернетки.",
    check: "Підтвердити: суми правильні",
    publish: "Опублікувати суми",
    reopen: "Повернути на перевірку",
    moved: {
      DRAFT: "Суми повернуто на перевірку",
      CHECKED: "Суми позначено як перевірені",
      PUBLISHED: "Суми опубліковано",
    },
    notMoved: "Стан сум не змінено",
    samePerson: "Перевірити має інша людина, ніж та, яка змінила суми останньою.",
    sumsDiffer: "Суми не сходяться. Виправте рядки або залишок, збережіть і спробуйте ще раз.",
    stateChanged: "Стан уже змінив хтось інший. Оновіть сторінку.",
  }),
  ENG: withNonBreakingSpaces({
    title: "Money",
    empty:
      "Enter what was received and what it was spent on. Visitors see the figures once a second person has checked them.",
    begin: "Add figures",
    clear: "Remove all figures",
    cleared: "The figures were removed",
    undo: "Undo",
    import: "Bank statement",
    periodStart: "First day",
    periodEnd: "Last day",
    wrongPeriod: "The last day must not be before the first one.",
    openingBalance: "At the beginning, ₴",
    closingBalance: "Left at the end, ₴",
    takeOver: (sum: string, { year, month }: Month) =>
      `Use ${sum}, which was left in the report “${formatMonthOfYear({ year, month }, "ENG")}”`,
    takeExpected: (sum: string) => `Use ${sum}, the result of the lines`,
    IN: { title: "Received", add: "Add income" },
    OUT: { title: "Spent", add: "Add spending" },
    category: "Category",
    amount: "Amount, ₴",
    unreadableAmount: "Enter the amount in digits, for example 1,234.56.",
    descriptionUa: "Description in Ukrainian",
    descriptionEng: "Description in English",
    project: "Project",
    noProject: "The work as a whole",
    proof: "Document",
    noProof: "No document",
    noDocuments: "First add a PDF below",
    lineName: (place: number, category: string) => `Line ${place}: ${category}`,
    lineAt: (place: number) => `Money, line ${place}`,
    removeLine: (name: string) => `Remove “${name}”`,
    sum: (opening: string, income: string, spending: string, closing: string) =>
      `${opening} + ${income} − ${spending} = ${closing}`,
    isRight: "The sums add up.",
    isWrong: (expected: string, difference: string) =>
      `The sums do not add up: the lines make ${expected}, a difference of ${difference}.`,
    openingDiffers: (difference: string, { year, month }: Month) =>
      `The beginning differs by ${difference} from what was left in the report “${formatMonthOfYear({ year, month }, "ENG")}”. Check which number is right.`,
    states: {
      DRAFT: "Not checked",
      CHECKED: "Checked",
      PUBLISHED: "Published",
    },
    stateTitle: "Check of the figures",
    explained: {
      DRAFT: "No second person has checked the figures yet. Visitors do not see them.",
      CHECKED: "The figures were checked. Visitors do not see them yet.",
      PUBLISHED:
        "Visitors see these figures with the report. If you change them, visitors do not see any until they are checked and published again.",
    },
    checkedBy: (name: string, moment: string) => `Checked by ${name}, ${moment}`,
    formerUser: "a former colleague",
    isOwn: "You were the last to change the figures, so somebody else has to check them.",
    saveFirst: "Save your changes first: only saved figures can be checked.",
    draftFirst: "This is about the report on the site, not about its draft.",
    check: "Confirm the figures",
    publish: "Publish the figures",
    reopen: "Send back for checking",
    moved: {
      DRAFT: "The figures were sent back for checking",
      CHECKED: "The figures are marked as checked",
      PUBLISHED: "The figures were published",
    },
    notMoved: "The state of the figures was not changed",
    samePerson: "Somebody other than the person who last changed the figures has to check them.",
    sumsDiffer: "The sums do not add up. Correct the lines or the balance, save, and try again.",
    stateChanged: "Somebody else has changed the state. Reload the page.",
  }),
});
