import { withNonBreakingSpaces } from "../../non-breaking-spaces.ts";
import { definePhrases } from "../../phrases.ts";

/**
 * What each form collects and why, for the privacy policy; by the forms' names in the schema. `health`
 * is the data with a consent of its own.
 */
export const privacyFormsPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    GENERAL: {
      name: "Коротка заявка",
      who: "ім’я та прізвище, телефон, область, населений пункт",
      what: "ваша розповідь",
      optional: "",
      health: "",
      purpose: "Зрозуміти, яка допомога потрібна, і зв’язатися з вами.",
    },
    HUMANITARIAN: {
      name: "Гуманітарна допомога",
      who: "ім’я та прізвище, телефон, зручний спосіб зв’язку й мова, область і населений пункт",
      what: "для кого допомога, скільки дорослих і дітей, вік дітей; що потрібно, як терміново й куди; опис ситуації",
      optional: "електронна пошта (обов’язкова, якщо обрали цей спосіб зв’язку), обставини родини",
      health: "ліки, лікування, інвалідність дитини",
      purpose: "Зібрати те, що підійде саме вашій родині, і передати вам.",
    },
    PSYCHOLOGICAL: {
      name: "Психологічна допомога",
      who: "ім’я або псевдонім, телефон, чи безпечно вам телефонувати, зручний спосіб зв’язку й мова, область",
      what: "для кого допомога та вік; формат і місце зустрічі",
      optional:
        "електронна пошта (обов’язкова, якщо обрали цей спосіб зв’язку), зручний час, коментар",
      health: "що турбує, і все, що ви пишете про стан здоров’я",
      purpose: "Дібрати психолога й домовитися про першу зустріч так, щоб це було безпечно.",
    },
    VOLUNTEER: {
      name: "Волонтери",
      who: "ім’я та прізвище, телефон, електронна пошта, зручний спосіб зв’язку й мова, область і населений пункт; до 18 років — ім’я й телефон одного з батьків або піклувальника",
      what: "вікова група; чим, де й скільки годин хочете допомагати",
      optional: "авто, досвід, мотивація",
      health: "",
      purpose: "Знайти вам справу, домовитися про розмову й подбати про безпеку дітей.",
    },
    PSYCHOLOGIST: {
      name: "Психологи",
      who: "ім’я та прізвище, телефон, електронна пошта, зручний спосіб зв’язку й мова, область і населений пункт",
      what: "освіта, стаж, досвід із дітьми, методи; формат, місце, мови й години роботи; супервізія; чи готові надати витяг про відсутність судимості",
      optional: "посилання на профіль",
      health: "",
      purpose: "Оцінити, чи підходить досвід для роботи з дітьми, і запросити на розмову.",
    },
    PARTNER: {
      name: "Партнери",
      who: "ваше ім’я та прізвище, телефон, електронна пошта, зручний спосіб зв’язку й мова, область і населений пункт",
      what: "назва, тип і країна організації; як хочете співпрацювати та ваша ідея",
      optional: "посада, код ЄДРПОУ й сайт організації",
      health: "",
      purpose: "Обговорити співпрацю.",
    },
    PICTURE_REMOVAL: {
      name: "Прохання прибрати світлину",
      who: "ім’я та прізвище, телефон або електронна пошта; хто просить",
      what: "адреса або опис світлини",
      optional: "повідомлення",
      health: "",
      purpose: "Знайти світлину, прибрати її із сайту й повідомити вам.",
    },
  }),
  ENG: withNonBreakingSpaces({
    GENERAL: {
      name: "Short application",
      who: "full name, phone, region, town or village",
      what: "your story",
      optional: "",
      health: "",
      purpose: "To understand what help is needed and to contact you.",
    },
    HUMANITARIAN: {
      name: "Humanitarian help",
      who: "full name, phone, how to reach you and in which language, region and town",
      what: "whom the help is for, how many adults and children, the children’s ages; what is needed, how soon and how to receive it; your situation",
      optional:
        "email (required if you choose it as the way to reach you), the family’s circumstances",
      health: "medicine, treatment, a child’s disability",
      purpose: "To put together what suits your family and to hand it over.",
    },
    PSYCHOLOGICAL: {
      name: "Psychological help",
      who: "name or nickname, phone, whether it is safe to call you, how to reach you and in which language, region",
      what: "whom the help is for, and their age; format and place of the meeting",
      optional:
        "email (required if you choose it as the way to reach you), the best time, a comment",
      health: "what is troubling you, and all that you write about health",
      purpose: "To find the right psychologist and agree on a first meeting safely.",
    },
    VOLUNTEER: {
      name: "Volunteers",
      who: "full name, phone, email, how to reach you and in which language, region and town; under 18, the name and phone of a parent or guardian",
      what: "age group; how, where and how many hours you would like to help",
      optional: "car, experience, motivation",
      health: "",
      purpose: "To find you something to do, arrange a conversation and keep children safe.",
    },
    PSYCHOLOGIST: {
      name: "Psychologists",
      who: "full name, phone, email, how to reach you and in which language, region and town",
      what: "education, years of practice, experience with children, methods; format, place, languages and hours; supervision; whether you can provide a criminal record certificate",
      optional: "a link to a profile",
      health: "",
      purpose:
        "To see whether your experience suits work with children, and to invite you for a conversation.",
    },
    PARTNER: {
      name: "Partners",
      who: "your full name, phone, email, how to reach you and in which language, region and town",
      what: "the organisation’s name, type and country; how you would like to cooperate, and your idea",
      optional: "your position, the organisation’s EDRPOU code and website",
      health: "",
      purpose: "To discuss the cooperation.",
    },
    PICTURE_REMOVAL: {
      name: "Removal of a picture",
      who: "full name, phone or email; who is asking",
      what: "the address or a description of the picture",
      optional: "a message",
      health: "",
      purpose: "To find the picture, take it off the site and let you know.",
    },
  }),
});
