import { englishWord, ukrainianWord } from "../../numbers.ts";
import { definePhrases } from "../../phrases.ts";
import { sitePartPhrases } from "../site-parts.ts";

const nameOf = (parts: Readonly<Record<string, { name: string }>>, part: string): string =>
  parts[part]?.name ?? part;

/** Validation messages of fields, by the server's rule names. */
export const fieldErrorPhrases = definePhrases({
  UA: {
    other: "Таке значення не підходить. Перевірте його й виправте.",
    /** Of fields that are missing or have another format than theirs, by the fields' names. */
    fields: {
      name: "Введіть ім’я та прізвище.",
      email: "Введіть адресу електронної пошти, наприклад name@example.com.",
      categoryId: "Виберіть категорію зі списку.",
      phone: "Введіть номер цифрами, наприклад +380 44 123 45 67.",
      edrpou: "Введіть код ЄДРПОУ: 8 цифр.",
      cardPaymentUrl: "Введіть адресу сторінки оплати: без неї сум на вибір показати не можна.",
      cardAmountUrl: "Введіть адресу сторінки оплати, у якій замість суми стоїть {amount}.",
    },
    requiredText: "Заповніть тексти хоча б однією мовою.",
    maxLength: (limit: number) =>
      `Текст задовгий: залиште не більше ніж ${limit} ${ukrainianWord(limit, "символ", "символи", "символів")}.`,
    arrayMaxSize: (limit: number) => `Значень забагато: залиште не більше ніж ${limit}.`,
    arrayUnique: "Те саме значення є двічі. Приберіть зайве.",
    min: (limit: number) => `Число замале: має бути не менше ніж ${limit}.`,
    max: (limit: number) => `Число завелике: має бути не більше ніж ${limit}.`,
    isInt: "Введіть ціле число.",
    isUuid: "Виберіть зі списку.",
    unknown: "Вибраного вже немає. Виберіть інше зі списку.",
    isEmail: "Це не схоже на адресу пошти. Введіть її так: name@example.com.",
    isUrl: "Введіть адресу, що починається з https://.",
    isMilitaryTime: "Введіть час так: 10:00.",
    matches: "Неправильний формат. Перегляньте підказку біля поля.",
    isIBAN: "У цьому IBAN помилка. Звірте з банком кожен символ.",
    isBIC: "Введіть код SWIFT: 8 або 11 латинських літер і цифр.",
    bankLetters:
      "Банк не прочитає деяких символів. Залиште літери, цифри, лапки й розділові знаки.",
    bankCodeLength: "Текст задовгий для банківського QR-коду. Скоротіть назву або призначення.",
    contrast: "Текст на такому тлі погано видно. Виберіть темніше тло або інший колір тексту.",
    taken: "Таке значення вже має інший запис. Введіть інше.",
    address: "Введіть адресу, що починається з https://.",
    reserved: "Цю адресу вже має інша частина сайту. Введіть іншу.",
    fixed: "Адреса цієї сторінки не змінюється. Поверніть попередню.",
    /** `part` is a part that the site draws, as the schema names it. */
    requiredPart: (part: string) =>
      `На сторінці має бути видимий блок «${nameOf(sitePartPhrases.UA.parts, part)}». Поверніть його з історії або покажіть відвідувачам.`,
    misplacedPart: (part: string) =>
      `Блок «${nameOf(sitePartPhrases.UA.parts, part)}» тут зайвий. Приберіть його.`,
  },
  ENG: {
    other: "This value is not valid. Please check it.",
    fields: {
      name: "Enter the name and surname.",
      email: "Enter an email address such as name@example.com.",
      categoryId: "Choose a category from the list.",
      phone: "Enter the number in digits, for example +380 44 123 45 67.",
      edrpou: "Enter the EDRPOU code: 8 digits.",
      cardPaymentUrl:
        "Enter the address of the payment page: amounts cannot be offered without it.",
      cardAmountUrl: "Enter the address of the payment page with {amount} in place of the amount.",
    },
    requiredText: "Fill in the texts in at least one language.",
    maxLength: (limit: number) =>
      `The text is too long: keep to ${limit} ${englishWord(limit, "character", "characters")}.`,
    arrayMaxSize: (limit: number) => `Too many values: keep to ${limit}.`,
    arrayUnique: "The same value is here twice. Remove one.",
    min: (limit: number) => `Too small: the minimum is ${limit}.`,
    max: (limit: number) => `Too large: the maximum is ${limit}.`,
    isInt: "Enter a whole number.",
    isUuid: "Choose from the list.",
    unknown: "What was chosen no longer exists. Choose another from the list.",
    isEmail: "This does not look like an email address. Write it like name@example.com.",
    isUrl: "Enter an address that begins with https://.",
    isMilitaryTime: "Enter the time like this: 10:00.",
    matches: "The format is wrong. See the hint beside the field.",
    isIBAN: "There is a mistake in this IBAN. Compare every character with the bank’s.",
    isBIC: "Enter the SWIFT code: 8 or 11 Latin letters and digits.",
    bankLetters: "The bank cannot read some characters. Keep to letters, digits and punctuation.",
    bankCodeLength: "The text is too long for the bank’s QR code. Shorten the name or the purpose.",
    contrast:
      "Text on this background is hard to read. Choose a darker background or another text colour.",
    taken: "Another item has this value already. Enter another.",
    address: "Enter an address that begins with https://.",
    reserved: "Another part of the site has this address. Enter another one.",
    fixed: "The address of this page does not change. Enter the former one.",
    requiredPart: (part: string) =>
      `The page must have a visible block “${nameOf(sitePartPhrases.ENG.parts, part)}”. Restore it from the history, or show it to visitors.`,
    misplacedPart: (part: string) =>
      `The block “${nameOf(sitePartPhrases.ENG.parts, part)}” does not belong here. Remove it.`,
  },
});
