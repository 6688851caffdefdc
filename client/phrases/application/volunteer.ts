import { englishFoundation, ukrainianFoundation } from "../foundation.tsx";
import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** Questions of the volunteers' form, beside those that all forms share. */
export const applicationVolunteerPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Стати волонтером",
    description: (name: string) =>
      `Заявка для волонтерів ${ukrainianFoundation("фонду", name)}: дитячі точки, склад, водіння, переклади, події. З 14 років.`,
    lead: "П’ять хвилин на заявку. Потім зателефонуємо й домовимося про розмову.",
    steps: { you: "Про вас", helping: "Ваша допомога" },
    age: {
      label: "Ваш вік",
      choices: { FROM_14_TO_17: "14–17 років", ADULT: "18 років або більше" },
    },
    guardianName: {
      label: "Ім’я та прізвище одного з батьків або піклувальника",
      hint: "Якщо вам 14–17 років, потрібна згода одного з батьків (усиновлювачів) або піклувальника. Ми зателефонуємо цій людині: попередьте її, будь ласка.",
    },
    guardianPhone: { label: "Телефон одного з батьків або піклувальника" },
    areas: {
      label: "Чим хочете допомагати?",
      hint: "Можна обрати кілька варіантів.",
      choices: {
        CHILDREN: "Робота з дітьми",
        WAREHOUSE: "Склад і логістика",
        DRIVING: "Водіння",
        TRANSLATION: "Переклад",
        DESIGN: "Фото й дизайн",
        WRITING: "Соцмережі та тексти",
        IT: "ІТ",
        EVENTS: "Організація подій",
        OTHER: "Інше",
      },
    },
    place: {
      label: "Де вам зручно?",
      choices: {
        IN_PERSON: "Очно",
        ONLINE: "Онлайн",
      },
    },
    withoutPoints: {
      description: (name: string) =>
        `Заявка для волонтерів ${ukrainianFoundation("фонду", name)}: склад, водіння, переклади, події. З 14 років.`,
    },
    hours: {
      label: "Скільки годин на тиждень?",
      choices: { UP_TO_3: "До 3", FROM_3_TO_8: "3–8", OVER_8: "Понад 8" },
    },
    hasCar: { label: "Чи маєте власне авто?" },
    experience: {
      label: "Досвід",
      hint: "Якщо є: де волонтерили, з ким працювали, що вмієте.",
    },
    motivation: { label: "Чому ви хочете долучитися?" },
    safeguarding: {
      title: "Правила безпеки дітей",
      text: "Повний текст читаємо разом на першій зустрічі. Коротко:",
      rules: {
        alone: "Не лишаємося з дитиною наодинці: у групі завжди двоє дорослих.",
        questions: "Не розпитуємо про пережите й не обіймаємо без дозволу.",
        pictures: "Не фотографуємо дітей на власний телефон і нічого про них не публікуємо.",
        promises: "Не обіцяємо того, що від нас не залежить.",
        alarm:
          "Якщо дитині загрожує небезпека, одразу телефонуємо 112, 103 або 102 і кажемо тому, хто координує точку.",
      },
      label: "Погоджуюся дотримуватися правил безпеки дітей",
    },
  }),
  ENG: withNonBreakingSpaces({
    title: "Become a volunteer",
    description: (name: string) =>
      `The volunteers’ form of ${englishFoundation(name)}: children’s points, warehouse, driving, translation, events. From the age of 14.`,
    lead: "The form takes five minutes. Then we will call and arrange a conversation.",
    steps: { you: "About you", helping: "Your help" },
    age: {
      label: "Your age",
      choices: { FROM_14_TO_17: "14 to 17", ADULT: "18 or older" },
    },
    guardianName: {
      label: "Full name of a parent or guardian",
      hint: "If you are 14 to 17, we need the consent of a parent (including by adoption) or guardian. We will call this person: please let them know.",
    },
    guardianPhone: { label: "Phone number of a parent or guardian" },
    areas: {
      label: "How would you like to help?",
      hint: "You can choose more than one.",
      choices: {
        CHILDREN: "Working with children",
        WAREHOUSE: "Warehouse and logistics",
        DRIVING: "Driving",
        TRANSLATION: "Translation",
        DESIGN: "Photo and design",
        WRITING: "Social media and writing",
        IT: "IT",
        EVENTS: "Events",
        OTHER: "Other",
      },
    },
    place: {
      label: "Where is convenient for you?",
      choices: {
        IN_PERSON: "In person",
        ONLINE: "Online",
      },
    },
    withoutPoints: {
      description: (name: string) =>
        `The volunteers’ form of ${englishFoundation(name)}: warehouse, driving, translation, events. From the age of 14.`,
    },
    hours: {
      label: "Hours per week",
      choices: { UP_TO_3: "Up to 3", FROM_3_TO_8: "3–8", OVER_8: "Over 8" },
    },
    hasCar: { label: "Do you have your own car?" },
    experience: {
      label: "Experience",
      hint: "If any: where you volunteered, whom you worked with, what you are good at.",
    },
    motivation: { label: "Why would you like to join?" },
    safeguarding: {
      title: "Child safeguarding rules",
      text: "We read the full text together when we first meet. In short:",
      rules: {
        alone: "We are never alone with a child: a group always has two adults.",
        questions: "We do not ask about what they have been through, or hug without permission.",
        pictures: "We take no pictures on our own phones and publish nothing about the children.",
        promises: "We do not promise what does not depend on us.",
        alarm:
          "If a child is in danger, we call 112, 103 or 102 at once and tell the point’s coordinator.",
      },
      label: "I agree to follow the child safeguarding rules",
    },
  }),
});
