import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

const fields = ["", "одне поле", "два поля", "три поля", "чотири поля", "п’ять полів"];
const fewFields = ["", "one field", "two fields", "three fields", "four fields", "five fields"];
const digits = ["", "однієї цифри", "двох цифр", "трьох цифр", "чотирьох цифр", "п’яти цифр"];
const fewDigits = [
  "",
  "One digit is missing",
  "Two digits are missing",
  "Three digits are missing",
  "Four digits are missing",
  "Five digits are missing",
];

/** Validation messages of applications, with how to correct the answer. */
export const applicationErrorPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    summary: (count: number) =>
      `Виправте, будь ласка, ${fields[count] ?? `${count} ${ukrainianWord(count, "поле", "поля", "полів")}`}`,
    wrong: {
      required: "Заповніть це поле",
      chooseOne: "Оберіть один із варіантів",
      chooseSome: "Оберіть щонайменше один варіант",
      ticked: "Без згоди ми не можемо прийняти заявку",
      name: "Введіть ім’я літерами, наприклад Наталія Гринюк",
      phone: "Введіть номер, наприклад +380 67 123 45 67",
      phoneShort: (missing: number, all: number) =>
        `Бракує ${digits[missing] ?? `${missing} цифр`}: має бути ${all}`,
      phoneLong: (all: number) => `Забагато цифр: має бути ${all}`,
      email: "Введіть адресу, наприклад name@example.com",
      https: "Введіть посилання повністю, наприклад https://example.com",
      edrpou: "Код ЄДРПОУ має вісім цифр",
      minLength: (limit: number) =>
        `Напишіть трохи більше: щонайменше ${limit} ${ukrainianWord(limit, "символ", "символи", "символів")}`,
      maxLength: (limit: number) =>
        `Скоротіть: не більше ніж ${limit} ${ukrainianWord(limit, "символ", "символи", "символів")}`,
      number: (min: number, max: number) =>
        `Вкажіть число від ${min} до ${max}, наприклад ${Math.min(Math.max(min, 5), max)}`,
      sum: (children: number) =>
        `Порахуйте кожну дитину: разом має бути ${children}, як ви вказали вище`,
      other: "Перевірте це поле",
    },
    refused: {
      consent:
        "Поки ви писали, текст згоди змінився. Прочитайте його, будь ласка, і погодьтеся ще раз.",
      closed: "Поки ви писали, приймання цих заявок призупинили. Усе написане лишилося у формі.",
      TOO_LARGE:
        "Текст завеликий, тож заявку не прийнято. Поверніться на крок назад, скоротіть написане й надішліть ще раз.",
      FORBIDDEN:
        "Заявку надіслано з іншого сайту, тож ми її не прийняли. Заповніть її, будь ласка, тут.",
      TOO_MANY: (minutes: number) =>
        `Забагато спроб. Спробуйте через ${minutes} хв: усе написане лишиться тут.`,
      other: "Щось пішло не так, заявку не надіслано. Усе написане лишилося. Спробуйте ще раз.",
      orCall: "Або зателефонуйте:",
    },
  }),
  ENG: withNonBreakingSpaces({
    summary: (count: number) => `Please correct ${fewFields[count] ?? `${count} fields`}`,
    wrong: {
      required: "Fill in this field",
      chooseOne: "Choose one of the options",
      chooseSome: "Choose at least one option",
      ticked: "We cannot accept the form without consent",
      name: "Enter the name in letters, for example Nataliia Hryniuk",
      phone: "Enter a number such as +380 67 123 45 67",
      phoneShort: (missing: number, all: number) =>
        `${fewDigits[missing] ?? `${missing} digits are missing`}: ${all} are needed`,
      phoneLong: (all: number) => `Too many digits: ${all} are needed`,
      email: "Enter an address such as name@example.com",
      https: "Enter the whole link, such as https://example.com",
      edrpou: "An EDRPOU code has eight digits",
      minLength: (limit: number) => `Write a little more: at least ${limit} characters`,
      maxLength: (limit: number) => `Make it shorter: no more than ${limit} characters`,
      number: (min: number, max: number) =>
        `Enter a number from ${min} to ${max}, for example ${Math.min(Math.max(min, 5), max)}`,
      sum: (children: number) =>
        `Count every child: together it has to be ${children}, as you said above`,
      other: "Check this field",
    },
    refused: {
      consent:
        "The consent text changed while you were writing. Please read it and agree once more.",
      closed:
        "While you were writing, we paused these applications. Everything you wrote is still in the form.",
      TOO_LARGE:
        "The text is too long, so the application was not accepted. Go one step back, shorten what you wrote and send it again.",
      FORBIDDEN:
        "The application came from another site, so we did not accept it. Please fill it in here.",
      TOO_MANY: (minutes: number) =>
        `Too many attempts. Try again in ${minutes} min: everything you wrote stays here.`,
      other:
        "Something went wrong and the application was not sent. Nothing you wrote is lost. Please try again.",
      orCall: "Or call:",
    },
  }),
});

export type ApplicationErrorPhrases = (typeof applicationErrorPhrases)["UA"];
