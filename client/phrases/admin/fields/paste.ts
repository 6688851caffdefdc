import { withNonBreakingSpaces } from "../../non-breaking-spaces.ts";
import { englishWord, ukrainianWord } from "../../numbers.ts";
import { definePhrases } from "../../phrases.ts";

const ukrainian = (one: string, few: string, many: string) => (count: number) =>
  `${count} ${ukrainianWord(count, one, few, many)}`;
const english = (one: string, many: string) => (count: number) =>
  `${count} ${englishWord(count, one, many)}`;

/** What is said after a text was pasted into the rich text editor. */
export const pastePhrases = definePhrases({
  UA: withNonBreakingSpaces({
    leftOut: (parts: string) => `Не перенесено: ${parts}.`,
    pictures: ukrainian("світлину", "світлини", "світлин"),
    notes: ukrainian("примітку", "примітки", "приміток"),
    media: ukrainian("вбудований елемент", "вбудовані елементи", "вбудованих елементів"),
    links: ukrainian(
      "посилання на файл у комп’ютері",
      "посилання на файли в комп’ютері",
      "посилань на файли в комп’ютері",
    ),
    crossedOut: ukrainian("закреслення", "закреслення", "закреслень"),
    pictureLinks: ukrainian("посилання зі світлини", "посилання зі світлин", "посилань зі світлин"),
    tables: ukrainian(
      "таблицю всередині таблиці чи списку",
      "таблиці всередині таблиць чи списків",
      "таблиць усередині таблиць чи списків",
    ),
    raised: ukrainian(
      "верхній чи нижній індекс",
      "верхні чи нижні індекси",
      "верхніх чи нижніх індексів",
    ),
    symbols: ukrainian(
      "символ спеціального шрифту",
      "символи спеціальних шрифтів",
      "символів спеціальних шрифтів",
    ),
    addPictures: "Світлини додайте кнопкою вище або перетягніть у текст.",
    undo: "Скасувати вставлення",
    undone: "Вставлений текст прибрано.",
    asText: "Вставити лише текст",
    close: "Закрити повідомлення",
    interrupted: (count: number) =>
      `Не встигли завантажити ${count} ${ukrainianWord(count, "світлину", "світлини", "світлин")} для тексту. Додайте ${count === 1 ? "її" : "їх"} ще раз.`,
    stillUploading: "Світлини в тексті ще завантажуються",
    stillUploadingText:
      "Збережіть, щойно вони з’являться на своїх місцях, або приберіть їх із тексту.",
  }),
  ENG: withNonBreakingSpaces({
    leftOut: (parts: string) => `Left out: ${parts}.`,
    pictures: english("picture", "pictures"),
    notes: english("note", "notes"),
    media: english("embedded item", "embedded items"),
    links: english("link to a file on a computer", "links to files on a computer"),
    crossedOut: english("strikethrough", "strikethroughs"),
    pictureLinks: english("link on a picture", "links on pictures"),
    tables: english("table within a table or list", "tables within tables or lists"),
    raised: english("superscript or subscript", "superscripts or subscripts"),
    symbols: english("character of a symbol font", "characters of symbol fonts"),
    addPictures: "Add the pictures with the button above, or drop them into the text.",
    undo: "Undo the paste",
    undone: "The pasted text has been removed.",
    asText: "Paste the text only",
    close: "Close the message",
    interrupted: (count: number) =>
      `${count} ${englishWord(count, "picture was", "pictures were")} not uploaded in time. Add ${englishWord(count, "it", "them")} to the text again.`,
    stillUploading: "Pictures in the text are still uploading",
    stillUploadingText: "Save as soon as they are in their places, or remove them from the text.",
  }),
});
