import { englishWord, ukrainianWord } from "../../numbers.ts";
import { definePhrases } from "../../phrases.ts";

const ukrainianNumbers = (count: number) =>
  `${count} ${ukrainianWord(count, "номер", "номери", "номерів")}`;
const ukrainianImages = (count: number) =>
  `${count} ${ukrainianWord(count, "світлина", "світлини", "світлин")}`;

/** Phrases of the checklist for publishing the site, by the server's points. */
export const launchPhrases = definePhrases({
  UA: {
    title: "Перед тим як публікувати",
    /** What the starting content brought to the home page. */
    home: { slogan: "Гасло на головній", scene: "Малюнок на головній" },
    lead: "Сайт сам перевіряє, чого ще бракує. Виконані справи зникають зі списку.",
    left: (count: number) =>
      `${ukrainianWord(count, "Лишилася", "Лишилися", "Лишилося")} ${count} ${ukrainianWord(count, "справа", "справи", "справ")}`,
    allDone: "Усе готово. Можна публікувати.",
    assistant: "Відкрити помічника",
    go: "Виправити",
    goTo: (point: string) => `Виправити: ${point}`,
    onServer: "Це зробить адміністрація сервера.",
    points: {
      DEMO_CONTENT: {
        title: () => "На сайті ще є демонстраційний вміст",
        text: "Вигадані люди, події та суми не повинні потрапити до відвідувачів.",
      },
      STARTING_TEXTS: {
        title: (count: number) =>
          `Ще початкові: ${count} ${ukrainianWord(count, "текст", "тексти", "текстів")} про фонд`,
        text: "Їх принесли програма чи демонстрація, а відвідувачі читають їх першими.",
      },
      FOUNDATION_NAME: {
        title: (count: number): string =>
          count > 1 ? "Немає справжньої назви фонду" : "Справжня назва фонду є лише однією мовою",
        text: "Назву показано в шапці, у листах і в згоді на обробку персональних даних.",
      },
      PRIVACY_CONTACT: {
        title: () => "Немає адреси для звернень про персональні дані",
        text: "За законом людина має знати, куди написати. Укажіть справжню пошту фонду.",
      },
      BANK_DETAILS: {
        title: () => "Немає справжніх реквізитів",
        text: "Без них сайт не покаже QR-коду, і переказати гроші буде нікуди.",
      },
      EMERGENCY_LINES: {
        title: (count: number) =>
          `Не перевірено дзвінком: ${ukrainianNumbers(count)} екстреної допомоги`,
        text: "Зателефонуйте за кожним номером: у біді хтось набере саме його.",
      },
      FORM_NOTICES: {
        title: (count: number): string =>
          `${count} ${ukrainianWord(count, "форма", "форми", "форм")} без пошти для сповіщень`,
        text: "Про нову заявку ніхто не дізнається, доки не відкриє список заявок.",
      },
      IMAGES_WITHOUT_TEXT: {
        title: (count: number) => `${ukrainianImages(count)} без опису`,
        text: "Люди, які не бачать, не дізнаються, що на них.",
      },
      SECOND_ADMIN: {
        title: () => "Права адміністрування має лише одна людина",
        text: "Якщо вона втратить пароль, налаштувань не зможе змінити ніхто. Запросіть ще когось.",
      },
      INVITED_ADMIN: {
        title: () => "Запрошення з правами адміністрування ще не прийнято",
        text: "Поки що увійти може лише одна людина. Нагадайте колезі про посилання або надішліть нове.",
      },
      MAIL_SERVER: {
        title: () => "Сайт не може надсилати листів",
        text: "Листи про заявки та нові паролі лише зберігаються. Потрібен поштовий сервер: змінна SMTP_URL, і пошта фонду в контактах або MAIL_FROM.",
      },
      BACKUPS: {
        title: () => "Резервних копій немає в окремому місці",
        text: "Якщо зламається диск, пропаде все. Увімкніть копії (BACKUPS) і вкажіть для них сховище (BACKUP_URL) чи інший диск (BACKUP_DIR).",
      },
      PLAIN_HTTP: {
        title: () => "Сайт відкривається без шифрування (http)",
        text: "Паролі й заявки можуть перехопити. Потрібна адреса з https у змінній PUBLIC_URL.",
      },
    },
  },
  ENG: {
    title: "Before you publish",
    home: { slogan: "Slogan of the home page", scene: "Drawing of the home page" },
    lead: "The site itself checks what is missing. Finished items disappear from it.",
    left: (count: number) => `${count} ${englishWord(count, "thing", "things")} left to do`,
    allDone: "Everything is ready. You can publish.",
    assistant: "Open the assistant",
    go: "Fix",
    goTo: (point: string) => `Fix: ${point}`,
    onServer: "For the server’s administrator.",
    points: {
      DEMO_CONTENT: {
        title: () => "Demo content is still on the site",
        text: "Invented people, events and sums must not reach visitors.",
      },
      STARTING_TEXTS: {
        title: (count: number): string =>
          count === 1
            ? "One text about the foundation is still the initial one"
            : `${count} texts about the foundation are still the initial ones`,
        text: "The program or the demo brought them, and visitors read them first.",
      },
      FOUNDATION_NAME: {
        title: (count: number): string =>
          count > 1
            ? "There is no real name of the foundation"
            : "The real name exists in one language only",
        text: "The name is in the header, in emails and in the consent to process data.",
      },
      PRIVACY_CONTACT: {
        title: () => "There is no address for questions about personal data",
        text: "By law people must know where to write. Enter a real email address.",
      },
      BANK_DETAILS: {
        title: () => "There are no real bank details",
        text: "Without them the site shows no QR code, and nobody can transfer money.",
      },
      EMERGENCY_LINES: {
        title: (count: number): string =>
          `${count} emergency ${englishWord(count, "number", "numbers")} not confirmed by a call`,
        text: "Call every number: somebody in danger will dial it.",
      },
      FORM_NOTICES: {
        title: (count: number): string =>
          `${count} ${englishWord(count, "form", "forms")} without an address for notices`,
        text: "Nobody will know of a new application until they open the list.",
      },
      IMAGES_WITHOUT_TEXT: {
        title: (count: number): string =>
          `${count} ${englishWord(count, "picture", "pictures")} without a description`,
        text: "People who cannot see will not know what is in them.",
      },
      SECOND_ADMIN: {
        title: () => "Only one person is an administrator",
        text: "If they lose their password, nobody can change the settings. Invite somebody else.",
      },
      INVITED_ADMIN: {
        title: () => "The invitation of an administrator is not accepted yet",
        text: "So far only one person can sign in. Remind your colleague of the link, or send a new one.",
      },
      MAIL_SERVER: {
        title: () => "The site cannot send emails",
        text: "Emails about applications and new passwords are only stored. A mail server is needed: the variable SMTP_URL, and an email address in the contacts or MAIL_FROM.",
      },
      BACKUPS: {
        title: () => "There are no backups in a separate place",
        text: "If the disk breaks, everything is lost. Switch backups on (BACKUPS) and name a bucket (BACKUP_URL) or another disk (BACKUP_DIR) for them.",
      },
      PLAIN_HTTP: {
        title: () => "The site is opened without encryption (http)",
        text: "Passwords and applications can be intercepted. An address with https is needed in the variable PUBLIC_URL.",
      },
    },
  },
});
