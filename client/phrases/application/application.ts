import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

/** Phrases that all forms share. */
export const applicationPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    steps: "Кроки заявки",
    stepOf: (place: number, of: number, title: string) => `Крок ${place} з ${of}: ${title}`,
    done: "пройдено",
    whichHelp: "Яка допомога",
    aboutYou: "Про вас",
    review: "Перевірка",
    youChose: "Ви обрали",
    change: "Змінити",
    changeStep: (title: string) => `Змінити: ${title}`,
    next: (title: string) => `Далі: ${title.toLowerCase()}`,
    back: "Назад",
    send: "Надіслати заявку",
    sending: "Надсилаємо…",
    reviewText: "Перечитайте, будь ласка. Якщо все так, надсилайте.",
    draftKept: "Чернетку збережено на цьому пристрої",
    dropDraft: "Стерти написане",
    dropping: {
      question: "Стерти все, що ви написали в цій формі?",
      yes: "Так, стерти",
      no: "Ні, лишити",
    },
    dropped: "Написане стерто",
    optional: "(необов’язково)",
    ifItApplies: "(якщо стосується)",
    choose: "Оберіть зі списку",
    yesNo: { true: "Так", false: "Ні" },
    consent: "Згода на обробку даних",
    healthConsent: "Згода на обробку даних про здоров’я",
    parentConfirmed: {
      label: "Підтвердження батьків",
      hint: "Заявку для дитини подає дорослий, який за неї відповідає.",
    },
    /** For a child who fills in the form; above the confirmation. */
    underAge: {
      title: "Вам ще немає 18 і ви пишете про себе?",
      text: "Ви можете подзвонити самі, без дорослих:",
      orCall: "Або зателефонуйте нам, порадимо, як бути:",
    },
    policyInConsent: "Політиці конфіденційності",
    honeypot: "Лишіть це поле порожнім",
    closed: {
      paused: "Цю форму поки призупинено",
      pausedText:
        "Ми відкриємо її, щойно зможемо відповідати вчасно. Якщо не можна чекати, зателефонуйте або напишіть: підкажемо, що зробити вже зараз.",
      full: "Нових заявок поки не приймаємо",
      fullText:
        "Не хочемо обіцяти того, чого не встигнемо. Зателефонуйте або напишіть: скажемо, коли знову прийматимемо заявки і хто допоможе раніше.",
      subject: "Питання щодо заявки",
    },
    placesLeft: (count: number) =>
      `Ще можемо прийняти: ${count} ${ukrainianWord(count, "заявку", "заявки", "заявок")}`,
    queued: {
      title: "Немає зв’язку. Надішлемо, щойно він з’явиться",
      text: "Заявку збережено на цьому пристрої. Сторінку можна закрити: надішлемо, щойно буде інтернет і ви знову відкриєте наш сайт.",
      unsafe: "Не закривайте, будь ласка, цю сторінку: браузер не дозволяє зберегти заявку.",
      again: "Спробувати зараз",
      orCall: "Не хочете чекати? Зателефонуйте:",
    },
    fields: {
      fullName: { label: "Ім’я та прізвище" },
      phone: { label: "Телефон" },
      email: { label: "Електронна пошта" },
      contactMethod: {
        label: "Як з вами краще зв’язатися?",
        choices: {
          PHONE: "Телефон",
          VIBER: "Viber",
          TELEGRAM: "Telegram",
          WHATSAPP: "WhatsApp",
          SIGNAL: "Signal",
          EMAIL: "Електронна пошта",
        },
      },
      language: {
        label: "Мова спілкування",
        choices: { UA: "Українська", ENG: "English" },
      },
      settlement: { label: "Населений пункт" },
      region: { label: "Область" },
    },
  }),
  ENG: withNonBreakingSpaces({
    steps: "Steps of the application",
    stepOf: (place: number, of: number, title: string) => `Step ${place} of ${of}: ${title}`,
    done: "done",
    whichHelp: "Kind of help",
    aboutYou: "About you",
    review: "Review",
    youChose: "You chose",
    change: "Change",
    changeStep: (title: string) => `Change: ${title}`,
    next: (title: string) => `Next: ${title.toLowerCase()}`,
    back: "Back",
    send: "Send the application",
    sending: "Sending…",
    reviewText: "Please read it over. If everything is right, send it.",
    draftKept: "Draft saved on this device",
    dropDraft: "Erase what I wrote",
    dropping: {
      question: "Erase everything you wrote in this form?",
      yes: "Yes, erase it",
      no: "No, keep it",
    },
    dropped: "Your draft has been erased",
    optional: "(optional)",
    ifItApplies: "(if it applies)",
    choose: "Choose from the list",
    yesNo: { true: "Yes", false: "No" },
    consent: "Consent to data processing",
    healthConsent: "Consent to processing health information",
    parentConfirmed: {
      label: "A parent’s confirmation",
      hint: "For a child, an adult who is responsible for them sends the form.",
    },
    underAge: {
      title: "Are you under 18 and writing about yourself?",
      text: "You can call by yourself, without an adult:",
      orCall: "Or call us, and we will tell you what can be done:",
    },
    policyInConsent: "Privacy policy",
    honeypot: "Leave this field empty",
    closed: {
      paused: "This form is paused for now",
      pausedText:
        "We will open it as soon as we can answer in time. If it cannot wait, call or write: we will tell you what can be done right away.",
      full: "We are not taking new applications for now",
      fullText:
        "We do not want to promise what we cannot do in time. Call or write: we will tell you when we take applications again and who can help sooner.",
      subject: "A question about applying",
    },
    placesLeft: (count: number) =>
      `We can still take ${count} ${englishWord(count, "application", "applications")}`,
    queued: {
      title: "No connection. We will send it when you are back online",
      text: "Your application is saved on this device. You can close the page: we will send it once you are online and open our site again.",
      unsafe: "Please do not close this page: the browser does not let us save the application.",
      again: "Try now",
      orCall: "Prefer not to wait? Call:",
    },
    fields: {
      fullName: { label: "Full name" },
      phone: { label: "Phone" },
      email: { label: "Email" },
      contactMethod: {
        label: "How should we contact you?",
        choices: {
          PHONE: "Phone",
          VIBER: "Viber",
          TELEGRAM: "Telegram",
          WHATSAPP: "WhatsApp",
          SIGNAL: "Signal",
          EMAIL: "Email",
        },
      },
      language: {
        label: "Preferred language",
        choices: { UA: "Українська", ENG: "English" },
      },
      settlement: { label: "City, town or village" },
      region: { label: "Region (oblast)" },
    },
  }),
});
