import { englishWord, ukrainianWord } from "../../numbers.ts";
import { definePhrases } from "../../phrases.ts";

/** Phrases of the assistant for the first setup, and of its card in the overview. */
export const setupPhrases = definePhrases({
  UA: {
    title: "Перше налаштування",
    step: (place: number, count: number) => `Крок ${place} з ${count}`,
    progress: (done: number, count: number) =>
      `${ukrainianWord(done, "Готова", "Готові", "Готово")} ${done} з ${count} ${ukrainianWord(count, "справи", "справ", "справ")}.`,
    nextStep: (title: string) => `Наступний крок: «${title}».`,
    begin: "Почати",
    goOn: "Продовжити",
    back: "Назад",
    next: "Далі",
    save: "Зберегти й далі",
    skip: "Пропустити",
    later: "Пізніше",
    laterText: "Помічник лишиться в «Огляді», у списку «Перед тим як публікувати».",
    finish: "Завершити",
    failed: "Не вдалося завершити налаштування",
    logoFiles: "Файли логотипа",
    otherLogos: "Для темного тла й круглий",
    steps: {
      name: {
        title: "Як називається фонд",
        text: "Назву й кілька слів про вас показано в шапці кожної сторінки.",
      },
      logo: {
        title: "Логотип і кольори",
        text: "Логотип показано в шапці, а значки для телефонів і картки для соцмереж сайт зробить сам. Поки логотипа немає, виберіть, що його замінить.",
      },
      contacts: {
        title: "Як з вами зв’язатися",
        text: "Контакти показано внизу кожної сторінки й на сторінці «Контакти».",
      },
      bank: {
        title: "Куди переказувати гроші",
        text: "Перевіряємо під час введення. Якщо реквізитів ще немає, пропустіть цей крок.",
      },
      team: {
        title: "Хто працюватиме із сайтом",
        text: "Запросіть колег і виберіть, якою мовою кожному відкриється керування сайтом. Бажано, щоб права адміністрування мали двоє.",
      },
      mail: {
        title: "Чи доходять листи",
        text: "Сайт повідомляє про нові заявки та надсилає посилання на новий пароль. Надішліть собі пробний лист.",
      },
      notices: {
        title: "Кого сповіщати про заявки",
        text: "Хтось просить допомоги вночі чи у вихідний. Укажіть, куди писати про нові заявки: у повідомленні лише номер, форма, терміновість і посилання.",
      },
      demo: {
        title: "З чого почати",
        text: "Сайт повний вигаданого, щоб показати, як усе виглядає. Лишіть це як зразок або приберіть: тоді почнете зі структури з точками та проєктами чи з порожнього сайту.",
      },
      review: {
        title: "Перед тим як публікувати",
        text: "Сайт сам перевіряє, чого ще бракує. Це можна зробити й пізніше: список лишиться в «Огляді».",
      },
    },
    abroad: "Перекази з-за кордону",
    invite: "Запросити колегу",
    you: "ви",
    languageOf: (name: string) => `Мова керування сайтом: ${name}`,
    recipient: "Куди надіслати",
    send: "Надіслати пробний лист",
    recipientWrong: "Введіть адресу електронної пошти, наприклад name@example.com.",
    outcomes: {
      SENT: (to: string) => `Поштовий сервер прийняв лист. Перевірте скриньку ${to}, також «Спам».`,
      NO_SERVER: () =>
        "Поштовий сервер не вказано. Адміністрація сервера має вказати змінну SMTP_URL і перезапустити сайт.",
      NO_SENDER: () =>
        "Немає адреси відправника. Укажіть пошту фонду на кроці «Як з вами зв’язатися» або змінну MAIL_FROM.",
      UNKNOWN_HOST: (server: string) =>
        `Поштового сервера ${server} не знайдено. Перевірте його назву у змінній SMTP_URL.`,
      CONNECTION_REFUSED: (server: string) =>
        `Сервер ${server} не приймає з’єднань. Перевірте порт у змінній SMTP_URL і чи працює поштовий сервер.`,
      NO_ANSWER: (server: string) =>
        `Сервер ${server} не відповідає. Перевірте адресу й порт у змінній SMTP_URL: хостинг міг закрити цей порт.`,
      NO_ENCRYPTION: (server: string) =>
        `Сервер ${server} не пропонує шифрованого з’єднання. Спробуйте smtps:// і порт 465 у змінній SMTP_URL.`,
      PASSWORD_REFUSED: (server: string) =>
        `Сервер ${server} не прийняв імені або пароля. Перевірте їх у змінній SMTP_URL.`,
      SENDER_REFUSED: (server: string) =>
        `Сервер ${server} не надсилає листів від вашої адреси. Укажіть у MAIL_FROM адресу, яку він дозволяє.`,
      RECIPIENT_REFUSED: (server: string) =>
        `Сервер ${server} не прийняв листа для цього отримувача. Перевірте адресу.`,
      OTHER: (server: string) => `Лист через ${server} не надіслано.`,
    },
    code: (code: string) => `Код помилки: ${code}`,
  },
  ENG: {
    title: "First setup",
    step: (place: number, count: number) => `Step ${place} of ${count}`,
    progress: (done: number, count: number) =>
      `${done} of ${count} ${englishWord(count, "thing is", "things are")} done.`,
    nextStep: (title: string) => `Next step: “${title}”.`,
    begin: "Begin",
    goOn: "Continue",
    back: "Back",
    next: "Continue",
    save: "Save and continue",
    skip: "Skip",
    later: "Later",
    laterText: "The assistant stays in the overview, in the list “Before you publish”.",
    finish: "Finish",
    failed: "The setup could not be finished",
    logoFiles: "Files of the logo",
    otherLogos: "Logos for dark backgrounds and round icons",
    steps: {
      name: {
        title: "Name of the foundation",
        text: "The name and a few words about you are in the header of every page.",
      },
      logo: {
        title: "Logo and colours",
        text: "The logo is in the header, and the site makes icons for phones and cards for social networks of it. While there is none, choose what takes its place.",
      },
      contacts: {
        title: "How to reach you",
        text: "The contacts are at the bottom of every page and on the page of contacts.",
      },
      bank: {
        title: "Where to transfer money",
        text: "Checked as you type. If you have no bank details yet, skip this step.",
      },
      team: {
        title: "Who will work on the site",
        text: "Invite colleagues and choose the language in which the admin area opens for each. It is best if two people are administrators.",
      },
      mail: {
        title: "Check that emails arrive",
        text: "The site tells you of new applications and sends links for new passwords. Send yourself a test email.",
      },
      notices: {
        title: "Who to notify of applications",
        text: "People ask for help at night and at weekends, too. Enter where to send notices of new applications: they contain only the number, form, urgency and a link.",
      },
      demo: {
        title: "What to begin with",
        text: "The site is full of invented pages that show how everything looks. Keep them as an example, or remove them and begin with the structure of points and projects, or with an empty site.",
      },
      review: {
        title: "Before you publish",
        text: "The site itself checks what is missing. You can do this later, too: the list stays in the overview.",
      },
    },
    abroad: "Transfers from abroad",
    invite: "Invite a colleague",
    you: "you",
    languageOf: (name: string) => `Language of the admin area: ${name}`,
    recipient: "Where to send it",
    send: "Send a test email",
    recipientWrong: "Enter an email address such as name@example.com.",
    outcomes: {
      SENT: (to: string) =>
        `The mail server accepted the email. Check the mailbox of ${to}, including its spam folder.`,
      NO_SERVER: () =>
        "No mail server is set. The server’s administrator has to set the variable SMTP_URL and restart the site.",
      NO_SENDER: () =>
        "There is no sender’s address. Enter an email address in the step “How to reach you”, or set the variable MAIL_FROM.",
      UNKNOWN_HOST: (server: string) =>
        `The mail server ${server} was not found. Check its name in the variable SMTP_URL.`,
      CONNECTION_REFUSED: (server: string) =>
        `The server ${server} refuses connections. Check the port in the variable SMTP_URL and whether the mail server is running.`,
      NO_ANSWER: (server: string) =>
        `The server ${server} does not answer. Check host and port in the variable SMTP_URL: your hosting may have closed this port.`,
      NO_ENCRYPTION: (server: string) =>
        `The server ${server} offers no encrypted connection. Try smtps:// and port 465 in the variable SMTP_URL.`,
      PASSWORD_REFUSED: (server: string) =>
        `The server ${server} refused the user name or the password. Check them in the variable SMTP_URL.`,
      SENDER_REFUSED: (server: string) =>
        `The server ${server} does not send from your address. Set MAIL_FROM to an address that it allows.`,
      RECIPIENT_REFUSED: (server: string) =>
        `The server ${server} refused this recipient. Check the address.`,
      OTHER: (server: string) => `The email could not be sent through ${server}.`,
    },
    code: (code: string) => `Error code: ${code}`,
  },
});
