import type { Locator } from "@playwright/test";
import { paths } from "../../../client/paths.ts";
import { applicationPhrases } from "../../../client/phrases/application/application.ts";
import { applicationGeneralPhrases } from "../../../client/phrases/application/general.ts";
import { applicationHumanitarianPhrases } from "../../../client/phrases/application/humanitarian.ts";
import { applicationPartnerPhrases } from "../../../client/phrases/application/partner.ts";
import { pictureRemovalPhrases } from "../../../client/phrases/application/picture-removal.ts";
import { applicationPsychologicalPhrases } from "../../../client/phrases/application/psychological.ts";
import { applicationPsychologistPhrases } from "../../../client/phrases/application/psychologist.ts";
import { regionPhrases } from "../../../client/phrases/application/regions.ts";
import { applicationVolunteerPhrases } from "../../../client/phrases/application/volunteer.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import { choose, chooseSome, pick, tick, write } from "./form-fields.ts";

type FillField = (form: Locator) => Promise<void>;

/** Name and phone number of an applicant; all other answers are the same for everybody. */
export type Applicant = { language: Language; name: string; phone: string };

/** The fields to fill in, by step, in the order of the form. */
export type FormSteps = readonly (readonly FillField[])[];

const consent = { UA: /^Даю згоду/, ENG: /^I agree that/ };
const healthConsent = {
  UA: /^Надаю окрему однозначну згоду/,
  ENG: /^I give separate and explicit consent/,
};
const parentConfirmed = { UA: /^Підтверджую, що/, ENG: /^I confirm that/ };

const someText = "Потрібна порада щодо школи";
const someEmail = "nataliia@doloni.example";

function commonFields({ language, name, phone }: Applicant) {
  const { fields } = applicationPhrases[language];
  return {
    fullName: write(fields.fullName.label, name),
    phone: write(fields.phone.label, phone),
    email: write(fields.email.label, someEmail),
    byPhone: choose(fields.contactMethod.label, fields.contactMethod.choices.PHONE),
    region: pick(fields.region.label, regionPhrases[language].CHERNIVTSI),
    settlement: write(fields.settlement.label, "Сторожинець"),
    consent: tick(consent[language]),
  };
}

const contactFields = (sender: Applicant): FillField[] => {
  const { fullName, phone, email, byPhone, region, settlement } = commonFields(sender);
  return [fullName, phone, email, byPhone, region, settlement];
};

function general(sender: Applicant): FormSteps {
  const { fullName, phone, region, settlement, consent } = commonFields(sender);
  const { message } = applicationGeneralPhrases[sender.language];
  return [[fullName, phone, region, settlement, write(message.label, someText), consent]];
}

/** A family with two children that needs medicine, so consent about health is asked for. */
function humanitarian(sender: Applicant): FormSteps {
  const { fullName, phone, region, settlement, byPhone, consent } = commonFields(sender);
  const phrases = applicationHumanitarianPhrases[sender.language];
  const { forWhom, adults, children, ages, needs, urgency, delivery, message } = phrases;
  return [
    [
      choose(forWhom.label, forWhom.choices.FAMILY),
      write(adults.label, "2"),
      write(children.label, "2"),
      write(ages.to2, "1"),
      write(ages.to11, "1"),
      chooseSome(needs.label, needs.choices.FOOD, needs.choices.MEDICINE),
      choose(urgency.label, urgency.choices.WEEK),
      choose(delivery.label, delivery.choices.POINT),
      write(message.label, someText),
    ],
    [fullName, phone, region, settlement, byPhone, consent, tick(healthConsent[sender.language])],
  ];
}

/** A child who will visit a TOGETHER point. */
function psychological(sender: Applicant): FormSteps {
  const { phone, region, byPhone, consent } = commonFields(sender);
  const phrases = applicationPsychologicalPhrases[sender.language];
  const { forWhom, age, format, place, topics, name, safeContact } = phrases;
  const { yesNo } = applicationPhrases[sender.language];
  return [
    [
      choose(forWhom.label, forWhom.choices.CHILD),
      write(age.label, "7"),
      tick(parentConfirmed[sender.language]),
      choose(format.label, format.choices.IN_PERSON),
      write(place.label, "Калуш"),
      chooseSome(topics.label, topics.choices.SLEEP),
    ],
    [
      write(name.label, sender.name),
      phone,
      choose(safeContact.label, yesNo.true),
      byPhone,
      region,
      consent,
      tick(healthConsent[sender.language]),
    ],
  ];
}

