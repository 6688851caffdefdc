import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { ukrainianWord } from "../numbers.ts";
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
    whatNext: "Що буде далі",
    keepNumber:
      "Збережіть номер заявки: назвіть його, якщо зателефонуєте, і не доведеться розповідати спочатку.",
    next: {
      GENERAL:
        "Людина прочитає написане й зателефонує. Складемо план разом; якщо допомогти може хтось інший, дамо номер і пояснимо, що казати.",
      HUMANITARIAN:
        "Ми перевіримо запит дзвінком і скажемо, коли й де забрати. Якщо чогось не маємо, скажемо одразу.",
      PSYCHOLOGICAL:
        "Домовимося про день, зручний вам. Почуте лишається між вами та психологом. Виняток — загроза життю чи безпеці дитини або іншої людини і те, чого вимагає закон: тоді ми залучаємо тих, хто може захистити, а за потреби — поліцію чи службу у справах дітей.",
      VOLUNTEER:
        "Зателефонуємо й домовимося про розмову: сорок хвилин, наживо або онлайн. Далі папери, навчання і три спостереження.",
      PSYCHOLOGIST:
        "Прочитаємо про вашу освіту й практику і запросимо на розмову. Перед першою зустріччю з дитиною попросимо витяг про несудимість.",
      PARTNER: "Напишемо або зателефонуємо, щоб розпитати про вашу ідею й домовитися про зустріч.",
    },
    nextInGeneral: "Людина прочитає заявку, зв’яжеться з вами й розповість про наступні кроки.",
    question: "Щось змінилося або забули написати? Зателефонуйте:",
    toHome: "На головну",
    draftErased: "Чернетку на цьому пристрої стерто.",
  }),
  ENG: withNonBreakingSpaces({
    title: "Application received",
    heading: (number: number) => `Thank you! Application no. ${number} has been received`,
    path: "Path to this page",
    home: "Home",
    reply: (count: number) => `We reply within ${fewDays[count] ?? `${count} working days`}.`,
    whatNext: "What happens next",
    keepNumber:
      "Keep the number: say it when you call, and you will not have to tell everything again.",
    next: {
      GENERAL:
        "A person reads what you wrote and calls you. We make a plan together; if somebody else can help, we give you their number and explain what to say.",
      HUMANITARIAN:
        "We check the request by phone and tell you when and where to collect it. If we do not have something, we say so at once.",
      PSYCHOLOGICAL:
        "We agree on a day that suits you. What is said stays between you and the psychologist. The exception is a threat to the life or safety of the child or another person, and what the law requires: then we involve those who can protect them and, if need be, the police or child services.",
      VOLUNTEER:
        "We call to arrange a talk: forty minutes, in person or online. After it come the papers, the training and three times watching.",
      PSYCHOLOGIST:
        "We read about your education and practice and invite you to a talk. Before you first meet a child we will ask for a criminal record certificate.",
      PARTNER: "We write or call to ask about your idea and to arrange a meeting.",
    },
    nextInGeneral:
      "A person reads your application, gets in touch and tells you about the next steps.",
    question: "Has something changed, or did you forget to say something? Call:",
    toHome: "To the home page",
    draftErased: "The draft on this device has been erased.",
  }),
});
