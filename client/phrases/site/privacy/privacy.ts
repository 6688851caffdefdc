import { withNonBreakingSpaces } from "../../non-breaking-spaces.ts";
import { englishWord, ukrainianWord } from "../../numbers.ts";
import { definePhrases } from "../../phrases.ts";

/** The parts of the privacy policy that the site writes; the longer ones are in `privacy-*.ts`. */
export const privacyPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    since: (day: string) => `Чинна з ${day}`,
    contents: "Зміст",
    who: {
      title: "Хто відповідає за ваші дані",
      text: (recipient: string) =>
        `Володілець персональних даних — ${recipient}. Про все, що стосується ваших даних, пишіть або телефонуйте нам:`,
      code: "Код ЄДРПОУ",
      address: "Адреса",
      email: "Електронна пошта",
      phone: "Телефон",
    },
    forms: {
      title: "Які дані просимо й навіщо",
      text: "Дані потрапляють до нас лише тоді, коли ви самі надсилаєте заявку. У кожній формі свої запитання. Документів, їхніх номерів і медичних довідок на сайті не просимо: не додавайте їх, будь ласка, до повідомлень.",
      asked: "Що просимо",
      parts: {
        who: "Хто ви і як з вами зв’язатися",
        what: "Про що йдеться",
        optional: "За бажання",
        health: "Дані про здоров’я, на них окрема згода",
      },
      purpose: "Навіщо",
      period: "Скільки зберігаємо",
      retention: (months: number) =>
        `${months} ${ukrainianWord(months, "місяць", "місяці", "місяців")} після завершення розгляду`,
      also: "Разом із заявкою зберігаємо її номер, мову й час надсилання, а також слово в слово текст згоди, який ви прочитали. Щоб стримати спам, 30 днів зберігаємо незворотний цифровий відбиток (хеш) IP-адреси: саму адресу з нього не відновити.",
    },
    pictureConsents: {
      name: "Згоди на світлини",
      asked:
        "Якщо родина дозволяє показувати світлини: хто й коли надав згоду, для чого й до якого дня, та підписаний документ. Ім’я, примітки й документ зберігаємо зашифрованими. Бачать їх лише адміністрація сайту й ті, хто працює із заявками.",
      purpose: "Показувати світлини лише так, як дозволила родина, і мати цьому підтвердження.",
      period:
        "Доки показуємо світлини, а далі — як підтвердження, що згода була. Стираємо на ваше прохання: тоді світлини зникають із сайту.",
    },
    terms: {
      title: "Що буде, коли строк зберігання закінчиться",
      erased:
        "Строк відлічуємо від дня, коли розгляд завершено. Щодня сайт сам перевіряє заявки й стирає назавжди відповіді, нотатки та листи заявок, строк зберігання яких закінчився.",
      statistics:
        "Від заявки лишається те, за чим людину не впізнати: номер, форма, мова, область, місяць надсилання, терміновість, стан розгляду, день завершення розгляду, хто з працівників її розглядав, ознаки спаму, текст згоди й дані для статистики, названі вище. У заявці на психологічну допомогу терміновості й даних для статистики немає.",
      spam: "Заявки, схожі на спам, відкладаємо окремо, і людина може це виправити. Спам видаляємо через 30 днів.",
      history:
        "Запис про те, хто з працівників і коли відкривав чи змінював заявку, зберігаємо 24 місяці.",
      siteHistory: (months: number) =>
        `Історію змін самого сайту зберігаємо ${months} ${ukrainianWord(months, "місяць", "місяці", "місяців")}. Якщо ви просите стерти ваші дані, ваш телефон і пошту стираємо й звідти.`,
      backups:
        "Стерте не повертається з резервних копій: якщо сайт відновлюють із давнішої копії, він сам стирає ці дані ще раз.",
    },
  }),
  ENG: withNonBreakingSpaces({
    since: (day: string) => `In force since ${day}`,
    contents: "Contents",
    who: {
      title: "Who is responsible for your data",
      text: (recipient: string) =>
        `The controller of personal data is ${recipient}. Write or call about anything that concerns your data:`,
      code: "Register code (EDRPOU)",
      address: "Address",
      email: "Email",
      phone: "Phone",
    },
    forms: {
      title: "Which data we ask for, and why",
      text: "Data reaches us only when you send a form yourself. Each form has its own questions. We ask for no documents, their numbers or medical certificates on the site: please do not put them into messages.",
      asked: "What we ask",
      parts: {
        who: "Who you are and how to reach you",
        what: "What it is about",
        optional: "If you wish",
        health: "Health information, with a separate consent",
      },
      purpose: "What for",
      period: "How long we keep it",
      retention: (months: number) =>
        `${months} ${englishWord(months, "month", "months")} after the application is closed`,
      also: "With the form we keep its number, language and time of sending, and, word for word, the consent text you read. To hold off spam we keep an irreversible hash of your IP address for 30 days: the address itself cannot be recovered from it.",
    },
    pictureConsents: {
      name: "Consents to pictures",
      asked:
        "If a family allows pictures to be shown: who gave the consent and when, what for and until when, and the signed document. The name, notes and document are stored encrypted. Only the site’s administrators and the staff who handle applications see them.",
      purpose: "To show pictures only as the family allowed, and to be able to prove it.",
      period:
        "For as long as we show the pictures, and afterwards to prove that there was a consent. We erase it if you ask: the pictures then disappear from the site.",
    },
    terms: {
      title: "What happens when the retention period ends",
      erased:
        "The period runs from the day the application is closed. Every day the site permanently erases the answers, notes and emails of applications whose retention period has ended.",
      statistics:
        "Of an application we keep what nobody can be recognised by: number, form, language, region, month of sending, urgency, state, day of closing, who on our staff handled it, signs of spam, consent text and the data for statistics named above. An application for psychological help has no urgency and no data for statistics.",
      spam: "What looks like spam is put aside, and a person can correct that. Spam is deleted after 30 days.",
      history:
        "The record of who on our staff opened or changed a form, and when, is kept for 24 months.",
      siteHistory: (months: number) =>
        `The history of changes to the site itself is kept for ${months} ${englishWord(months, "month", "months")}. If you ask us to erase your data, your phone number and email are erased from it too.`,
      backups:
        "What was erased does not return from backups: when the site is restored from an older copy, it erases that data again by itself.",
    },
  }),
});
