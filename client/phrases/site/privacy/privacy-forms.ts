import { withNonBreakingSpaces } from "../../non-breaking-spaces.ts";
import { definePhrases } from "../../phrases.ts";

/** What each form collects and why, for the privacy policy; by the forms' names in the schema. */
export const privacyFormsPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    GENERAL: {
      name: "Звернення",
      asked: "Ім’я та прізвище, телефон, область, населений пункт, ваша розповідь.",
      purpose: "Зрозуміти, яка допомога потрібна, і зв’язатися з вами.",
    },
    HUMANITARIAN: {
      name: "Гуманітарна допомога",
      asked:
        "Ім’я та прізвище, телефон, за бажання електронна пошта, зручний спосіб зв’язку й мова, область і населений пункт; для кого допомога, скільки дорослих і дітей, вік дітей, за бажання обставини родини; що потрібно, як терміново й куди; опис ситуації. Ліки, протезування та інвалідність дитини — дані про здоров’я: на них окрема згода.",
      purpose: "Зібрати те, що підійде саме вашій родині, і передати вам.",
    },
    PSYCHOLOGICAL: {
      name: "Психологічна допомога",
      asked:
        "Ім’я або псевдонім, телефон, за бажання електронна пошта, зручний спосіб зв’язку й мова, область; для кого допомога та вік; формат, місце й час зустрічі; чи безпечно вам телефонувати; за бажання — що турбує, і коментар. На дані про здоров’я — окрема згода.",
      purpose: "Дібрати психолога й домовитися про першу зустріч так, щоб це було безпечно.",
    },
    VOLUNTEER: {
      name: "Волонтери",
      asked:
        "Ім’я та прізвище, телефон, електронна пошта, зручний спосіб зв’язку й мова, область і населений пункт; вікова група; чим, де й скільки годин хочете допомагати; за бажання авто, досвід, мотивація. До 18 років — ім’я й телефон одного з батьків або піклувальника.",
      purpose: "Знайти вам справу, домовитися про розмову й подбати про безпеку дітей.",
    },
    PSYCHOLOGIST: {
      name: "Психологи",
      asked:
        "Ім’я та прізвище, телефон, електронна пошта, зручний спосіб зв’язку й мова, область і населений пункт; освіта, стаж, досвід із дітьми, методи, формат, мови й години роботи; супервізія; чи готові надати витяг про відсутність судимості; за бажання посилання на профіль.",
      purpose: "Оцінити, чи підходить досвід для роботи з дітьми, і запросити на розмову.",
    },
    PARTNER: {
      name: "Партнери",
      asked:
        "Назва, тип і країна організації, за бажання код ЄДРПОУ й сайт; ваше ім’я та прізвище, за бажання посада, телефон, електронна пошта, зручний спосіб зв’язку й мова, область і населений пункт; як хочете співпрацювати та ваша ідея.",
      purpose: "Обговорити співпрацю.",
    },
    PICTURE_REMOVAL: {
      name: "Прохання прибрати світлину",
      asked:
        "Адреса або опис світлини; хто просить; ім’я та прізвище, телефон або електронна пошта; за бажання повідомлення.",
      purpose: "Знайти світлину, сховати її й повідомити вам.",
    },
  }),
  ENG: withNonBreakingSpaces({
    GENERAL: {
      name: "General request",
      asked: "Full name, phone, region, town or village, and your story.",
      purpose: "To understand what help is needed and to contact you.",
    },
    HUMANITARIAN: {
      name: "Humanitarian help",
      asked:
        "Full name, phone, email if you wish, how to reach you and in which language, region and town; whom the help is for, how many adults and children, the children’s ages and, if you wish, the family’s circumstances; what is needed, how soon and how to receive it; your situation. Medicine, prosthetics and a child’s disability are health information, with a separate consent.",
      purpose: "To put together what suits your family and to hand it over.",
    },
    PSYCHOLOGICAL: {
      name: "Psychological help",
      asked:
        "Name or nickname, phone, email if you wish, how to reach you and in which language, region; whom the help is for, and their age; format, place and time; whether it is safe to call you; if you wish, what is troubling you and a comment. Health information has a separate consent.",
      purpose: "To find the right psychologist and agree on a first meeting safely.",
    },
    VOLUNTEER: {
      name: "Volunteers",
      asked:
        "Full name, phone, email, how to reach you and in which language, region and town; age group; how, where and how many hours you would like to help; if you wish, car, experience, motivation. Until 18, the name and phone of a parent or guardian.",
      purpose: "To find you something to do, arrange a conversation and keep children safe.",
    },
    PSYCHOLOGIST: {
      name: "Psychologists",
      asked:
        "Full name, phone, email, how to reach you and in which language, region and town; education, years of practice, experience with children, methods, format, languages and hours; supervision; whether you can provide a criminal record certificate; if you wish, a link to a profile.",
      purpose:
        "To see whether your experience suits work with children, and to invite you for a conversation.",
    },
    PARTNER: {
      name: "Partners",
      asked:
        "The organisation’s name, type and country and, if you wish, its EDRPOU code and website; your full name, position if you wish, phone, email, how to reach you and in which language, region and town; how you would like to cooperate, and your idea.",
      purpose: "To discuss the cooperation.",
    },
    PICTURE_REMOVAL: {
      name: "Removal of a picture",
      asked:
        "The address or a description of the picture; who is asking; full name, phone or email; a message if you wish.",
      purpose: "To find the picture, hide it and tell you so.",
    },
  }),
});
