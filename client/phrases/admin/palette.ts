import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

/** Phrases of the command palette and of the list of shortcuts. */
export const palettePhrases = definePhrases({
  UA: {
    title: "Пошук і дії",
    placeholder: "Що знайти або зробити?",
    results: "Знайдене і дії",
    content: "Зміст",
    go: "Перейти",
    add: "Додати",
    more: "Ще",
    switchLanguage: "Switch to English",
    keys: "Клавіші",
    nothing: (text: string) => `За словами «${text}» нічого не знайшлося.`,
    nothingHint: "Спробуйте інше слово або частину назви будь-якою мовою.",
    failed: "Пошук не відповідає. Дії нижче працюють.",
    found: (count: number) =>
      count === 0
        ? "Нічого не знайдено"
        : `Знайдено ${count} ${ukrainianWord(count, "рядок", "рядки", "рядків")}`,
    draft: "чернетка",
    choose: "вибрати",
    open: "відкрити",
    close: "закрити",
    keysTitle: "Клавіші швидкого доступу",
    keysHint: "Працюють у будь-якій розкладці, навіть коли ви пишете в полі.",
    closeKeys: "Закрити список клавіш",
    shortcuts: {
      palette: "Пошук і дії",
      save: "Зберегти",
      publish: "Опублікувати обома мовами",
      language: "Перемкнути мову тексту",
      help: "Цей список",
    },
  },
  ENG: {
    title: "Search and actions",
    placeholder: "What to find or do?",
    results: "Results and actions",
    content: "Content",
    go: "Go to",
    add: "Add",
    more: "More",
    switchLanguage: "Перейти на українську",
    keys: "Keys",
    nothing: (text: string) => `Nothing was found for “${text}”.`,
    nothingHint: "Try another word, or part of a title in either language.",
    failed: "Search does not answer. The actions below work.",
    found: (count: number) =>
      count === 0 ? "Nothing found" : `${count} ${englishWord(count, "line", "lines")} found`,
    draft: "draft",
    choose: "choose",
    open: "open",
    close: "close",
    keysTitle: "Keyboard shortcuts",
    keysHint: "They work in every layout, even while you type in a field.",
    closeKeys: "Close the list of keys",
    shortcuts: {
      palette: "Search and actions",
      save: "Save",
      publish: "Publish in both languages",
      language: "Switch the language of the text",
      help: "This list",
    },
  },
});
