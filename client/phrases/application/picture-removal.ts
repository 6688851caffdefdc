import { englishFoundation, ukrainianFoundation } from "../foundation.tsx";
import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

const ukrainianHours = (hours: number) =>
  `${hours} ${ukrainianWord(hours, "години", "годин", "годин")}`;
const englishHours = (hours: number) => `${hours} ${englishWord(hours, "hour", "hours")}`;

/**
 * The form that asks for the removal of a picture, and what the privacy policy says of it. The
 * promised hours come from the settings of the form.
 */
export const pictureRemovalPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Прибрати світлину",
    description: (name: string) =>
      `Як попросити ${ukrainianFoundation("фонд", name)} прибрати із сайту світлину, на якій ви або ваша дитина.`,
    lead: (hours: number) =>
      `Приберемо світлину із сайту впродовж ${ukrainianHours(hours)}. Пояснювати причину й доводити щось не потрібно.`,
    path: "Шлях до сторінки",
    home: "Головна",
    privacy: "Політика конфіденційності",
    call: "Зателефонуйте або напишіть",
    answer: (hours: number) => `Приберемо впродовж ${ukrainianHours(hours)}`,
    request: "Ваша заявка",
    picture: {
      label: "Яку світлину прибрати?",
      hint: "Вставте адресу сторінки чи світлини або опишіть, що на ній і де ви її бачили. Можна кілька.",
    },
    asker: {
      label: "Хто просить?",
      choices: {
        SHOWN: "Людина, яка на світлині",
        PARENT: "Хтось із батьків, опікун або піклувальник дитини",
        OTHER: "Хтось інший",
      },
    },
    phone: {
      label: "Телефон",
      hint: "Досить телефону або пошти: повідомимо, коли приберемо світлину.",
    },
    message: {
      label: "Що ще нам варто знати?",
      hint: "Документів і пояснень не потрібно.",
    },
    section: {
      title: "Як прибрати світлину",
      text: "Якщо ви не хочете, щоб на сайті було видно вас або вашу дитину, скажіть нам. Пояснювати причину й доводити щось не потрібно, навіть якщо раніше ви погодилися на зйомку.",
      ways: "Заповніть коротку форму: вистачить адреси сторінки або опису світлини. Можна також зателефонувати чи написати:",
      term: (hours: number) =>
        `Упродовж ${ukrainianHours(hours)} приберемо світлину із сайту. Якщо треба щось з’ясувати, зробимо це, коли її вже не буде видно. Сам файл видалимо, якщо попросите. У пошукових системах копія може зникнути за кілька днів.`,
      button: "Попросити прибрати світлину",
      subject: "Приберіть світлину",
    },
  }),
  ENG: withNonBreakingSpaces({
    title: "Remove a picture",
    description: (name: string) =>
      `How to ask ${englishFoundation(name)} to remove a picture of you or your child from the site.`,
    lead: (hours: number) =>
      `We will take the picture off the site within ${englishHours(hours)}. You do not have to give a reason or prove anything.`,
    path: "Breadcrumb",
    home: "Home",
    privacy: "Privacy policy",
    call: "Call or write",
    answer: (hours: number) => `We will take it down within ${englishHours(hours)}`,
    request: "Your application",
    picture: {
      label: "Which picture should we remove?",
      hint: "Paste the address of the page or the picture, or describe what it shows and where you saw it. It can be several.",
    },
    asker: {
      label: "Who is asking?",
      choices: {
        SHOWN: "The person in the picture",
        PARENT: "A parent or guardian of the child",
        OTHER: "Somebody else",
      },
    },
    phone: {
      label: "Phone",
      hint: "A phone number or an email is enough: we will tell you when the picture has been taken down.",
    },
    message: {
      label: "Is there anything else we should know?",
      hint: "We do not need documents or explanations.",
    },
    section: {
      title: "How to have a picture removed",
      text: "If you do not want yourself or your child to be seen on the site, tell us. You do not have to give a reason or prove anything, even if you once agreed to the picture.",
      ways: "Fill in a short form: the address of the page or a description of the picture is enough. You can also call or write:",
      term: (hours: number) =>
        `We will take the picture off the site within ${englishHours(hours)}. If anything has to be cleared up, we will do that once nobody can see it any more. We will delete the file itself if you ask. Search engines may show a copy for some days.`,
      button: "Ask us to remove a picture",
      subject: "Please remove a picture",
    },
  }),
});
