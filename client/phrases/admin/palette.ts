import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

/** Phrases of the command palette and of the list of shortcuts. */
export const palettePhrases = definePhrases({
  UA: {
    title: "Пошук і дії",
    placeholder: "Що знайти або зробити?",
    results: "Результати й дії",
    content: "Вміст",
    images: "Світлини",
    settings: "Налаштування",
    people: "Користувачі",
    go: "Перейти",
    add: "Додати",
    more: "Ще",
    switchLanguage: "Switch to English",
    keys: "Гарячі клавіші",
    nothing: (text: string) => `За словами «${text}» нічого не знайшлося.`,
    nothingHint: "Спробуйте інше слово або частину назви будь-якою мовою.",
    failed: "Пошук не відповідає. Дії нижче й далі працюють.",
    found: (count: number) =>
      count === 0
        ? "Нічого не знайдено"
        : `Знайдено: ${count} ${ukrainianWord(count, "результат", "результати", "результатів")}`,
    draft: "не на сайті",
    choose: "вибрати",
    open: "відкрити",
    close: "закрити",
    keysTitle: "Гарячі клавіші",
    keysHint: "Працюють у будь-якій розкладці, навіть коли ви пишете в полі.",
    closeKeys: "Закрити список гарячих клавіш",
    shortcuts: {
      palette: "Пошук і дії",
      save: "Зберегти (опублікований запис — як чернетку)",
      publish: "Опублікувати обома мовами",
      language: "Перемкнути мову тексту",
      help: "Цей список",
    },
  },
  ENG: {
    title: "Search and actions",
    placeholder: "What would you like to find or do?",
    results: "Results and actions",
    content: "Content",
    images: "Pictures",
    settings: "Settings",
    people: "Users",
    go: "Go to",
    add: "Add",
    more: "More",
    switchLanguage: "Перейти на українську",
    keys: "Keyboard shortcuts",
    nothing: (text: string) => `Nothing was found for “${text}”.`,
    nothingHint: "Try another word, or part of a title in either language.",
    failed: "Search is not responding. The actions below still work.",
    found: (count: number) =>
      count === 0 ? "Nothing found" : `${count} ${englishWord(count, "result", "results")} found`,
    draft: "not on the site",
    choose: "choose",
    open: "open",
    close: "close",
    keysTitle: "Keyboard shortcuts",
    keysHint: "They work in every layout, even while you type in a field.",
    closeKeys: "Close the list of shortcuts",
    shortcuts: {
      palette: "Search and actions",
      save: "Save (a published item: as a draft)",
      publish: "Publish in both languages",
      language: "Switch the language of the text",
      help: "This list",
    },
  },
});
