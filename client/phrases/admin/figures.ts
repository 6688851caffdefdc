import { formatMonthOfYear } from "../dates.ts";
import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

type Month = { year: number; month: number };

/** Phrases of the money in a report's editor. Sums are formatted. */
export const figuresPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Гроші",
    empty:
      "Тут може бути, скільки надійшло і на що витратили. Відвідувачі побачать цифри, коли їх перевірить друга людина.",
    begin: "Додати цифри",
    clear: "Прибрати всі цифри",
    cleared: "Цифри прибрано",
    undo: "Повернути",
    import: "Виписка банку",
    periodStart: "Перший день",
    periodEnd: "Останній день",
    wrongPeriod: "Останній день має бути не раніше за перший.",
    openingBalance: "Було на початок, грн",
    closingBalance: "Лишилося на кінець, грн",
    takeOver: (sum: string, { year, month }: Month) =>
      `Взяти ${sum}: стільки лишилося у звіті «${formatMonthOfYear({ year, month }, "UA")}»`,
    takeExpected: (sum: string) => `Підставити ${sum}: стільки виходить із рядків`,
    IN: { title: "Надійшло", add: "Додати надходження" },
    OUT: { title: "Витрачено", add: "Додати витрату" },
    category: "Категорія",
    amount: "Сума, грн",
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
      `Початок відрізняється на ${difference} від того, що лишилося у звіті «${formatMonthOfYear({ year, month }, "UA")}». Перевірте, котре число правильне.`,
    states: {
      DRAFT: "Чернетка",
      CHECKED: "Перевірено",
      PUBLISHED: "Опубліковано",
    },
    stateTitle: "Перевірка цифр",
    explained: {
      DRAFT: "Цифри ще не перевірила друга людина. Відвідувачі їх не бачать.",
      CHECKED: "Цифри перевірено. Відвідувачі ще не бачать їх.",
      PUBLISHED:
        "Відвідувачі бачать ці цифри разом зі звітом. Якщо змінити цифри, вони знову стануть чернеткою.",
    },
    checkedBy: (name: string, moment: string) => `Перевірка: ${name}, ${moment}`,
    formerUser: "хтось із колишніх колег",
    isOwn: "Ви останні змінювали цифри, тож перевірити їх має хтось інший.",
    saveFirst: "Спершу збережіть зміни: перевіряють те, що збережено.",
    draftFirst: "Ще не опубліковані зміни звіту сюди не входять.",
    check: "Перевірено: усе правильно",
    publish: "Опублікувати цифри",
    reopen: "Повернути в чернетку",
    moved: {
      DRAFT: "Цифри знову чернетка",
      CHECKED: "Цифри позначено як перевірені",
      PUBLISHED: "Цифри опубліковано",
    },
    notMoved: "Стан цифр не змінено",
    samePerson: "Перевірити має інша людина, ніж та, яка змінила цифри останньою.",
    sumsDiffer: "Суми не сходяться. Виправте рядки або залишок, збережіть і спробуйте ще раз.",
    stateChanged: "Стан уже змінив хтось інший. Оновіть сторінку.",
  }),
  ENG: withNonBreakingSpaces({
    title: "Money",
    empty:
      "This is the place for what was received and what it was spent on. Visitors see the figures once a second person has checked them.",
    begin: "Add figures",
    clear: "Remove all figures",
    cleared: "The figures were removed",
    undo: "Undo",
    import: "Bank statement",
    periodStart: "First day",
    periodEnd: "Last day",
    wrongPeriod: "The last day must not be before the first one.",
    openingBalance: "At the beginning, UAH",
    closingBalance: "Left at the end, UAH",
    takeOver: (sum: string, { year, month }: Month) =>
      `Use ${sum}, which was left in the report “${formatMonthOfYear({ year, month }, "ENG")}”`,
    takeExpected: (sum: string) => `Use ${sum}, the result of the lines`,
    IN: { title: "Received", add: "Add income" },
    OUT: { title: "Spent", add: "Add spending" },
    category: "Category",
    amount: "Amount, UAH",
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
      DRAFT: "Draft",
      CHECKED: "Checked",
      PUBLISHED: "Published",
    },
    stateTitle: "Check of the figures",
    explained: {
      DRAFT: "No second person has checked the figures yet. Visitors do not see them.",
      CHECKED: "The figures were checked. Visitors do not see them yet.",
      PUBLISHED:
        "Visitors see these figures with the report. Changed figures become a draft again.",
    },
    checkedBy: (name: string, moment: string) => `Checked by ${name}, ${moment}`,
    formerUser: "a former colleague",
    isOwn: "You were the last to change the figures, so somebody else has to check them.",
    saveFirst: "Save your changes first: what is saved is checked.",
    draftFirst: "Changes of the report that are not published yet are not part of this.",
    check: "Checked: all correct",
    publish: "Publish the figures",
    reopen: "Make a draft again",
    moved: {
      DRAFT: "The figures are a draft again",
      CHECKED: "The figures are marked as checked",
      PUBLISHED: "The figures were published",
    },
    notMoved: "The state of the figures was not changed",
    samePerson: "Somebody other than the person who last changed the figures has to check them.",
    sumsDiffer: "The sums do not add up. Correct the lines or the balance, save, and try again.",
    stateChanged: "Somebody else has changed the state. Reload the page.",
  }),
});
