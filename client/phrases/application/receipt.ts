import { confidentiality } from "../confidentiality.ts";
import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

const days = ["", "одного робочого дня", "двох робочих днів", "трьох робочих днів"];
const fewDays = ["", "one working day", "two working days", "three working days"];

/** Phrases of the receipt, with the next steps for each form. */
export const receiptPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Заявку отримано",
    heading: (number: number) => `Дякуємо! Заявку № ${number} отримано`,
    path: "Шлях до сторінки",
    home: "Головна",
    reply: (count: number) =>
      `Відповімо впродовж ${days[count] ?? `${count} ${ukrainianWord(count, "робочого дня", "робочих днів", "робочих днів")}`}.`,
    promised: (hours: number) =>
      `Виконаємо ваше прохання впродовж ${hours} ${ukrainianWord(hours, "години", "годин", "годин")}.`,
    whatNext: "Що буде далі",
    numberLabel: "Номер вашої заявки",
    copyNumber: "Скопіювати номер заявки",
    numberCopied: "Номер скопійовано",
    copyFailed: "Не вдалося скопіювати. Виділіть номер і скопіюйте його або запишіть.",
    danger: "Якщо є загроза життю чи здоров’ю, не чекайте на нашу відповідь. Телефонуйте:",
    keepNumber:
      "Збережіть номер заявки: назвіть його, якщо зателефонуєте, і не доведеться розповідати спочатку.",
    next: {
      GENERAL:
        "Людина прочитає написане й зателефонує. Складемо план разом; якщо допомогти може хтось інший, дамо номер і пояснимо, що казати.",
      HUMANITARIAN:
        "Ми зателефонуємо, щоб уточнити запит, і скажемо, коли й де отримати допомогу. Якщо чогось не маємо, скажемо одразу.",
      PSYCHOLOGICAL: `Домовимося про зручний для вас день. ${confidentiality.UA.promise} ${confidentiality.UA.exception}`,
      VOLUNTEER: "Зателефонуємо, домовимося про розмову й розповімо про документи та навчання.",
      PSYCHOLOGIST:
        "Прочитаємо про вашу освіту й практику і запросимо на розмову. Перед першою зустріччю з дитиною попросимо витяг про відсутність судимості.",
      PARTNER: "Напишемо або зателефонуємо, щоб розпитати про вашу ідею й домовитися про зустріч.",
      PICTURE_REMOVAL:
        "Знайдемо світлину, приберемо її із сайту й повідомимо вам. Якщо її видно й на інших сторінках сайту, приберемо і звідти.",
    },
    nextInGeneral: "Людина прочитає заявку, зв’яжеться з вами й розповість про наступні кроки.",
    question: "Щось змінилося або забули написати? Зателефонуйте:",
    draftErased: "Чернетку на цьому пристрої стерто.",
    doors: {
      elsewhere: "Куди ще звернутися",
      meanwhile: "Поки чекаєте на відповідь",
      points: { title: "Дитячі точки", text: "Міста, у яких ми зустрічаємося з дітьми" },
      contacts: { title: "Контакти", text: "Телефон, пошта та адреса фонду" },
      projects: { title: "Наші проєкти", text: "Що ми робимо для дітей і родин" },
      reports: { title: "Звіти", text: "Що ми отримали й кому передали" },
      help: { title: "Інші способи допомогти", text: "Часом, речами, коштами, фахом" },
    },
  }),
  ENG: withNonBreakingSpaces({
    title: "Application received",
    heading: (number: number) => `Thank you! Application no. ${number} has been received`,
    path: "Breadcrumb",
    home: "Home",
    reply: (count: number) => `We will reply within ${fewDays[count] ?? `${count} working days`}.`,
    promised: (hours: number) =>
      `We will do what you asked within ${hours} ${englishWord(hours, "hour", "hours")}.`,
    whatNext: "What happens next",
    numberLabel: "Number of your application",
    copyNumber: "Copy the application’s number",
    numberCopied: "Number copied",
    copyFailed: "It could not be copied. Select the number and copy it, or write it down.",
    danger: "If somebody’s life or health is in danger, do not wait for our reply. Call:",
    keepNumber:
      "Keep this number and quote it when you call, so you do not have to explain everything again.",
    next: {
      GENERAL:
        "A person will read what you wrote and call you. We will make a plan together; if somebody else can help, we will give you their number and explain what to say.",
      HUMANITARIAN:
        "We will call to clarify the request and tell you when and where to receive the help. If we do not have something, we will say so at once.",
      PSYCHOLOGICAL: `We will agree on a day that suits you. ${confidentiality.ENG.promise} ${confidentiality.ENG.exception}`,
      VOLUNTEER:
        "We will call, arrange a conversation and tell you about the paperwork and training.",
      PSYCHOLOGIST:
        "We will read about your education and practice and invite you for a conversation. Before you first meet a child we will ask for a criminal record certificate.",
      PARTNER: "We will write or call to ask about your idea and to arrange a meeting.",
      PICTURE_REMOVAL:
        "We will find the picture, take it off the site and let you know. If it is shown on other pages, we will remove it there, too.",
    },
    nextInGeneral:
      "A person will read your application, get in touch and tell you about the next steps.",
    question: "Has something changed, or did you forget to mention something? Call:",
    draftErased: "The draft on this device has been erased.",
    doors: {
      elsewhere: "Where else to turn",
      meanwhile: "While you wait for our reply",
      points: { title: "Children’s points", text: "Cities where we meet children" },
      contacts: { title: "Contacts", text: "The foundation’s phone, email and address" },
      projects: { title: "Our projects", text: "What we do for children and families" },
      reports: { title: "Reports", text: "What we received and to whom we gave it" },
      help: { title: "Other ways to help", text: "With time, things, money, skills" },
    },
  }),
});
