import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** Questions of the psychologists' form, beside those that all forms share. */
export const applicationPsychologistPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Долучитися як психолог",
    description:
      "Заявка для дитячих і сімейних психологів, арттерапевтів та ігрових терапевтів: очно на дитячих точках або онлайн.",
    lead: "Розкажіть про освіту, практику й розклад. Зателефонуємо й домовимося про розмову.",
    steps: { profession: "Ваш фах", work: "Як працюєте", you: "Про вас" },
    education: {
      label: "Освіта: заклад, спеціальність, рік",
      hint: "Наприклад: ЧНУ, практична психологія, 2016. Дипломи покажете під час зустрічі.",
    },
    years: { label: "Стаж практики, років", hint: "Якщо тільки починаєте, напишіть 0." },
    childYears: {
      label: "Досвід роботи з дітьми",
      choices: {
        NONE: "Немає",
        UNDER_1_YEAR: "До 1 року",
        FROM_1_TO_3_YEARS: "1–3 роки",
        OVER_3_YEARS: "Понад 3 роки",
      },
    },
    methods: {
      label: "Напрями та методи",
      hint: "Можна обрати кілька варіантів.",
      choices: {
        CHILD: "Дитяча психологія",
        ADOLESCENT: "Підліткова психологія",
        FAMILY: "Сімейна психологія",
        CRISIS: "Криза та травма",
        ART: "Арттерапія",
        PLAY: "Ігрова терапія",
        FAIRY_TALE: "Казкотерапія",
        METAPHORICAL_CARDS: "Метафоричні карти",
        CBT: "Когнітивно-поведінкова терапія (КПТ)",
        OTHER: "Інше",
      },
    },
    format: {
      label: "Формат роботи",
      choices: { IN_PERSON: "Очно", ONLINE: "Онлайн", BOTH: "Очно й онлайн" },
    },
    place: {
      label: "Населений пункт або точка",
      hint: "Де вам зручно приймати очно: місто або дитяча точка.",
    },
    withoutPoints: {
      description:
        "Заявка для дитячих і сімейних психологів, арттерапевтів та ігрових терапевтів: очно або онлайн.",
      place: { label: "Населений пункт", hint: "Де вам зручно приймати очно." },
    },
    workLanguages: {
      label: "Мови роботи",
      hint: "Можна обрати кілька варіантів.",
      choices: {
        UKRAINIAN: "Українська",
        ENGLISH: "Англійська",
        POLISH: "Польська",
        ROMANIAN: "Румунська",
        HUNGARIAN: "Угорська",
        SIGN: "Українська жестова",
        OTHER: "Інша",
      },
    },
    hours: { label: "Годин на тиждень", hint: "Від 1 до 40." },
    supervision: { label: "Чи проходите супервізію?" },
    record: {
      label: "Чи готові надати витяг про відсутність судимості?",
      hint: "Попросимо його перед першою зустріччю з дитиною. Сюди нічого завантажувати не треба.",
    },
    link: {
      label: "Посилання на профіль або резюме",
      hint: "Адреса, що починається з https://",
    },
  }),
  ENG: withNonBreakingSpaces({
    title: "Join as a psychologist",
    description:
      "The form for child and family psychologists, art therapists and play therapists: in person at children’s points or online.",
    lead: "Tell us about your education, practice and hours. We will call and arrange a conversation.",
    steps: { profession: "Profession", work: "Your work", you: "About you" },
    education: {
      label: "Education: institution, speciality, year",
      hint: "For example: Kyiv University, practical psychology, 2016. You can show diplomas when we meet.",
    },
    years: { label: "Years of practice", hint: "If you are just starting, write 0." },
    childYears: {
      label: "Experience with children",
      choices: {
        NONE: "None",
        UNDER_1_YEAR: "Under 1 year",
        FROM_1_TO_3_YEARS: "1–3 years",
        OVER_3_YEARS: "Over 3 years",
      },
    },
    methods: {
      label: "Fields and methods",
      hint: "You can choose more than one.",
      choices: {
        CHILD: "Child psychology",
        ADOLESCENT: "Adolescent psychology",
        FAMILY: "Family psychology",
        CRISIS: "Crisis and trauma",
        ART: "Art therapy",
        PLAY: "Play therapy",
        FAIRY_TALE: "Fairy-tale therapy",
        METAPHORICAL_CARDS: "Metaphorical cards",
        CBT: "Cognitive behavioural therapy (CBT)",
        OTHER: "Other",
      },
    },
    format: {
      label: "Format",
      choices: { IN_PERSON: "In person", ONLINE: "Online", BOTH: "In person and online" },
    },
    place: {
      label: "Town or children’s point",
      hint: "Where you could see people in person: a town or a children’s point.",
    },
    withoutPoints: {
      description:
        "The form for child and family psychologists, art therapists and play therapists: in person or online.",
      place: { label: "Town", hint: "Where you could see people in person." },
    },
    workLanguages: {
      label: "Working languages",
      hint: "You can choose more than one.",
      choices: {
        UKRAINIAN: "Ukrainian",
        ENGLISH: "English",
        POLISH: "Polish",
        ROMANIAN: "Romanian",
        HUNGARIAN: "Hungarian",
        SIGN: "Ukrainian Sign Language",
        OTHER: "Another",
      },
    },
    hours: { label: "Hours per week", hint: "From 1 to 40." },
    supervision: { label: "Do you receive supervision?" },
    record: {
      label: "Can you provide a criminal record certificate?",
      hint: "We will ask for it before you first meet a child. There is nothing to upload here.",
    },
    link: {
      label: "Link to a profile or CV",
      hint: "An address that begins with https://",
    },
  }),
});
