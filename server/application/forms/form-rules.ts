import { createHash } from "node:crypto";
import type { ApplicationForm } from "../application.entity.ts";
import { type FormRules, rulesOf } from "./field-rules.ts";
import { GeneralInput } from "./general.input.ts";
import { ChildAgesInput, HumanitarianInput } from "./humanitarian.input.ts";
import { PartnershipInput } from "./partnership.input.ts";
import { PsychologicalInput } from "./psychological.input.ts";
import { PsychologistInput } from "./psychologist.input.ts";
import { VolunteerInput } from "./volunteer.input.ts";

/** Every form's rules by its name in the schema, as `npm run codegen` hands them to the browser. */
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
});

/** Names the fields and rules of a form as they are now: others make another version. */
export function formVersion(form: ApplicationForm): string {
  const rules = JSON.stringify(formRules()[form.toUpperCase()]);
  return createHash("sha256").update(rules).digest("hex").slice(0, 12);
}

const withPrefix = (field: string, rules: FormRules): FormRules =>
  Object.fromEntries(Object.entries(rules).map(([inner, rule]) => [`${field}.${inner}`, rule]));
