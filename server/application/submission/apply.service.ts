import type { ApplicationContext } from "../application.context.ts";
import type { ApplicationForm } from "../application.entity.ts";
import { healthNeeds } from "../forms/choices/humanitarian-choices.ts";
import { GeneralInput } from "../forms/general.input.ts";
import { ChildAgesInput, HumanitarianInput } from "../forms/humanitarian.input.ts";
import { PartnershipInput } from "../forms/partnership.input.ts";
import { PsychologicalInput } from "../forms/psychological.input.ts";
import { PsychologistInput } from "../forms/psychologist.input.ts";
import { VolunteerInput } from "../forms/volunteer.input.ts";
import { SubmissionInput, type SubmissionReceipt } from "./submission.input.ts";
import { submitApplication } from "./submit.service.ts";

type SubmitForm<Input> = (
  context: ApplicationContext,
  submission: SubmissionInput,
  input: Input,
) => Promise<SubmissionReceipt>;

export const applyForHelp: SubmitForm<GeneralInput> = (context, submission, input) =>
  submitApplication(context, submission, input, {
    form: "general",
    names: ({ fullName }) => [fullName],
    contacts: ({ phone }) => [phone],
    statistics: () => ({}),
  });

export const applyForHumanitarianHelp: SubmitForm<HumanitarianInput> = (
  context,
  submission,
  input,
) =>
  submitApplication(context, submission, input, {
    form: "humanitarian",
    names: ({ fullName }) => [fullName],
    contacts: ({ phone, email }) => [phone, email],
    statistics: ({ needs, adults, children }) => ({
      needs: [...new Set(needs.map((need) => (healthNeeds.includes(need) ? "OTHER" : need)))],
      householdSize: (adults ?? 0) + (children ?? 0) || null,
    }),
  });

export const applyForPsychologicalHelp: SubmitForm<PsychologicalInput> = (
  context,
  submission,
  input,
) =>
  submitApplication(context, submission, input, {
    form: "psychological",
    names: ({ name }) => [name],
    contacts: ({ phone, email }) => [phone, email],
    // All other answers of this form are health data.
    statistics: () => ({}),
  });

export const applyAsVolunteer: SubmitForm<VolunteerInput> = (context, submission, input) =>
  submitApplication(context, submission, input, {
    form: "volunteer",
    names: ({ fullName, guardianName }) => [fullName, guardianName],
    contacts: ({ phone, email, guardianPhone }) => [phone, email, guardianPhone],
    statistics: ({ areas, place }) => ({ areas, place }),
  });

export const applyAsPsychologist: SubmitForm<PsychologistInput> = (context, submission, input) =>
  submitApplication(context, submission, input, {
    form: "psychologist",
    names: ({ fullName }) => [fullName],
    contacts: ({ phone, email }) => [phone, email],
    statistics: ({ methods }) => ({ methods }),
  });

export const applyAsPartner: SubmitForm<PartnershipInput> = (context, submission, input) =>
  submitApplication(context, submission, input, {
    form: "partner",
    names: ({ fullName, organisation }) => [fullName, organisation],
    contacts: ({ phone, email }) => [phone, email],
    statistics: ({ type, support }) => ({ type, support }),
  });

/**
 * Submits values that did not pass through GraphQL: their types match the schema, but are
 * unchecked.
 */
type SubmitFormWithoutScripts = (
  context: ApplicationContext,
  submission: object,
  values: { childAges?: object | null },
) => Promise<SubmissionReceipt>;

const withoutScripts =
  <Input extends object>(
    Input: new () => Input,
    apply: SubmitForm<Input>,
  ): SubmitFormWithoutScripts =>
  (context, submission, values) => {
    const { childAges } = values;
    const nested = childAges && { childAges: Object.assign(new ChildAgesInput(), childAges) };
    const input = Object.assign(new Input(), values, nested);
    return apply(context, Object.assign(new SubmissionInput(), submission), input);
  };

/** The submit function of each form for browsers without JavaScript. */
export const applyWithoutScripts: Record<ApplicationForm, SubmitFormWithoutScripts> = {
  general: withoutScripts(GeneralInput, applyForHelp),
  humanitarian: withoutScripts(HumanitarianInput, applyForHumanitarianHelp),
  psychological: withoutScripts(PsychologicalInput, applyForPsychologicalHelp),
  volunteer: withoutScripts(VolunteerInput, applyAsVolunteer),
  psychologist: withoutScripts(PsychologistInput, applyAsPsychologist),
  partner: withoutScripts(PartnershipInput, applyAsPartner),
};
