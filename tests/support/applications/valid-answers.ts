/** The mutation of each form and its input type. */
export const mutations = {
  GENERAL: ["applyForHelp", "GeneralInput"],
  HUMANITARIAN: ["applyForHumanitarianHelp", "HumanitarianInput"],
  PSYCHOLOGICAL: ["applyForPsychologicalHelp", "PsychologicalInput"],
  VOLUNTEER: ["applyAsVolunteer", "VolunteerInput"],
  PSYCHOLOGIST: ["applyAsPsychologist", "PsychologistInput"],
  PARTNER: ["applyAsPartner", "PartnershipInput"],
  PICTURE_REMOVAL: ["requestPictureRemoval", "PictureRemovalInput"],
} as const;
export type FormName = keyof typeof mutations;
export const formNames = Object.keys(mutations) as FormName[]; // `Object.keys` returns string[]

const commonAnswers = { phone: "067 123 45 67", region: "CHERNIVTSI", consent: true };
const contactPreferences = { ...commonAnswers, contactMethod: "PHONE", language: "UA" };
const person = { fullName: "Оксана Д’яченко-Мельник", settlement: "Сторожинець" };
const contactDetails = { ...contactPreferences, ...person, email: "oksana@doloni.example" };

/** Valid answers of each form; a test changes what matters to it. */
export const answersTo: Record<FormName, Record<string, unknown>> = {
  GENERAL: { ...commonAnswers, ...person, message: "Потрібна порада щодо житла" },
  HUMANITARIAN: {
    ...contactPreferences,
    ...person,
    forWhom: "FAMILY",
    adults: 2,
    children: 0,
    needs: ["FOOD"],
    urgency: "WEEK",
    delivery: "POINT",
    message: "Сіли без їжі вдвох",
  },
  PSYCHOLOGICAL: {
    ...contactPreferences,
    name: "Ластівка",
    forWhom: "ME",
    age: 34,
    format: "ONLINE",
    safeContact: true,
    healthConsent: true,
  },
  VOLUNTEER: {
    ...contactDetails,
    age: "ADULT",
    areas: ["DRIVING"],
    place: "CHERNIVTSI",
    hours: "UP_TO_3",
    safeguarding: true,
  },
  PSYCHOLOGIST: {
    ...contactDetails,
    education: "ЧНУ, психологія, 2015",
    years: 8,
    childYears: "OVER_3_YEARS",
    methods: ["PLAY"],
    format: "ONLINE",
    workLanguages: ["UKRAINIAN"],
    hours: 4,
    supervision: true,
    record: true,
  },
  PARTNER: {
    ...contactDetails,
    organisation: "Пекарня",
    type: "BUSINESS",
    country: "Україна",
    support: ["GOODS"],
    message: "Щотижня свіжий хліб для родин",
  },
  PICTURE_REMOVAL: {
    picture: "Світлина з табору, дівчинка з повітряним змієм",
    asker: "PARENT",
    fullName: "Оксана Д’яченко-Мельник",
    phone: "067 123 45 67",
    consent: true,
  },
};
