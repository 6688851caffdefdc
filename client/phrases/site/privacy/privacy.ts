import { confidentiality } from "../../confidentiality.ts";
import { withNonBreakingSpaces } from "../../non-breaking-spaces.ts";
import { englishWord, ukrainianWord } from "../../numbers.ts";
import { definePhrases } from "../../phrases.ts";

/** The privacy policy; its longer parts are in `privacy-*.ts`. */
export const privacyPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Політика конфіденційності",
    description:
      "Які персональні дані фонд «Долоні» просить у заявках, навіщо, скільки їх зберігає, хто їх бачить і як відкликати згоду.",
    path: "Шлях до сторінки",
    home: "Головна",
    lead: "Просимо лише те, без чого не можемо допомогти. Нижче — що саме, навіщо і як довго.",
    since: (day: string) => `Чинна з ${day}`,
    contents: "Зміст",
    who: {
      title: "Хто відповідає за ваші дані",
      text: (recipient: string) =>
        `Володілець персональних даних — ${recipient}. Про все, що стосується ваших даних, пишіть або телефонуйте нам:`,
      code: "Код ЄДРПОУ",
      address: "Адреса",
      email: "Пошта",
      phone: "Телефон",
    },
    forms: {
      title: "Які дані просимо й навіщо",
      text: "Дані потрапляють до нас лише тоді, коли ви самі надсилаєте заявку. Кожна форма питає своє. Документів, їхніх номерів і медичних довідок на сайті не просимо: не додавайте їх, будь ласка, до повідомлень.",
      asked: "Що просимо",
      purpose: "Навіщо",
      term: "Скільки зберігаємо",
      retention: (months: number) =>
        `${months} ${ukrainianWord(months, "місяць", "місяці", "місяців")} після завершення розгляду`,
      also: "Разом із заявкою зберігаємо її номер, мову й час надсилання, а також слово в слово текст згоди, який ви прочитали. Щоб стримати спам, 30 днів зберігаємо незворотний цифровий відбиток (хеш) IP-адреси: саму адресу з нього не відновити.",
    },
    ground: {
      title: "На якій підставі",
      consent:
        "Підстава — ваша згода: стаття 11 Закону України «Про захист персональних даних», а якщо ви в Європейському Союзі — також пункт (a) частини 1 статті 6 Загального регламенту про захист даних (GDPR). Позначку ставите ви самі: заздалегідь її не поставлено.",
      health:
        "Дані про стан здоров’я обробляємо лише за окремою згодою (стаття 7 Закону, пункт (a) частини 2 статті 9 GDPR) і лише для того, щоб вам допомогти.",
      free: "Згода добровільна. Без неї заявку прийняти не можемо, але ви завжди можете зателефонувати.",
      others:
        "Якщо пишете про іншу людину або лишаєте чийсь номер, скажіть їй про це, будь ласка, і покажіть цю сторінку.",
    },
    children: {
      title: "Дані дітей",
      text: "Заявку на допомогу дитині подає хтось із батьків або законний представник. Волонтерити можна з 14 років; до 18 просимо контакти батьків або піклувальника й телефонуємо їм, перш ніж почати.",
    },
    safety: {
      title: "Як ми їх бережемо",
      encrypted:
        "Відповіді, нотатки й листи зашифровано ще до запису в базу даних, а ключ зберігається окремо від неї. Хто викраде саму базу або її копію, не прочитає ні імені, ні номера, ні історії.",
      open: "Незашифрованими лишаються тільки форма, номер, мова, область, дати, стан розгляду й дані для статистики: види потреб, кількість людей у родині, напрями допомоги, бажана точка й тип організації. Імені, контактів чи розповіді серед них немає.",
      log: "Відповіді не потрапляють до журналів сервера. Між вами та сайтом вони йдуть захищеним з’єднанням.",
    },
    people: {
      title: "Хто їх бачить",
      staff:
        "Заявки відкривають лише працівники, які їх розглядають, та адміністрація сайту. Редактори, волонтери й партнери доступу не мають. Кожне прочитання, друк і вивантаження записується.",
      mail: "У листі, яким сайт сповіщає працівників, немає жодних ваших даних: лише номер і посилання. Якщо ви лишили електронну адресу, надсилаємо на неї підтвердження з номером заявки; воно йде через нашого поштового оператора.",
      others: `Іншим передаємо лише те, без чого не виконати вашого прохання: психологу, який працюватиме з вами, або перевізнику посилки. ${confidentiality.UA.exception}`,
      never: "Не продаємо, не обмінюємо й не використовуємо для реклами.",
    },
    terms: {
      title: "Що буде, коли строк зберігання закінчиться",
      erased:
        "Строк відлічуємо від дня, коли розгляд завершено. Щодня сайт сам перевіряє заявки й стирає назавжди відповіді, нотатки та листи заявок, строк зберігання яких закінчився.",
      statistics:
        "Для звітів лишається те, за чим людину не впізнати: форма, область, місяць і дані для статистики, названі вище. У заявці на психологічну допомогу — лише форма, область і місяць.",
      spam: "Заявки, схожі на спам, відкладаємо окремо, і людина може це виправити. Спам видаляємо через 30 днів.",
      history:
        "Запис про те, хто з працівників і коли відкривав чи змінював заявку, зберігаємо 24 місяці.",
      siteHistory: (months: number) =>
        `Історію змін самого сайту зберігаємо ${months} ${ukrainianWord(months, "місяць", "місяці", "місяців")}. Якщо ви просите стерти ваші дані, ваш телефон і пошту стираємо й звідти.`,
      backups:
        "Стерте не повертається з резервних копій: якщо сайт відновлюють із давнішої копії, він сам стирає ці дані ще раз.",
    },
    changes: {
      title: "Якщо політика зміниться",
      text: "Нову редакцію опублікуємо на цій сторінці. Для нової мети попросимо нової згоди.",
    },
  }),
  ENG: withNonBreakingSpaces({
    title: "Privacy policy",
    description:
      "Which personal data the Doloni foundation asks for in its forms, why, how long it is kept, who sees it and how to withdraw consent.",
    path: "Path to this page",
    home: "Home",
    lead: "We ask only for what we need in order to help. Here is what that is, why, and for how long.",
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
      purpose: "What for",
      term: "How long we keep it",
      retention: (months: number) =>
        `${months} ${englishWord(months, "month", "months")} after the request is closed`,
      also: "With the form we keep its number, language and time of sending, and, word for word, the consent text you read. To hold off spam we keep an irreversible hash of your IP address for 30 days: the address itself cannot be recovered from it.",
    },
    ground: {
      title: "Legal basis",
      consent:
        "The legal basis is your consent: Article 11 of the Law of Ukraine on Personal Data Protection and, if you are in the European Union, also Article 6(1)(a) of the General Data Protection Regulation (GDPR). You tick the box yourself; it is never pre-ticked.",
      health:
        "We process health information only with a separate consent (Article 7 of the Law, Article 9(2)(a) of the GDPR) and only so that you can be helped.",
      free: "Consent is voluntary. Without it we cannot accept the form, but you can always call us.",
      others:
        "If you write about another person or leave somebody’s number, please tell them so and show them this page.",
    },
    children: {
      title: "Children’s data",
      text: "A parent or legal representative asks for help for a child. Volunteers can be 14 or older; until 18 we ask for the contacts of a parent or guardian and call them before anything begins.",
    },
    safety: {
      title: "How we protect it",
      encrypted:
        "Answers, notes and emails are encrypted before they are written to the database, and the key is stored separately from it. Whoever stole the database or a copy of it could read no name, no number and no story.",
      open: "What is not encrypted: the form, number, language, region, dates, state of the request, and data for statistics, that is, kinds of needs, size of the household, areas of help, preferred point and type of organisation. There is no name, contact or story among it.",
      log: "Answers never reach the server’s logs. Between you and the site they travel over a secure connection.",
    },
    people: {
      title: "Who sees it",
      staff:
        "Only the staff who handle the requests and the site’s administrators can open them. Editors, volunteers and partners have no access. Each time an application is opened, printed or exported, this is recorded.",
      mail: "The email by which the site notifies staff contains none of your data, only a number and a link. If you left an email address, we send you a receipt with the number of your request; it travels through our mail provider.",
      others: `We pass on only what your request cannot do without: to the psychologist who will work with you, or to the carrier of a parcel. ${confidentiality.ENG.exception}`,
      never: "We do not sell or exchange data, or use it for advertising.",
    },
    terms: {
      title: "What happens when the retention period ends",
      erased:
        "The period runs from the day the request is closed. Every day the site erases for good the answers, notes and emails of the requests whose retention period has ended.",
      statistics:
        "For reports we keep what nobody can be recognised by: form, region, month and the data for statistics named above. Of a request for psychological help, only form, region and month.",
      spam: "What looks like spam is put aside, and a person can correct that. Spam is deleted after 30 days.",
      history:
        "The record of who on our staff opened or changed a form, and when, is kept for 24 months.",
      siteHistory: (months: number) =>
        `The history of changes to the site itself is kept for ${months} ${englishWord(months, "month", "months")}. If you ask us to erase your data, your phone number and email are erased from it too.`,
      backups:
        "What was erased does not return from backups: when the site is restored from an older copy, it erases that data again by itself.",
    },
    changes: {
      title: "If this policy changes",
      text: "We will publish the new version on this page. For a new purpose we will ask for a new consent.",
    },
  }),
});
