import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

/** Phrases of the application settings and of requests about personal data. */
export const applicationSettingsPhrases = definePhrases({
  UA: {
    title: "Форми, листи й персональні дані",
    short: "Налаштування",
    forms: "Форми",
    formsText:
      "Призупинену форму видно на сайті, але надіслати її не можна: про це сказано одразу. Прибраної форми на сайті немає: її адреса відповідає, що сторінки не існує, і жодне посилання на неї не веде. Надіслані заявки лишаються в списку заявок, а форму можна повернути.",
    state: "Стан",
    states: { OPEN: "Відкрита", PAUSED: "Призупинена", REMOVED: "Прибрана із сайту" },
    permanent:
      "Прибрати цю форму не можна: через неї родини просять зняти із сайту світлину дитини.",
    placesLeft: "Скільки ще приймемо",
    placesLeftHint: "Порожнє поле — без обмежень; коли лишиться 0, форма закриється сама.",
    staffEmail: "Пошта для сповіщень",
    staffEmailHint:
      "Сюди надходитимуть листи про нові заявки: одна чи кілька адрес через кому. Якщо порожньо, листів не буде.",
    keptMonths: "Скільки місяців зберігати",
    keptMonthsHint:
      "Строк відлічується від закриття заявки; його показано людям у формі. Довший строк діє лише для заявок, надісланих після зміни.",
    replyDays: "Обіцяємо відповісти, робочих днів",
    replyDaysHint:
      "Цей строк названо після надсилання заявки й у листі. Якщо поле порожнє, строку не обіцяємо.",
    replyDaysRule: "Введіть ціле число від 1 до 60 або лишіть поле порожнім.",
    save: "Зберегти",
    saveForm: (form: string) => `Зберегти: ${form}`,
    saved: (what: string) => `Збережено: ${what}`,
    stale:
      "Налаштування цієї форми тим часом змінилися. Введене вами лишилося, решту оновлено. Перевірте й збережіть ще раз.",
    leaveText: "Зміни в налаштуваннях ще не збережено: якщо піти, вони зникнуть.",
    wholeNumberRule: "Введіть ціле число від 0 до 100\u00a0000 або лишіть поле порожнім.",
    months: "Введіть ціле число від 1 до 120.",
    lines: "Номери екстреної допомоги",
    linesText:
      "Їх показано над кожною формою допомоги. Перевіряйте номери: хтось подзвонить саме сюди.",
    phone: "Номер",
    nameUa: "Чий це номер, українською",
    nameEng: "Чий це номер, англійською",
    hoursUa: "Коли відповідає, українською",
    hoursEng: "Коли відповідає, англійською",
    unconfirmed: "Не перевірено",
    confirmed: (day: string, name: string) => `Перевірено: ${day}, ${name}`,
    confirm: "Щойно перевірено дзвінком: номер і години правильні",
    addLine: "Додати номер",
    removeLine: (name: string) => `Прибрати: ${name}`,
    up: (name: string) => `Вище: ${name}`,
    down: (name: string) => `Нижче: ${name}`,
    unnamedLine: "новий номер",
    saveLines: "Зберегти номери",
    linesSaved: "номери екстреної допомоги",
    noLines: "Немає жодного номера: відвідувачі не побачать, куди телефонувати в разі небезпеки.",
    tooManyLines: "Може бути щонайбільше десять номерів. Приберіть зайві.",
    lineRules: {
      phone: "Введіть номер так, як його набирають: цифри, пробіли, +()-.",
      name: "Напишіть, чий це номер.",
    },
    person: "Дані однієї людини",
    personText:
      "Людина може попросити все, що ми про неї зберігаємо, або попросити це стерти. Знайдіть її за телефоном, поштою або кодом зі згоди: пошук охоплює заявки, згоди на світлини та історію сайту. Згоду, у якій немає ні телефону, ні пошти, можна знайти лише за кодом. І видача, і стирання записуються.",
    contact: "Телефон, пошта або код людини",
    contactWrong: "Введіть повністю номер телефону, адресу пошти або код людини зі згоди.",
    find: "Знайти",
    foundNone: "Цих даних немає в жодній заявці й жодній згоді.",
    found: (applications: number, consents: number) =>
      `Знайдено. Заявок: ${applications}, згод на світлини: ${consents}.`,
    unreadable: (count: number) =>
      `Ще ${count} ${ukrainianWord(count, "заявку", "заявки", "заявок")} прочитати не вдається: немає ключа шифрування (APPLICATION_KEY). Зверніться до адміністрації сервера.`,
    download: "Завантажити файл JSON",
    erase: "Стерти дані…",
    eraseTitle: "Стерти дані цієї людини?",
    eraseText: (applications: number, consents: number) =>
      [
        applications > 0 &&
          `Із ${applications} ${ukrainianWord(applications, "заявки", "заявок", "заявок")} зникнуть відповіді, нотатки, листи й контакти. Відкриті заявки буде закрито.`,
        consents > 0 &&
          `Із ${consents} ${ukrainianWord(consents, "згоди", "згод", "згод")} зникнуть код, ім’я, примітки й документ. Згоди вважатимуться відкликаними, а їхні світлини одразу зникнуть із сайту.`,
        "Відновити дані буде неможливо.",
      ]
        .filter(Boolean)
        .join(" "),
    eraseKept:
      "Від заявок лишаться номер, форма, мова, область, місяць, результат розгляду й статистика без імен; від згод — подія та перелік світлин.",
    eraseConfirm: "Щоб підтвердити, введіть те, за чим шукали, ще раз",
    eraseSubmit: "Стерти назавжди",
    eraseCancel: "Не стирати",
    eraseMismatch: "Це не те, за чим ви шукали.",
    erased: "Дані стерто",
    failed: "Не вдалося",
    emails: "Листи",
    emailsText:
      "Лист, який не вдалося надіслати, зберігається тут. Якщо поштового сервера немає, тут зберігаються всі листи.",
    emailStates: {
      WAITING: "Очікує надсилання",
      SENT: "Надіслано",
      KEPT: "Збережено, не надсилалося",
      FAILED: "Не надіслано: пошта або Telegram не прийняли",
    },
    emailFilters: {
      FAILED: "Не надіслані",
      KEPT: "Збережені",
      WAITING: "Очікують надсилання",
      SENT: "Надіслані",
    },
    emailFilter: "Які листи показати",
    noEmails: "Таких листів немає.",
    to: (address: string) => `Кому: ${address}`,
    erasedEmail: "Текст листа стерто разом із заявкою.",
    unreadableEmail:
      "Лист прочитати не вдається: немає ключа шифрування. Зверніться до адміністрації сервера.",
    attempts: (count: number, error: string) =>
      `${count} ${ukrainianWord(count, "спроба", "спроби", "спроб")}${error && `, відповідь: ${error}`}`,
    text: "Текст листа",
    retry: "Надіслати ще раз",
    retryOne: (subject: string) => `Надіслати ще раз: ${subject}`,
    retried: "Лист надсилається ще раз",
    openApplication: "Заявка",
    openApplicationOf: (subject: string) => `Заявка, про яку лист «${subject}»`,
  },
  ENG: {
    title: "Forms, emails and personal data",
    short: "Settings",
    forms: "Forms",
    formsText:
      "A paused form stays on the site but cannot be sent: visitors are told so at once. A removed form is not on the site: its address says that there is no such page, and no link leads to it. Applications that were sent stay in the list, and the form can be put back.",
    state: "State",
    states: { OPEN: "Open", PAUSED: "Paused", REMOVED: "Removed from the site" },
    permanent:
      "This form cannot be removed: families use it to ask us to remove a child’s picture.",
    placesLeft: "How many more to accept",
    placesLeftHint: "Blank means no limit; at 0 the form closes by itself.",
    staffEmail: "Email for notices",
    staffEmailHint:
      "Notices of new applications go here: one or more addresses, separated by commas. Leave blank to send none.",
    keptMonths: "How many months to keep them",
    keptMonthsHint:
      "The period runs from the day an application is closed; the form tells people the same period. A longer one applies only to applications sent after the change.",
    replyDays: "Reply promised within, working days",
    replyDaysHint:
      "Applicants read it after sending an application and in the email. Leave blank for no promise.",
    replyDaysRule: "Enter a whole number from 1 to 60, or leave the field blank.",
    save: "Save",
    saveForm: (form: string) => `Save: ${form}`,
    saved: (what: string) => `Saved: ${what}`,
    stale:
      "The settings of this form changed meanwhile. What you typed is still here; everything else has been updated. Check it and save again.",
    leaveText: "The changes to the settings are not saved: if you leave, they will be lost.",
    wholeNumberRule: "Enter a whole number from 0 to 100,000, or leave the field blank.",
    months: "Enter a whole number from 1 to 120.",
    lines: "Emergency numbers",
    linesText:
      "They are shown above every form for help. Check the numbers: somebody will call them.",
    phone: "Number",
    nameUa: "Whose number, in Ukrainian",
    nameEng: "Whose number, in English",
    hoursUa: "When it answers, in Ukrainian",
    hoursEng: "When it answers, in English",
    unconfirmed: "Not checked",
    confirmed: (day: string, name: string) => `Checked on ${day} by ${name}`,
    confirm: "We have just rung it: number and hours are right",
    addLine: "Add a number",
    removeLine: (name: string) => `Remove: ${name}`,
    up: (name: string) => `Up: ${name}`,
    down: (name: string) => `Down: ${name}`,
    unnamedLine: "new number",
    saveLines: "Save the numbers",
    linesSaved: "emergency numbers",
    noLines: "There are no numbers: visitors will not see whom to call in an emergency.",
    tooManyLines: "There can be at most ten numbers. Remove some.",
    lineRules: {
      phone: "Enter the number as people dial it: digits, spaces, +()-.",
      name: "Enter whose number it is.",
    },
    person: "One person’s data",
    personText:
      "People may ask for everything we hold about them, or ask us to erase it. Find them by phone, email or the reference of a consent: the search covers applications, consents to pictures and the history of the site. A consent without a phone number or email is found by its reference only. Both exports and erasures are recorded.",
    contact: "Phone, email or reference",
    contactWrong: "Enter the whole phone number, email address or reference of a consent.",
    find: "Find",
    foundNone: "No application and no consent contains this.",
    found: (applications: number, consents: number) =>
      `Found. Applications: ${applications}, consents to pictures: ${consents}.`,
    unreadable: (count: number) =>
      `${count} more ${englishWord(count, "application", "applications")} cannot be read: the encryption key (APPLICATION_KEY) is missing. Contact the server’s operator.`,
    download: "Download as JSON",
    erase: "Erase the data…",
    eraseTitle: "Erase this person’s data?",
    eraseText: (applications: number, consents: number) =>
      [
        applications > 0 &&
          `Answers, notes, emails and contacts will be removed from ${applications} ${englishWord(applications, "application", "applications")}. Open applications will be closed.`,
        consents > 0 &&
          `The reference, name, notes and document will be removed from ${consents} ${englishWord(consents, "consent", "consents")}. The consents will count as withdrawn, and their pictures will disappear from the site at once.`,
        "This cannot be undone.",
      ]
        .filter(Boolean)
        .join(" "),
    eraseKept:
      "Of applications, the number, form, language, region, month, outcome and statistics without names will remain; of consents, the event and the list of pictures.",
    eraseConfirm: "To confirm, type what you searched for again",
    eraseSubmit: "Erase for good",
    eraseCancel: "Do not erase",
    eraseMismatch: "This is not what you searched for.",
    erased: "The data has been erased",
    failed: "It did not work",
    emails: "Emails",
    emailsText:
      "An email that could not be sent is saved here. Without a mail server, all emails are saved here.",
    emailStates: {
      WAITING: "Waiting to be sent",
      SENT: "Sent",
      KEPT: "Saved, not sent",
      FAILED: "Not sent: the mail server or Telegram refused it",
    },
    emailFilters: {
      FAILED: "Not sent",
      KEPT: "Saved",
      WAITING: "Waiting to be sent",
      SENT: "Sent",
    },
    emailFilter: "Which emails to show",
    noEmails: "There are no such emails.",
    to: (address: string) => `To: ${address}`,
    erasedEmail: "The text of the email was erased with the application.",
    unreadableEmail:
      "The email cannot be read: the encryption key is missing. Contact the server’s operator.",
    attempts: (count: number, error: string) =>
      `${count} ${englishWord(count, "attempt", "attempts")}${error && `, answer: ${error}`}`,
    text: "Text of the email",
    retry: "Send again",
    retryOne: (subject: string) => `Send again: ${subject}`,
    retried: "The email is being sent again",
    openApplication: "Application",
    openApplicationOf: (subject: string) => `The application of the email “${subject}”`,
  },
});
