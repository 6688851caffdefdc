import { definePhrases } from "../../phrases.ts";

/** The parts of fixed pages that the site draws itself, by their names in the schema. */
export const sitePartPhrases = definePhrases({
  UA: {
    parts: {
      HASHTAG: {
        name: "Гештег",
        about:
          "Заголовок блока — це сам гештег. Поруч сайт показує малюнок і посилання на вашу соцмережу. Без заголовка відвідувачі не побачать цього блока.",
      },
      CONTACT_LIST: {
        name: "Контакти",
        about: "Тут сайт показує телефон, години, пошту, адресу й соцмережі з налаштувань.",
      },
      PHOTO_REMOVAL: {
        name: "Прохання прибрати світлину",
        about:
          "Тут сайт показує посилання на сторінку конфіденційності: там пояснено, як прибрати світлину або дані.",
      },
      REQUISITES: {
        name: "Реквізити",
        about: "Тут сайт показує банківські реквізити й QR-код із налаштувань.",
      },
      TABLE_OF_CONTENTS: {
        name: "Зміст",
        about: "Тут сайт показує посилання на всі заголовки сторінки.",
      },
      CONTROLLER: {
        name: "Хто відповідає за дані",
        about: "Тут сайт показує назву, код, адресу й контакти фонду з налаштувань.",
      },
      FORMS_ASKED: {
        name: "Які дані просимо",
        about:
          "Тут сайт описує кожну форму: які дані в ній просимо, навіщо і скільки їх зберігаємо.",
      },
      RETENTION: {
        name: "Строки зберігання",
        about:
          "Тут сайт пояснює, що буде стерто після закінчення строків, указаних у налаштуваннях.",
      },
      RIGHTS: {
        name: "Права людей",
        about: "Тут сайт перелічує права, які дає закон, і куди скаржитися.",
      },
      WITHDRAWAL: {
        name: "Відкликання згоди",
        about:
          "Тут сайт пояснює, як відкликати згоду (кнопка відкриває лист) і як прибрати світлину (посилання на форму).",
      },
      ON_DEVICE: {
        name: "Що зберігається на пристрої",
        about: "Тут сайт перелічує, що його програма зберігає у браузері читача.",
      },
      DONATE: {
        name: "Кнопка «Допомогти грошима»",
        about: "Тут сайт показує кнопку, що веде до реквізитів.",
      },
      CONTACT_WAYS: {
        name: "Телефон і пошта",
        about: "Тут сайт показує телефон і пошту з налаштувань.",
      },
      PARTNER_LIST: {
        name: "Перелік партнерів",
        about: "Тут сайт показує всіх партнерів із розділу «Партнери».",
      },
      TOGETHER_POINTS: {
        name: "Перелік точок",
        about: "Тут сайт показує міста, в яких є точки.",
      },
      COUNTERS: {
        name: "Лічильники",
        about: "Тут сайт показує лічильники з налаштувань: скільки зроблено за рік.",
      },
      LAST_MONTH: {
        name: "Гроші за останній місяць",
        about: "Тут сайт показує суми з найновішого звіту: скільки надійшло, витрачено й лишилося.",
      },
      PROJECTS: {
        name: "Проєкти",
        about: "Тут сайт показує до чотирьох проєктів.",
      },
      GOALS: {
        name: "Мрії",
        about: "Тут сайт показує два перші проєкти з розділу «Мрії».",
      },
      NEWS: {
        name: "Новини",
        about: "Тут сайт показує найновіші новини.",
      },
      DONATION: {
        name: "Як підтримати",
        about: "Тут сайт показує кнопку оплати й реквізити з налаштувань.",
      },
      PARTNERS: {
        name: "Партнери",
        about: "Тут сайт показує шістьох перших партнерів.",
      },
      FUNDED_PROJECTS: {
        name: "Проєкти за чиєїсь підтримки",
        about:
          "Заголовок над проєктами розділу «Дитячий фонд». Сам перелік сайт показує на його звичному місці, а блоки, які ви додасте, — під усіма переліками.",
      },
      PROJECT_GOALS: {
        name: "Цілі",
        about:
          "Заголовок і текст над проєктами розділу «Цілі». Сам перелік сайт показує на його звичному місці, а блоки, які ви додасте, — під усіма переліками.",
      },
    },
    required: "Цей блок можна перемістити, але не прибрати й не сховати.",
    onlyHidden: "Цей блок можна перемістити або сховати, але не прибрати.",
    /** Of the first screen of the home page. */
    first: "Цей блок завжди перший. Його не можна прибрати чи сховати.",
    /** In the list of pages, and beside the address of one. */
    fixed: "сторінка сайту",
    fixedAbout: "Ця сторінка є на кожному сайті. Її адреса не змінюється, і її не можна прибрати.",
    removable:
      "Адреса цієї сторінки не змінюється. Якщо ви її сховаєте чи перенесете до кошика, зникнуть і всі посилання на неї та сторінки, що під нею. З кошика її можна відновити будь-коли.",
  },
  ENG: {
    parts: {
      HASHTAG: {
        name: "Hashtag",
        about:
          "The heading of the block is the hashtag itself. The site adds a drawing and a link to your social network. Without a heading, visitors do not see this block.",
      },
      CONTACT_LIST: {
        name: "Contact details",
        about:
          "Here the site shows the phone, hours, email, address and social networks from the settings.",
      },
      PHOTO_REMOVAL: {
        name: "Request to remove a picture",
        about:
          "Here the site shows a link to the privacy page, which explains how to have a picture or data removed.",
      },
      REQUISITES: {
        name: "Bank details",
        about: "Here the site shows the bank details and the QR code from the settings.",
      },
      TABLE_OF_CONTENTS: {
        name: "Table of contents",
        about: "Here the site shows links to all headings of the page.",
      },
      CONTROLLER: {
        name: "Who is responsible for data",
        about:
          "Here the site shows the name, code, address and contacts of the foundation from the settings.",
      },
      FORMS_ASKED: {
        name: "Which data we ask for",
        about:
          "Here the site describes each form: which data we ask for, why, and how long the answers are kept.",
      },
      RETENTION: {
        name: "Retention periods",
        about:
          "Here the site explains what is erased after the periods that you set in the settings.",
      },
      RIGHTS: {
        name: "People’s rights",
        about: "Here the site lists the rights that the law gives, and where to complain.",
      },
      WITHDRAWAL: {
        name: "Withdrawing consent",
        about:
          "Here the site explains how to withdraw consent (a button starts an email) and how to have a picture removed (a link to the form).",
      },
      ON_DEVICE: {
        name: "What is kept on the device",
        about: "Here the site lists what its program stores in the reader’s browser.",
      },
      DONATE: {
        name: "Donation button",
        about: "Here the site shows a button that leads to the bank details.",
      },
      CONTACT_WAYS: {
        name: "Phone and email",
        about: "Here the site shows the phone and the email address from the settings.",
      },
      PARTNER_LIST: {
        name: "List of partners",
        about: "Here the site shows all partners from the section “Partners”.",
      },
      TOGETHER_POINTS: {
        name: "List of points",
        about: "Here the site shows the cities that have points.",
      },
      COUNTERS: {
        name: "Counters",
        about: "Here the site shows the counters from the settings: what was done in a year.",
      },
      LAST_MONTH: {
        name: "Money of the last month",
        about:
          "Here the site shows sums from the newest report: what was received, spent and left.",
      },
      PROJECTS: {
        name: "Projects",
        about: "Here the site shows up to four projects.",
      },
      GOALS: {
        name: "Goals",
        about: "Here the site shows the first two projects of the section “Our goals”.",
      },
      NEWS: {
        name: "News",
        about: "Here the site shows the latest news.",
      },
      DONATION: {
        name: "How to give",
        about: "Here the site shows the payment button and the bank details from the settings.",
      },
      PARTNERS: {
        name: "Partners",
        about: "Here the site shows the first six partners.",
      },
      FUNDED_PROJECTS: {
        name: "Projects with a supporter",
        about:
          "The heading above the projects of the section “Children’s fund”. The site shows that list in its usual place, and the blocks that you add below all lists.",
      },
      PROJECT_GOALS: {
        name: "Goals",
        about:
          "The heading and the text above the projects of the section “Goals”. The site shows that list in its usual place, and the blocks that you add below all lists.",
      },
    },
    required: "You can move this block, but neither remove nor hide it.",
    onlyHidden: "You can move or hide this block, but not remove it.",
    first: "This block is always the first. It cannot be removed or hidden.",
    fixed: "page of the site",
    fixedAbout: "Every site has this page. Its address does not change, and it cannot be removed.",
    removable:
      "The address of this page does not change. If you hide it or move it to the trash, all links to it and the pages below it disappear, too. You can restore it from the trash at any time.",
  },
});