/** A volunteer under 18, whose guardian is asked for. */
function volunteer(sender: Applicant): FormSteps {
  const phrases = applicationVolunteerPhrases[sender.language];
  const { areas, place, hours, age, guardianName, guardianPhone, safeguarding } = phrases;
  return [
    [
      chooseSome(areas.label, areas.choices.CHILDREN, areas.choices.EVENTS),
      choose(place.label, place.choices.IN_PERSON),
      choose(hours.label, hours.choices.UP_TO_3),
    ],
    [
      ...contactFields(sender),
      choose(age.label, age.choices.FROM_14_TO_17),
      write(guardianName.label, "Ірина Гринюк"),
      write(guardianPhone.label, "067 123 45 67"),
      tick(safeguarding.label),
      commonFields(sender).consent,
    ],
  ];
}

function psychologist(sender: Applicant): FormSteps {
  const phrases = applicationPsychologistPhrases[sender.language];
  const { education, years, childYears, methods, format, place, workLanguages, hours } = phrases;
  const { yesNo } = applicationPhrases[sender.language];
  return [
    [
      write(education.label, "ЧНУ, практична психологія, 2016"),
      write(years.label, "8"),
      choose(childYears.label, childYears.choices.OVER_3_YEARS),
      chooseSome(methods.label, methods.choices.PLAY),
    ],
    [
      choose(format.label, format.choices.BOTH),
      write(place.label, "Калуш"),
      chooseSome(workLanguages.label, workLanguages.choices.UKRAINIAN),
      write(hours.label, "6"),
      choose(phrases.supervision.label, yesNo.true),
      choose(phrases.record.label, yesNo.true),
    ],
    [...contactFields(sender), commonFields(sender).consent],
  ];
}

function partner(sender: Applicant): FormSteps {
  const phrases = applicationPartnerPhrases[sender.language];
  const { organisation, type, support, message } = phrases;
  return [
    [write(organisation.label, "Пекарня"), choose(type.label, type.choices.BUSINESS)],
    [chooseSome(support.label, support.choices.GOODS), write(message.label, someText)],
    [...contactFields(sender), commonFields(sender).consent],
  ];
}

function pictureRemoval(sender: Applicant): FormSteps {
  const { fullName, phone, consent } = commonFields(sender);
  const { picture, asker } = pictureRemovalPhrases[sender.language];
  return [
    [
      write(picture.label, "Дівчинка з повітряним змієм, сторінка табору"),
      choose(asker.label, asker.choices.PARENT),
      fullName,
      phone,
      consent,
    ],
  ];
}

/** Every form: its path, its answers, and the number of required answers in each step. */
export const forms = {
  GENERAL: { address: `${paths.needHelp()}#other`, stepsFor: general, missing: [6] },
  HUMANITARIAN: { address: paths.humanitarianHelp(), stepsFor: humanitarian, missing: [5, 7] },
  PSYCHOLOGICAL: { address: paths.psychologicalHelp(), stepsFor: psychological, missing: [2, 7] },
  VOLUNTEER: { address: paths.volunteer(), stepsFor: volunteer, missing: [3, 9] },
  PSYCHOLOGIST: { address: paths.psychologist(), stepsFor: psychologist, missing: [4, 5, 7] },
  PARTNER: { address: paths.partner(), stepsFor: partner, missing: [2, 2, 7] },
  PICTURE_REMOVAL: { address: paths.pictureRemoval(), stepsFor: pictureRemoval, missing: [5] },
} as const;

export type FormName = keyof typeof forms;
// `Object.keys` returns string[].
export const formNames = Object.keys(forms) as FormName[];
