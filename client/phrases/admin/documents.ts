import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

/** Phrases of PDFs, of a report and in a block of a page. */
export const documentPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Документи",
    count: (count: number) =>
      `${count} ${ukrainianWord(count, "документ", "документи", "документів")}`,
    add: "Додати PDF",
    drop: "Перетягніть PDF сюди",
    touch: "Виберіть PDF",
    or: "або",
    choose: "виберіть на комп’ютері",
    hint: "Лише PDF, до 20 МБ. Перевірте, чи немає в документах персональних даних дітей.",
    now: "Відпустіть, щоб завантажити",
    empty: "Документів іще немає.",
    nameUa: "Назва українською",
    nameEng: "Назва англійською",
    open: (name: string) => `Відкрити «${name}» у новій вкладці`,
    remove: (name: string) => `Прибрати «${name}»`,
    removed: "Документ прибрано зі звіту",
    removedText: "Щойно ви збережете звіт, документ буде в кошику 30 днів.",
    undo: "Скасувати",
    nameless: "без назви",
    full: (most: number) =>
      `Тут може бути щонайбільше ${most} документів. Щоб додати ще, приберіть зайві.`,
    uploaded: (count: number) =>
      `Завантажено ${count} ${ukrainianWord(count, "документ", "документи", "документів")}`,
    uploadedText: "Перевірте їхні назви обома мовами.",
    uploadedBefore: "Вибрати із завантажених",
    uploadedBeforeHint: "PDF, яких зараз немає ні у звітах, ні на сторінках.",
  }),
  ENG: withNonBreakingSpaces({
    title: "Documents",
    count: (count: number) => `${count} ${englishWord(count, "document", "documents")}`,
    add: "Add PDF",
    drop: "Drop PDFs here",
    touch: "Choose PDFs",
    or: "or",
    choose: "choose on your computer",
    hint: "PDF only, up to 20 MB. Check that they contain no personal data of children.",
    now: "Drop to upload",
    empty: "No documents yet.",
    nameUa: "Name in Ukrainian",
    nameEng: "Name in English",
    open: (name: string) => `Open “${name}” in a new tab`,
    remove: (name: string) => `Remove “${name}”`,
    removed: "The document was removed from the report",
    removedText: "Once you save the report, the document is in the trash for 30 days.",
    undo: "Undo",
    nameless: "unnamed",
    full: (most: number) =>
      `There can be at most ${most} documents here. To add more, remove some.`,
    uploaded: (count: number) => `${count} ${englishWord(count, "document", "documents")} uploaded`,
    uploadedText: "Check their names in both languages.",
    uploadedBefore: "Choose from uploaded documents",
    uploadedBeforeHint: "PDFs that are not in any report or page at the moment.",
  }),
});
