import { englishWord, ukrainianWord } from "../../numbers.ts";
import { definePhrases } from "../../phrases.ts";
import { blockPhrases } from "../blocks.ts";
import { sitePartPhrases } from "../site/site-parts.ts";

const nameOf = (parts: Readonly<Record<string, { name: string }>>, part: string): string =>
  parts[part]?.name ?? part;

/** The name of a kind of block, or of a way to help. */
const blockName = (
  { kinds, ways, confidentialTopic }: typeof blockPhrases.UA,
  block: string,
): string => {
  const names: Readonly<Record<string, string>> = { ...ways, confidentialTopic };
  return names[block] ?? nameOf(kinds, block);
};

/** The first characters of a text, set apart. */
const listed = (characters: string): string => {
  const all = [...characters];
  return all.slice(0, 8).join(" ") + (all.length > 8 ? " …" : "");
};

/** Validation messages of fields, by the server's rule names. */
export const fieldErrorPhrases = definePhrases({
  UA: {
    other: "Таке значення не підходить. Перевірте його й виправте.",
    /** Of fields that are missing or have another format than theirs, by the fields' names. */
    fields: {
      city: "Введіть латинські літери й цифри; між словами — дефіс.",
      name: "Введіть ім’я та прізвище.",
      email: "Введіть адресу електронної пошти, наприклад name@example.com.",
      categoryId: "Виберіть категорію зі списку.",
      phone: "Введіть номер цифрами, наприклад +380 44 123 45 67.",
      edrpou: "Введіть код ЄДРПОУ: 8 цифр.",
      fromPath: "Введіть адресу без знака питання й пробілів, наприклад /pro-fond.",
      toPath: "Введіть адресу на цьому сайті без знака питання й пробілів, наприклад /about.",
      labelUa: "Введіть напис хоча б однією мовою.",
      nameUa: "Введіть назву хоча б однією мовою.",
      category: "Виберіть категорію зі списку.",
      countedOn: "Виберіть день, коли пораховано.",
      numberUa: "Введіть число.",
      cardAmountUrl: "Введіть адресу сторінки оплати, у якій замість суми вказано {amount}.",
      monthlyPaymentUrl:
        "Введіть адресу, що починається з https://. У фігурних дужках може бути лише {amount}.",
      opens: "Введіть час відкриття, наприклад 10:00.",
      closes: "Введіть час закриття, наприклад 18:00.",
      time: "Введіть час початку, наприклад 15:00.",
      brandColourValue: "Введіть # і шість цифр або літер від a до f, наприклад #1d4f7a.",
      buttonColourValue: "Введіть # і шість цифр або літер від a до f, наприклад #b3261e.",
    },
    requiredText: "Заповніть тексти хоча б однією мовою.",
    requiredHeading: "Введіть назву: без неї публікувати не можна.",
    beforePublication: "Виберіть час, пізніший за час публікації.",
    afterUnpublishing: "Виберіть час до того, як запис зникне із сайту.",
    maxLength: (limit: number) =>
      `Текст задовгий: залиште не більше ніж ${limit} ${ukrainianWord(limit, "символ", "символи", "символів")}.`,
    arrayMaxSize: (limit: number) => `Значень забагато: залиште не більше ніж ${limit}.`,
    arrayUnique: "Те саме значення є двічі. Приберіть зайве.",
    min: (limit: number) => `Число замале: має бути не менше ніж ${limit}.`,
    max: (limit: number) => `Число завелике: має бути не більше ніж ${limit}.`,
    isInt: "Введіть ціле число.",
    isUuid: "Виберіть зі списку.",
    used: "Категорію, за якою у звітах є рядки, прибрати не можна. Поверніть її й поставте позначку, щоб її не пропонували.",
    allHidden:
      "Лишіть хоча б одну категорію надходжень і одну категорію витрат, яку пропонують у нових записах.",
    unknown: "Вибраного запису вже немає. Виберіть інший зі списку.",
    isEmail: "Це не схоже на адресу пошти. Введіть її так: name@example.com.",
    isUrl: "Введіть адресу, що починається з https://.",
    matches: "Неправильний формат. Перегляньте підказку біля поля.",
    isIBAN: "У цьому IBAN помилка. Звірте з банком кожен символ.",
    isBIC: "Введіть код SWIFT: 8 або 11 латинських літер і цифр.",
    /** `found` has every such character once. */
    bankLetters: (found: string) =>
      `Банк не прочитає таких символів: ${listed(found)}. Залиште літери, цифри, лапки й розділові знаки.`,
    latinLetters: (found: string) =>
      `Європейські банки не прочитають таких символів: ${listed(found)}. Напишіть це латинськими літерами.`,
    bankCodeLength: (limit: number) =>
      `Текст задовгий для банківського QR-коду. Скоротіть призначення до ${limit} ${ukrainianWord(limit, "символу", "символів", "символів")} або зробіть коротшою назву отримувача.`,
    contrast: (found: string) =>
      `Контраст ${found.replace(".", ",")} : 1, потрібно 4,5 : 1. Виберіть темніший відтінок.`,
    contrastDark: (found: string) =>
      `Контраст ${found.replace(".", ",")} : 1, потрібно 4,5 : 1. Виберіть світліший відтінок або білий текст.`,
    beforeStart: "Останній день раніше за перший. Виправте один із них.",
    future: "Цей день ще не настав. Виберіть сьогоднішній або минулий.",
    isIso8601: "Виберіть день у календарі або введіть його повністю.",
    taken: "Таке значення вже має інший запис. Введіть інше.",
    address: "Введіть адресу, що починається з https://.",
    reserved: "Цю адресу вже має інша частина сайту. Введіть іншу.",
    fixed: "Адреса цієї сторінки не змінюється. Введіть попередню.",
    /** `part` is a part that the site draws, as the schema names it. */
    requiredPart: (part: string) =>
      `На сторінці має бути видимий блок «${nameOf(sitePartPhrases.UA.parts, part)}». Відновіть його з історії або покажіть відвідувачам.`,
    /** `block` is a kind of block or a way to help, as the schema names it. */
    requiredBlock: (block: string) =>
      `На сторінці має бути видимий блок «${blockName(blockPhrases.UA, block)}». Відновіть його з історії або покажіть відвідувачам.`,
    misplacedPart: (part: string) =>
      `Блок «${nameOf({ ...sitePartPhrases.UA.parts, ...blockPhrases.UA.kinds }, part)}» тут зайвий. Приберіть його.`,
    buttonAddress: "Кожна кнопка має кудись вести: на сторінку сайту (/help) або на https://….",
    redirected:
      "З цієї адреси веде переадресація. Приберіть її в розділі «Переадресації» або введіть іншу адресу.",
    showsPage:
      "За цією адресою є сторінка сайту, тож переадресація не спрацювала б. Введіть адресу, якої на сайті немає.",
    circular: "Ця адреса веде назад до першої. Введіть іншу.",
    redirectTaken: "Для цієї адреси переадресація вже є. Знайдіть її у списку та змініть.",
    oneTarget: "Виберіть сторінку або введіть адресу, що починається з https://.",
    afterOpening: "Введіть час, пізніший за час відкриття.",
    beforeFirst: "Виберіть день, пізніший за перший.",
    withinYear: "До цього дня понад рік. Виберіть ближчий.",
  },
  ENG: {
    other: "This value is not valid. Please check it.",
    fields: {
      city: "Enter Latin letters and digits, with hyphens between words.",
      name: "Enter the name and surname.",
      email: "Enter an email address such as name@example.com.",
      categoryId: "Choose a category from the list.",
      phone: "Enter the number in digits, for example +380 44 123 45 67.",
      edrpou: "Enter the EDRPOU code: 8 digits.",
      fromPath: "Enter an address without a question mark or spaces, for example /about-our-fund.",
      toPath:
        "Enter an address on this site without a question mark or spaces, for example /about.",
      labelUa: "Enter the text in at least one language.",
      nameUa: "Enter a name in at least one language.",
      category: "Choose a category from the list.",
      countedOn: "Choose the day of the count.",
      numberUa: "Enter a number.",
      cardAmountUrl: "Enter the address of the payment page with {amount} in place of the amount.",
      monthlyPaymentUrl:
        "Enter an address that begins with https://. Only {amount} may be in braces.",
      opens: "Enter the opening time, for example 10:00.",
      closes: "Enter the closing time, for example 18:00.",
      time: "Enter the time at which it begins, for example 15:00.",
      brandColourValue: "Enter # and six digits or letters from a to f, such as #1d4f7a.",
      buttonColourValue: "Enter # and six digits or letters from a to f, such as #b3261e.",
    },
    requiredText: "Fill in the texts in at least one language.",
    requiredHeading: "Enter a heading: it cannot be published without one.",
    beforePublication: "Choose a time after its publication.",
    afterUnpublishing: "Choose a time before it is removed from the site.",
    maxLength: (limit: number) =>
      `The text is too long: keep to ${limit} ${englishWord(limit, "character", "characters")}.`,
    arrayMaxSize: (limit: number) => `Too many values: keep to ${limit}.`,
    arrayUnique: "The same value is here twice. Remove one.",
    min: (limit: number) => `Too small: the minimum is ${limit}.`,
    max: (limit: number) => `Too large: the maximum is ${limit}.`,
    isInt: "Enter a whole number.",
    isUuid: "Choose from the list.",
    used: "A category that lines of reports use cannot be removed. Bring it back and tick that it is not offered.",
    allHidden:
      "Leave at least one category of income and one of spending that is offered for new entries.",
    unknown: "The chosen item no longer exists. Choose another from the list.",
    isEmail: "This does not look like an email address. Write it like name@example.com.",
    isUrl: "Enter an address that begins with https://.",
    matches: "The format is wrong. See the hint beside the field.",
    isIBAN: "There is a mistake in this IBAN. Compare every character with the bank’s.",
    isBIC: "Enter the SWIFT code: 8 or 11 Latin letters and digits.",
    bankLetters: (found: string) =>
      `The bank cannot read these characters: ${listed(found)}. Keep to letters, digits and punctuation.`,
    latinLetters: (found: string) =>
      `European banks cannot read these characters: ${listed(found)}. Write it in Latin letters.`,
    bankCodeLength: (limit: number) =>
      `The text is too long for the bank’s QR code. Shorten the payment reference to ${limit} ${englishWord(limit, "character", "characters")}, or the recipient’s name.`,
    contrast: (found: string) =>
      `The contrast is ${found}:1; it takes 4.5:1. Choose a darker shade.`,
    contrastDark: (found: string) =>
      `The contrast is ${found}:1; it takes 4.5:1. Choose a lighter shade or white text.`,
    beforeStart: "The last day is before the first. Correct one of them.",
    future: "This day is in the future. Choose today or a day in the past.",
    isIso8601: "Choose a day in the calendar, or enter it completely.",
    taken: "Another item has this value already. Enter another.",
    address: "Enter an address that begins with https://.",
    reserved: "Another part of the site has this address. Enter another one.",
    fixed: "The address of this page does not change. Enter the former one.",
    requiredPart: (part: string) =>
      `The page must have a visible block “${nameOf(sitePartPhrases.ENG.parts, part)}”. Restore it from the history, or show it to visitors.`,
    requiredBlock: (block: string) =>
      `The page must have a visible block “${blockName(blockPhrases.ENG, block)}”. Restore it from the history, or show it to visitors.`,
    misplacedPart: (part: string) =>
      `The block “${nameOf({ ...sitePartPhrases.ENG.parts, ...blockPhrases.ENG.kinds }, part)}” does not belong here. Remove it.`,
    buttonAddress:
      "Each button must lead somewhere: to a page of the site (/help) or to https://….",
    redirected:
      "A redirect leads from this address. Remove it in the section “Redirects”, or enter another address.",
    showsPage:
      "There is a page of the site at this address, so the redirect would not work. Enter an address that the site does not have.",
    circular: "This address leads back to the first one. Enter another.",
    redirectTaken: "This address has a redirect already. Find it in the list and change it.",
    oneTarget: "Choose a page, or enter an address that begins with https://.",
    afterOpening: "Enter a time after the opening time.",
    beforeFirst: "Choose a day after the first one.",
    withinYear: "This day is more than a year away. Choose an earlier one.",
  },
});
