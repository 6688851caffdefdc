import { defineChoices } from "./define-choices.ts";

export const OrganisationTypeEnum = defineChoices(
  "OrganisationType",
  "Type of organisation that offers help.",
  {
    BUSINESS: "A business.",
    CHARITY: "A charity or NGO.",
    INTERNATIONAL: "An international organisation.",
    PUBLIC: "A public institution.",
    EDUCATION: "An educational institution.",
    MEDIA: "A media organisation.",
    INDIVIDUAL: "An individual.",
  },
);
export type OrganisationType = keyof typeof OrganisationTypeEnum;

export const SupportEnum = defineChoices("Support", "Type of support from an organisation.", {
  FUNDING: "Funding.",
  GOODS: "Goods and humanitarian aid.",
  PRO_BONO: "Pro bono services.",
  PREMISES: "Premises.",
  MEDIA: "Media support.",
  PROJECT: "A joint project.",
});
export type Support = keyof typeof SupportEnum;
