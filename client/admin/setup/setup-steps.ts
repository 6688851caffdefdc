import type { FieldPath } from "../bilingual-form.ts";

/** The steps of the assistant, in order. */
export const setupSteps = [
  "name",
  "demo",
  "logo",
  "contacts",
  "bank",
  "team",
  "mail",
  "notices",
  "review",
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** The settings' fields of each step, by a part of their paths. */
const fields: Readonly<Partial<Record<SetupStep, readonly string[]>>> = {
  name: ["foundationName", "tagline", "legalName", "foundingYear"],
  logo: [
    "logoId",
    "darkLogoId",
    "roundLogoId",
    "mark",
    "brandColour",
    "brandColourValue",
    "buttonColour",
    "buttonColourValue",
    "buttonText",
  ],
  contacts: ["phone", "email", "workingHours", "address"],
  bank: [
    "edrpou",
    "iban",
    "euroIban",
    "foreignIban",
    "swift",
    "recipient",
    "bankName",
    "bankAddress",
    "paymentPurpose",
  ],
};

/** Whether the step shows fields of the settings, which are saved when it is left. */
export const hasFields = (step: SetupStep): boolean => fields[step] !== undefined;

/** The step that shows a field; null for fields that only the settings' editor shows. */
export function stepOfField(path: FieldPath): SetupStep | null {
  const names = path.split(".");
  return setupSteps.find((step) => fields[step]?.some((name) => names.includes(name))) ?? null;
}
