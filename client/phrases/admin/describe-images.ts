import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

/** Phrases of the grid in which the pictures' descriptions are written one after the other. */
export const describePhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Описи світлин",
    titleOf: (count: number) =>
      `Описи ${count} ${ukrainianWord(count, "світлини", "світлин", "світлин")}`,
    describe: "Описати",
    describeAll: "Описати світлини",
    hint: "Спершу показано світлини без опису. Опис почують ті, хто не бачить: одне-два речення про те, хто тут, де і що робить. Без прізвищ дітей.",
    keys: "Tab — до іншої мови, а тоді до наступної світлини. Enter — тією самою мовою до наступної світлини, Shift + Enter — до попередньої. Ctrl + Enter — позначити світлину декоративною або зняти позначку. Описи зберігаються автоматично.",
    languages: { UA: "Українською", ENG: "Англійською" },
    picture: (place: number) => `Світлина ${place}`,
    states: {
      waiting: "Ще не збережено",
      saving: "Зберігаємо…",
      saved: "Збережено",
      failed: "Не збережено: немає зв’язку. Текст лишився тут, спробуємо ще раз.",
      gone: "Світлину перенесено до кошика, опис не збережено.",
      conflict: "",
      tooLong: "Не збережено: опис задовгий. Скоротіть його до 500 символів.",
    },
    isDecorative: "Декоративна світлина опису не потребує.",
    unsaved: (count: number) =>
      `Ще не збережено: ${count} ${ukrainianWord(count, "опис", "описи", "описів")}`,
    allSaved: "Усі описи збережено",
    retry: "Спробувати ще раз",
    conflict: (text: string) => `Цю світлину щойно описали інакше: «${text}»`,
    conflictBlank: "Опис цієї світлини щойно очистили.",
    keepOwn: "Залишити мій опис",
    takeTheirs: "Узяти той опис",
    decorativeFailed: (place: number) => `Не збережено, що світлина ${place} декоративна`,
  }),
  ENG: withNonBreakingSpaces({
    title: "Descriptions of pictures",
    titleOf: (count: number) =>
      `Descriptions of ${count} ${englishWord(count, "picture", "pictures")}`,
    describe: "Describe",
    describeAll: "Describe pictures",
    hint: "Pictures without a description come first. People who cannot see will hear the description: a sentence or two about who is here, where, and what they are doing. No surnames of children.",
    keys: "Tab goes to the other language, then to the next picture. Enter goes to the next picture in the same language, Shift + Enter to the previous one. Ctrl + Enter marks a picture as decorative, or not. Descriptions are saved automatically.",
    languages: { UA: "In Ukrainian", ENG: "In English" },
    picture: (place: number) => `Picture ${place}`,
    states: {
      waiting: "Not saved yet",
      saving: "Saving…",
      saved: "Saved",
      failed: "Not saved: no connection. The text is still here, and we will try again.",
      gone: "The picture was moved to the trash, and its description is not saved.",
      conflict: "",
      tooLong: "Not saved: the description is too long. Keep to 500 characters.",
    },
    isDecorative: "A decorative picture needs no description.",
    unsaved: (count: number) =>
      `${count} ${englishWord(count, "description", "descriptions")} not saved yet`,
    allSaved: "All descriptions are saved",
    retry: "Try again",
    conflict: (text: string) => `Somebody has just described this picture differently: “${text}”`,
    conflictBlank: "Somebody has just cleared this description.",
    keepOwn: "Keep my description",
    takeTheirs: "Take theirs",
    decorativeFailed: (place: number) => `That picture ${place} is decorative was not saved`,
  }),
});
