import { defineChoices } from "./define-choices.ts";

export const OrganisationTypeEnum = defineChoices("OrganisationType", "What offers to help.", {
  BUSINESS: "A business.",
  CHARITY: "A charity or NGO.",
  INTERNATIONAL: "An international organisation.",
  PUBLIC: "A public institution.",
  EDUCATION: "An educational institution.",
  MEDIA: "A medium.",
  INDIVIDUAL: "A person.",
});
export type OrganisationType = keyof typeof OrganisationTypeEnum;

export const SupportEnum = defineChoices("Support", "How an organisation would help.", {
  FUNDING: "Funding.",
  GOODS: "Goods and humanitarian aid.",
  PRO_BONO: "Pro bono services.",
  PREMISES: "Premises.",
  MEDIA: "Media support.",
  PROJECT: "A joint project.",
});
export type Support = keyof typeof SupportEnum;
