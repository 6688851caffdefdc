import { englishWord, ukrainianWord } from "../../numbers.ts";
import { definePhrases } from "../../phrases.ts";

/** Validation messages of fields, by the server's rule names. */
export const fieldErrorPhrases = definePhrases({
  UA: {
    other: "Це значення не підходить. Перевірте його.",
    required: "Заповніть це поле.",
    requiredText: "Напишіть слова хоча б однією мовою.",
    maxLength: (limit: number) =>
      `Задовго: залиште не більше ніж ${limit} ${ukrainianWord(limit, "знак", "знаки", "знаків")}.`,
    arrayMaxSize: (limit: number) => `Забагато: залиште не більше ніж ${limit}.`,
    arrayUnique: "Те саме значення тут двічі. Приберіть зайве.",
    min: (limit: number) => `Замало: найменше тут ${limit}.`,
    max: (limit: number) => `Забагато: найбільше тут ${limit}.`,
    isInt: "Потрібне ціле число.",
    isUuid: "Виберіть зі списку.",
    unknown: "Виберіть зі списку: того, що було тут, уже немає.",
    isEmail: "Це не схоже на адресу пошти. Приклад: hello@doloni.example.",
    isUrl: "Потрібна адреса, що починається з https://.",
    isMilitaryTime: "Напишіть час так: 10:00.",
    matches: "Запис не того вигляду. Звірте з підказкою біля поля.",
    isIBAN: "У цьому IBAN помилка. Звірте з банком кожен знак.",
    isBIC: "Код SWIFT має 8 або 11 латинських літер і цифр.",
    bankLetters: "Банк не прочитає ці знаки. Залиште літери, цифри, лапки й розділові знаки.",
    bankCodeLength: "Задовго для банківського QR-коду. Скоротіть назву або призначення.",
    taken: "Таке вже є в іншого запису. Виберіть інше.",
    address: "Потрібна адреса, що починається з https://.",
  },
  ENG: {
    other: "This value does not fit. Check it.",
    required: "Fill in this field.",
    requiredText: "Write the words in at least one language.",
    maxLength: (limit: number) =>
      `Too long: keep to ${limit} ${englishWord(limit, "character", "characters")}.`,
    arrayMaxSize: (limit: number) => `Too many: keep to ${limit}.`,
    arrayUnique: "The same value is here twice. Take one away.",
    min: (limit: number) => `Too little: the least is ${limit}.`,
    max: (limit: number) => `Too much: the most is ${limit}.`,
    isInt: "A whole number is needed.",
    isUuid: "Choose from the list.",
    unknown: "Choose from the list: what was here is gone.",
    isEmail: "This does not look like an e-mail address. Example: hello@doloni.example.",
    isUrl: "An address that begins with https:// is needed.",
    isMilitaryTime: "Write the time like this: 10:00.",
    matches: "It is not written as expected. Compare the hint beside the field.",
    isIBAN: "There is a mistake in this IBAN. Compare every sign with the bank’s.",
    isBIC: "A SWIFT code has 8 or 11 Latin letters and digits.",
    bankLetters: "The bank cannot read these signs. Keep to letters, digits and punctuation.",
    bankCodeLength: "Too long for the bank’s QR code. Shorten the name or the purpose.",
    taken: "Another item has this already. Choose another.",
    address: "An address that begins with https:// is needed.",
  },
});
