import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { englishWord, ukrainianWord } from "../numbers.ts";
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
      /** Of answers that are missing and cannot be chosen from options, by the fields' names. */
      missing: {
        fullName: "Введіть ім’я та прізвище",
        name: "Напишіть, як до вас звертатися",
        phone: "Введіть номер телефону, наприклад +380 67 123 45 67",
        email: "Введіть адресу електронної пошти, наприклад name@example.com",
        settlement: "Введіть назву міста, селища або села",
        message: "Опишіть кількома реченнями, про що йдеться",
        adults: "Введіть кількість дорослих числом, наприклад 2",
        children: "Введіть кількість дітей числом; якщо дітей немає, введіть 0",
        childAges: "Укажіть, скільки дітей кожного віку",
        age: "Введіть вік числом, наприклад 12",
        place: "Введіть місто, селище або село",
        guardianName: "Введіть ім’я та прізвище одного з батьків або піклувальника",
        guardianPhone: "Введіть телефон одного з батьків або піклувальника",
        education: "Напишіть, де й коли ви навчалися",
        years: "Введіть кількість років числом; якщо тільки починаєте, введіть 0",
        hours: "Введіть кількість годин на тиждень числом від 1 до 40",
        organisation: "Введіть назву організації або своє ім’я",
        country: "Введіть назву країни",
        picture: "Вставте адресу сторінки чи світлини або опишіть світлину",
      },
      /** Of answers of which one is enough. */
      bothMissing: {
        phone: "Введіть телефон або електронну пошту, щоб ми могли вам відповісти",
      },
      unticked: {
        consent: "Поставте позначку: без згоди ми не можемо прийняти заявку",
        healthConsent:
          "Поставте позначку: без згоди на обробку даних про здоров’я ми не можемо прийняти заявку",
        parentConfirmed:
          "Поставте позначку, якщо ви один із батьків або законний представник дитини",
        safeguarding: "Прочитайте правила й поставте позначку, що погоджуєтеся з ними",
      },
      /** Of a choice that another answer rules out. */
      refusedChoice: {
        contactMethod:
          "Ви зазначили, що телефонувати вам небезпечно: оберіть, куди можна написати. Якщо й писати небезпечно, зателефонуйте нам самі",
      },
      chooseOne: "Оберіть один із варіантів",
      chooseSome: "Оберіть щонайменше один варіант",
      notOffered: "Варіанта, який ви обрали, у формі вже немає: змініть вибір",
      name: "Введіть ім’я літерами, наприклад Наталія Гринюк",
      phone: "Введіть номер, наприклад +380 67 123 45 67",
      phoneShort: (missing: number, all: number) =>
        `Бракує ${digits[missing] ?? `${missing} цифр`}: має бути ${all}`,
      phoneLong: (all: number) => `Забагато цифр: має бути ${all}`,
      email: "Введіть адресу, наприклад name@example.com",
      https: "Введіть посилання повністю, наприклад https://example.com",
      edrpou: "Введіть код ЄДРПОУ: вісім цифр",
      minLength: (limit: number) =>
        `Напишіть трохи більше: щонайменше ${limit} ${ukrainianWord(limit, "символ", "символи", "символів")}`,
      maxLength: (limit: number) =>
        `Скоротіть: не більше ніж ${limit} ${ukrainianWord(limit, "символ", "символи", "символів")}`,
      number: (min: number, max: number) =>
        `Введіть число від ${min} до ${max}, наприклад ${Math.min(Math.max(min, 5), max)}`,
      sum: (children: number) =>
        `Порахуйте кожну дитину: разом має бути ${children}, як ви вказали вище`,
      other: "Сайт не прийняв цієї відповіді: перевірте її й виправте",
    },
    refused: {
      consent:
        "Поки ви писали, текст згоди змінився. Прочитайте його, будь ласка, і погодьтеся ще раз.",
      closed: "Поки ви писали, ми перестали приймати ці заявки. Усе написане лишилося у формі.",
      TOO_LARGE:
        "Текст завеликий, тож заявку не прийнято. Поверніться на крок назад, скоротіть написане й надішліть ще раз.",
      FORBIDDEN:
        "Заявку надіслано з іншого сайту, тож ми її не прийняли. Заповніть її, будь ласка, тут.",
      TOO_MANY: (minutes: number) =>
        `Забагато спроб. Спробуйте через ${minutes} хв: усе написане лишиться тут.`,
      other:
        "На сервері сталася помилка, заявку не надіслано. Усе написане лишилося у формі: спробуйте ще раз.",
      orCall: "Або зателефонуйте:",
    },
  }),
  ENG: withNonBreakingSpaces({
    summary: (count: number) => `Please correct ${fewFields[count] ?? `${count} fields`}`,
    wrong: {
      missing: {
        fullName: "Enter your first name and surname",
        name: "Write what we should call you",
        phone: "Enter a phone number such as +380 67 123 45 67",
        email: "Enter an email address such as name@example.com",
        settlement: "Enter the name of the city, town or village",
        message: "Describe it in a few sentences",
        adults: "Enter the number of adults, for example 2",
        children: "Enter the number of children, or 0 if there are none",
        childAges: "Say how many children there are of each age",
        age: "Enter the age as a number, for example 12",
        place: "Enter a city, town or village",
        guardianName: "Enter the full name of a parent or guardian",
        guardianPhone: "Enter the phone number of a parent or guardian",
        education: "Write where and when you studied",
        years: "Enter the number of years, or 0 if you are just starting",
        hours: "Enter the number of hours per week, from 1 to 40",
        organisation: "Enter the name of the organisation, or your own name",
        country: "Enter the name of the country",
        picture: "Paste the address of the page or the picture, or describe the picture",
      },
      bothMissing: {
        phone: "Enter a phone number or an email so that we can answer you",
      },
      unticked: {
        consent: "Tick the box: we cannot accept the form without consent",
        healthConsent:
          "Tick the box: we cannot accept the form without consent to processing health information",
        parentConfirmed: "Tick the box if you are a parent or legal representative of the child",
        safeguarding: "Read the rules and tick the box to agree to them",
      },
      refusedChoice: {
        contactMethod:
          "You said that it is not safe to call you: choose where we can write. If writing is not safe either, please call us",
      },
      chooseOne: "Choose one of the options",
      chooseSome: "Choose at least one option",
      notOffered: "An option you chose is no longer in this form: please change your choice",
      name: "Enter the name in letters, for example Nataliia Hryniuk",
      phone: "Enter a number such as +380 67 123 45 67",
      phoneShort: (missing: number, all: number) =>
        `${fewDigits[missing] ?? `${missing} digits are missing`}: ${all} are needed`,
      phoneLong: (all: number) => `Too many digits: ${all} are needed`,
      email: "Enter an address such as name@example.com",
      https: "Enter the whole link, such as https://example.com",
      edrpou: "Enter the EDRPOU code: eight digits",
      minLength: (limit: number) => `Write a little more: at least ${limit} characters`,
      maxLength: (limit: number) => `Make it shorter: no more than ${limit} characters`,
      number: (min: number, max: number) =>
        `Enter a number from ${min} to ${max}, for example ${Math.min(Math.max(min, 5), max)}`,
      sum: (children: number) =>
        `The ages must add up to ${children} ${englishWord(children, "child", "children")}, as you said above`,
      other: "The site did not accept this answer: please check and correct it",
    },
    refused: {
      consent: "The consent text changed while you were writing. Please read it and agree again.",
      closed:
        "While you were writing, we stopped taking these applications. Everything you wrote is still in the form.",
      TOO_LARGE:
        "The text is too long, so the application was not accepted. Go back one step, shorten what you wrote and send it again.",
      FORBIDDEN:
        "The application came from another site, so we did not accept it. Please fill it in here.",
      TOO_MANY: (minutes: number) =>
        `Too many attempts. Try again in ${minutes} min: everything you wrote stays here.`,
      other:
        "An error occurred on the server and the application was not sent. Everything you wrote is still in the form: please try again.",
      orCall: "Or call:",
    },
  }),
});

export type ApplicationErrorPhrases = (typeof applicationErrorPhrases)["UA"];
