import { defineChoices } from "./define-choices.ts";

export const ForWhomEnum = defineChoices("ForWhom", "Who needs humanitarian help.", {
  FAMILY: "The applicant's family.",
  PERSON: "Another person.",
  INSTITUTION: "An institution.",
});
export type ForWhom = keyof typeof ForWhomEnum;

export const CircumstanceEnum = defineChoices("Circumstance", "Circumstance of a family.", {
  DISPLACED: "Internally displaced.",
  LARGE_FAMILY: "Family with three or more children.",
  SINGLE_PARENT: "Single-parent family.",
  DISABLED_CHILD: "A child with a disability.",
  SERVICE_FAMILY: "Family of a service member.",
  BEREAVED_FAMILY: "Family of someone killed or missing.",
  HOME_DAMAGED: "The home is damaged or destroyed.",
  UNSAID: "Prefers not to say.",
});
export type Circumstance = keyof typeof CircumstanceEnum;

export const NeedEnum = defineChoices("Need", "Type of help that is needed.", {
  FOOD: "Food.",
  HYGIENE: "Hygiene items.",
  BABY_CARE: "Baby food and nappies.",
  CLOTHES: "Clothes and shoes.",
  MEDICINE: "Medicine.",
  SCHOOL_SUPPLIES: "School supplies.",
  BEDDING: "Blankets and bedding.",
  TOYS: "Toys.",
  PROSTHETICS: "Prosthetics.",
  OTHER: "Something else.",
});
export type Need = keyof typeof NeedEnum;

/** Needs that reveal health data. */
export const healthNeeds: readonly Need[] = ["MEDICINE", "PROSTHETICS"];

export const DeliveryEnum = defineChoices("Delivery", "How help can be received.", {
  POINT: "Collected from a point.",
  NOVA_POSHTA: "At a branch of Nova Poshta.",
  HOME: "Needs to be delivered.",
});
export type Delivery = keyof typeof DeliveryEnum;
