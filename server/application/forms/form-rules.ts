import { createHash } from "node:crypto";
import { type ApplicationForm, ApplicationFormEnum } from "../application.entity.ts";
import { type FormRules, rulesOf } from "./field-rules.ts";
import { GeneralInput } from "./general.input.ts";
import { ChildAgesInput, HumanitarianInput } from "./humanitarian.input.ts";
import { PartnershipInput } from "./partnership.input.ts";
import { PictureRemovalInput } from "./picture-removal.input.ts";
import { PsychologicalInput } from "./psychological.input.ts";
import { PsychologistInput } from "./psychologist.input.ts";
import { VolunteerInput } from "./volunteer.input.ts";

/**
 * The rules of every form by its name in the schema; `npm run codegen` writes them to the client.
 */
export const formRules = (): Record<string, FormRules> => ({
  GENERAL: rulesOf(GeneralInput.prototype),
  HUMANITARIAN: {
    ...rulesOf(HumanitarianInput.prototype),
    ...withPrefix("childAges", rulesOf(ChildAgesInput.prototype)),
  },
  PSYCHOLOGICAL: rulesOf(PsychologicalInput.prototype),
  VOLUNTEER: rulesOf(VolunteerInput.prototype),
  PSYCHOLOGIST: rulesOf(PsychologistInput.prototype),
  PARTNER: rulesOf(PartnershipInput.prototype),
  PICTURE_REMOVAL: rulesOf(PictureRemovalInput.prototype),
});

/** Returns the rules of one form. */
export function rulesOfForm(form: ApplicationForm): FormRules {
  const [name = ""] = Object.entries(ApplicationFormEnum).find(([, value]) => value === form) ?? [];
  return formRules()[name] ?? {};
}

/** Returns a hash of a form's current fields and rules. */
export function formVersion(form: ApplicationForm): string {
  const rules = JSON.stringify(rulesOfForm(form));
  return createHash("sha256").update(rules).digest("hex").slice(0, 12);
}

const withPrefix = (field: string, rules: FormRules): FormRules =>
  Object.fromEntries(Object.entries(rules).map(([inner, rule]) => [`${field}.${inner}`, rule]));
