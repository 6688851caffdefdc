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
      text: "Дані заявки потрапляють до нас, коли її надсилають. У кожній формі свої запитання. Документів, їхніх номерів і медичних довідок на сайті не просимо: не додавайте їх, будь ласка, до повідомлень.",
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
      also: "Разом із заявкою зберігаємо її номер, мову й час надсилання, а також слово в слово текст згоди, який ви прочитали. Щоб стримати спам, 30 днів зберігаємо незворотний цифровий відбиток (хеш) IP-адреси: саму адресу з нього не відновити. Під час входу для працівників, також невдалого, записуємо IP-адресу й браузер; цей запис зберігаємо 24 місяці.",
    },
    pictureConsents: {
      name: "Згоди на світлини",
      asked:
        "Якщо родина дозволяє показувати світлини: хто й коли надав згоду, код родини, для чого й до якого дня, причина відкликання, підписаний документ. Ім’я, код, примітки, причину й документ зберігаємо зашифрованими: їх бачать лише адміністрація сайту й ті, хто працює із заявками. Подію, строк і перелік світлин бачать і редактори; вони ж вносять згоду.",
      purpose: "Показувати світлини лише так, як дозволила родина, і мати цьому підтвердження.",
      period:
        "Доки показуємо світлини, а далі — як підтвердження, що згода була. На ваше прохання стираємо ім’я, код, примітки й документ, і світлини зникають із сайту. Подія, дати й перелік світлин лишаються, щоб їх більше не показувати.",
    },
    terms: {
      title: "Що буде, коли строк зберігання закінчиться",
      erased:
        "Строк відлічуємо від дня, коли розгляд завершено. Щодня сайт сам перевіряє заявки й стирає назавжди відповіді, нотатки та листи заявок, строк зберігання яких закінчився.",
      statistics:
        "Від заявки лишається те, у чому немає імен, контактів і розповіді: номер, форма, мова, область, місяць надсилання, терміновість, стан розгляду, час завершення розгляду, хто з працівників її розглядав, ознаки спаму, текст згоди й дані для статистики, названі вище. У заявці на психологічну допомогу терміновості й даних для статистики немає.",
      spam: "Заявки, схожі на спам, програма відкладає окремо. Якщо за 30 днів ніхто з працівників цього не виправить, їх буде видалено. Не отримали відповіді — зателефонуйте нам.",
      history:
        "Запис про те, хто з працівників і коли відкривав чи змінював заявку, зберігаємо 24 місяці, а для спаму — доки його не видалено.",
      siteHistory: (months: number) =>
        `Історію змін самого сайту зберігаємо ${months} ${ukrainianWord(months, "місяць", "місяці", "місяців")}. Якщо ви просите стерти ваші дані, стираємо й звідти телефон або пошту, які ви назвали.`,
      backups:
        "У щоденних резервних копіях стерте лишається ще близько чотирьох тижнів. Якщо сайт відновлюють із такої копії, він стирає ці дані ще раз; для цього зберігаємо незворотний відбиток телефону, пошти або коду згоди й технічні номери заявок. Якщо строк зберігання подовжимо, для вже надісланих заявок лишиться той, на який ви погодилися.",
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
      text: "The data of an application reaches us when it is sent. Each form has its own questions. We ask for no documents, their numbers or medical certificates on the site: please do not put them into messages.",
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
      also: "With the form we keep its number, language and time of sending, and, word for word, the consent text you read. To hold off spam we keep an irreversible hash of your IP address for 30 days: the address itself cannot be recovered from it. When somebody signs in as staff, or tries to, we record the IP address and the browser, for 24 months.",
    },
    pictureConsents: {
      name: "Consents to pictures",
      asked:
        "If a family allows pictures to be shown: who gave the consent and when, the family’s code, what for and until when, the reason of a withdrawal, and the signed document. The name, code, notes, reason and document are stored encrypted: only the site’s administrators and the staff who handle applications see them. Editors see the event, dates and list of pictures, and enter the consent.",
      purpose: "To show pictures only as the family allowed, and to be able to prove it.",
      period:
        "For as long as we show the pictures, and afterwards to prove that there was a consent. If you ask, we erase the name, code, notes and document, and the pictures disappear from the site. The event, dates and list of pictures stay, so that they are not shown again.",
    },
    terms: {
      title: "What happens when the retention period ends",
      erased:
        "The period runs from the day the application is closed. Every day the site permanently erases the answers, notes and emails of applications whose retention period has ended.",
      statistics:
        "Of an application we keep what contains no name, contact or story: number, form, language, region, month of sending, urgency, state, time of closing, who on our staff handled it, signs of spam, consent text and the data for statistics named above. An application for psychological help has no urgency and no data for statistics.",
      spam: "The program puts aside what looks like spam. If none of our staff corrects that within 30 days, it is deleted. If you receive no answer, please call us.",
      history:
        "The record of who on our staff opened or changed an application, and when, is kept for 24 months; of spam, until it is deleted.",
      siteHistory: (months: number) =>
        `The history of changes to the site itself is kept for ${months} ${englishWord(months, "month", "months")}. If you ask us to erase your data, the phone number or email that you name is erased from it too.`,
      backups:
        "Daily backups hold what was erased for about four more weeks. When the site is restored from one of them, it erases that data again; for this we keep an irreversible fingerprint of the phone number, email or reference of the consent, and internal ids of the applications. If we prolong a retention period, applications already sent keep the one that you agreed to.",
    },
  }),
});
