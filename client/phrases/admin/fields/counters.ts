import { definePhrases } from "../../phrases.ts";

/** The part of the settings with the counters of the home page and where they come from. */
export const counterFieldPhrases = definePhrases({
  UA: {
    title: "Числа за рік на головній",
    text: "Під числом відвідувачі бачать, коли й за чим його пораховано. Поки джерела немає, під числом нічого не написано.",
    kind: "Звідки це число",
    kinds: {
      NONE: "Не вказано",
      TYPED: "Ми порахували самі",
      CONTENT: "Кількість записів на сайті",
      REPORTS: "Ми порахували, а звіти показують суму",
    },
    kindHints: {
      TYPED: "Відвідувачі побачать день і документ.",
      CONTENT: "На сайті завжди буде стільки партнерів, скільки їх опубліковано.",
      REPORTS: "Поруч із днем буде сума цієї категорії за рік з опублікованих звітів.",
    },
    category: "Категорія у звітах",
    countedOn: "Коли пораховано",
    document: "Документ, що це підтверджує",
    documentHint: "PDF, без особистих даних дітей. Побачать усі.",
    upload: "Завантажити PDF",
    noteUa: "Примітка українською",
    noteEng: "Примітка англійською",
    outdated: "Числу понад рік. Порахуйте знову та вкажіть новий день.",
    notice: "Числам на головній понад рік",
    since: (day: string) => `пораховано ${day} року`,
    askAdmin: "Порахуйте їх знову й передайте адміністрації сайту: числа змінюють у налаштуваннях.",
    recount: "Оновити число",
    update: (counter: string) => `Оновити число: ${counter}`,
  },
  ENG: {
    title: "Numbers of the year on the home page",
    text: "Below a number visitors read when it was counted and from what. While it has no source, nothing is said below it.",
    kind: "Where this number comes from",
    kinds: {
      NONE: "Not given",
      TYPED: "We counted it ourselves",
      CONTENT: "The number of items on the site",
      REPORTS: "We counted, and reports show the sum",
    },
    kindHints: {
      TYPED: "Visitors will see the day and the document.",
      CONTENT: "The site always shows as many partners as are published.",
      REPORTS: "Beside the day stands the year’s sum of this category in published reports.",
    },
    category: "Category in the reports",
    countedOn: "Counted on",
    document: "Document that proves it",
    documentHint: "A PDF without personal details of children. Everybody can read it.",
    upload: "Upload a PDF",
    noteUa: "Remark in Ukrainian",
    noteEng: "Remark in English",
    outdated: "This number is more than a year old. Count again and enter the new day.",
    notice: "Numbers on the home page are more than a year old",
    since: (day: string) => `counted on ${day}`,
    askAdmin:
      "Count again and tell the site’s administrators: the numbers are changed in the settings.",
    recount: "Update the number",
    update: (counter: string) => `Update the number: ${counter}`,
  },
});
