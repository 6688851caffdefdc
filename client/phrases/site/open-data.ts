import { englishFoundation, ukrainianFoundation } from "../foundation.tsx";
import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** The page that explains the figures as files. `columns` has the names and the order of the CSV. */
export const openDataPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Відкриті дані",
    description: (name: string) =>
      `Надходження й витрати ${ukrainianFoundation("фонду", name)} за місяцями у форматах CSV і JSON, з описом полів. Ліцензія CC BY 4.0.`,
    lead: "Усі надходження й витрати з опублікованих звітів: завантажуйте, перевіряйте, порівнюйте.",
    dataset: (name: string) => `Надходження й витрати ${ukrainianFoundation("фонду", name)}`,
    download: "Завантажити",
    all: "Усі звіти",
    none: "Звітів із сумами ще не опубліковано. Файли поки що порожні, а опис полів уже чинний.",
    oneReport:
      "Файли за один місяць — на сторінці кожного звіту; їхні адреси мають вигляд /open-data/reports/2026-09.csv. Звіт не за один місяць має файл за своїм ідентифікатором.",
    licence: "Ліцензія",
    licenceText: "Дані можна вільно використовувати, змінювати й поширювати, якщо вказати джерело:",
    licenceName: "Creative Commons «Зазначення авторства» 4.0 (CC BY 4.0)",
    reading: "Як читати",
    readingText: {
      published:
        "У файлах є лише перевірені й опубліковані суми. Щойно звіт виправлено, файл за тією самою адресою теж змінюється.",
      units:
        "Суми записано двічі: цілим числом копійок і в гривнях із двома знаками після крапки. Валюта — гривня (UAH).",
      csv: "CSV відповідає RFC 4180: кома між полями, перший рядок із назвами, кодування UTF-8 із позначкою на початку, щоб Excel показав кирилицю. Один рядок — одне надходження або одна витрата.",
      apostrophe:
        "Якщо текст починається зі знака, який табличний редактор вважав би формулою, перед ним у CSV стоїть апостроф. У JSON тексти незмінені.",
      balances:
        "Залишки на початок і кінець періоду повторено в кожному рядку звіту: їх не потрібно додавати.",
      json: "JSON містить ті самі дані, згруповані за звітами, з переліком категорій і документів. Файли можуть читати скрипти з будь-якого сайту.",
    },
    schema: "Поля",
    schemaText:
      "Це перша версія схеми (schemaVersion: 1). Поля можуть лише додаватися, у CSV — наприкінці рядка; назви, порядок і значення тих, що є, не зміняться.",
    field: "Поле",
    meaning: "Значення",
    columns: {
      period: "Місяць звіту, наприклад 2026-09; рік, якщо звіт охоплює не один місяць",
      period_start: "Перший день періоду (рррр-мм-дд)",
      period_end: "Останній день періоду (рррр-мм-дд)",
      report_id: "Ідентифікатор звіту",
      line: "Номер рядка у звіті, від 1",
      direction: "IN — надходження, OUT — витрата",
      category: "Код категорії",
      category_ua: "Назва категорії українською",
      category_eng: "Назва категорії англійською",
      amount_kopecks: "Сума в копійках, ціле число",
      amount_hryvnias: "Сума в гривнях, із крапкою",
      description_ua: "Опис українською; може бути порожнім",
      description_eng: "Опис англійською; може бути порожнім",
      project_id: "Ідентифікатор проєкту; порожньо, якщо це робота фонду загалом",
      project_ua: "Назва проєкту українською",
      project_eng: "Назва проєкту англійською",
      document_url: "Адреса документа, який підтверджує суму",
      report_url: "Адреса звіту",
      opening_balance_kopecks: "Залишок на початок періоду, у копійках",
      closing_balance_kopecks: "Залишок на кінець періоду, у копійках",
    },
    categories: "Категорії",
    categoriesText: "Коди сталі: їх не перейменовують і не вилучають.",
    code: "Код",
    direction: "Напрям",
    name: "Назва",
  }),
  ENG: withNonBreakingSpaces({
    title: "Open data",
    description: (name: string) =>
      `Income and spending of ${englishFoundation(name)} by month as CSV and JSON, with a description of the fields. Licence CC BY 4.0.`,
    lead: "All income and spending from the published reports: download it, check it, compare it.",
    dataset: (name: string) => `Income and spending of ${englishFoundation(name)}`,
    download: "Download",
    all: "All reports",
    none: "No report with figures has been published yet. The files are still empty, but the description of the fields already applies.",
    oneReport:
      "Files of a single month are on the page of each report; their addresses look like /open-data/reports/2026-09.csv. A report that does not cover a single month has a file under its id.",
    licence: "Licence",
    licenceText: "You may use, change and share the data freely if you name the source:",
    licenceName: "Creative Commons Attribution 4.0 (CC BY 4.0)",
    reading: "How to read it",
    readingText: {
      published:
        "The files have checked and published figures only. When a report is corrected, the file at the same address changes too.",
      units:
        "Amounts are given twice: as a whole number of kopecks, and in hryvnias with two decimals. The currency is the hryvnia (UAH).",
      csv: "The CSV follows RFC 4180: fields are separated by commas, the first line has their names, the encoding is UTF-8 with a byte order mark, so that Excel shows Cyrillic. One line is one income or one expense.",
      apostrophe:
        "A text that a spreadsheet would take for a formula has an apostrophe before it in the CSV. In the JSON, texts are unchanged.",
      balances:
        "The balances at the start and end of the period are repeated in each line of a report: do not add them up.",
      json: "The JSON has the same data grouped by report, with the list of categories and documents. Scripts on any site may read the files.",
    },
    schema: "Fields",
    schemaText:
      "This is the first version of the schema (schemaVersion: 1). Fields may only be added, in the CSV at the end of a line; names, order and meaning of the existing ones will not change.",
    field: "Field",
    meaning: "Meaning",
    columns: {
      period: "Month of the report, such as 2026-09; the year if it does not cover a single month",
      period_start: "First day of the period (yyyy-mm-dd)",
      period_end: "Last day of the period (yyyy-mm-dd)",
      report_id: "Id of the report",
      line: "Number of the line in the report, from 1",
      direction: "IN is income, OUT is spending",
      category: "Code of the category",
      category_ua: "Ukrainian name of the category",
      category_eng: "English name of the category",
      amount_kopecks: "Amount in kopecks, a whole number",
      amount_hryvnias: "Amount in hryvnias, with a decimal point",
      description_ua: "Ukrainian description; may be empty",
      description_eng: "English description; may be empty",
      project_id: "Id of the project; empty for the foundation’s work as a whole",
      project_ua: "Ukrainian name of the project",
      project_eng: "English name of the project",
      document_url: "Address of the source document",
      report_url: "Address of the report",
      opening_balance_kopecks: "Balance at the start of the period, in kopecks",
      closing_balance_kopecks: "Balance at the end of the period, in kopecks",
    },
    categories: "Categories",
    categoriesText: "The codes are stable: they are never renamed or removed.",
    code: "Code",
    direction: "Direction",
    name: "Name",
  }),
});
