/** Each form with its mutation and the type of its answers. */
export const mutations = {
  GENERAL: ["applyForHelp", "GeneralInput"],
  HUMANITARIAN: ["applyForHumanitarianHelp", "HumanitarianInput"],
  PSYCHOLOGICAL: ["applyForPsychologicalHelp", "PsychologicalInput"],
  VOLUNTEER: ["applyAsVolunteer", "VolunteerInput"],
  PSYCHOLOGIST: ["applyAsPsychologist", "PsychologistInput"],
  PARTNER: ["applyAsPartner", "PartnershipInput"],
} as const;
export type FormName = keyof typeof mutations;
export const formNames = Object.keys(mutations) as FormName[]; // keys forgets which ones

const everybody = { phone: "067 123 45 67", region: "CHERNIVTSI", consent: true };
const spoken = { ...everybody, contactMethod: "PHONE", language: "UA" };
const person = { fullName: "Оксана Д’яченко-Мельник", settlement: "Сторожинець" };
const offering = { ...spoken, ...person, email: "oksana@doloni.example" };

/** What a form takes as it is; a test changes what matters to it. */
export const answersTo: Record<FormName, Record<string, unknown>> = {
  GENERAL: { ...everybody, ...person, message: "Потрібна порада щодо житла" },
  HUMANITARIAN: {
    ...spoken,
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
    ...spoken,
    name: "Ластівка",
    forWhom: "ME",
    age: 34,
    format: "ONLINE",
    safeContact: true,
    healthConsent: true,
  },
  VOLUNTEER: {
    ...offering,
    age: "ADULT",
    areas: ["DRIVING"],
    place: "CHERNIVTSI",
    hours: "UP_TO_3",
    safeguarding: true,
  },
  PSYCHOLOGIST: {
    ...offering,
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
    ...offering,
    organisation: "Пекарня",
    type: "BUSINESS",
    country: "Україна",
    support: ["GOODS"],
    message: "Щотижня свіжий хліб для родин",
  },
};
