import type { ApplicationContext } from "../application.context.ts";
import type { ApplicationForm } from "../application.entity.ts";
import { GeneralInput } from "../forms/general.input.ts";
import { ChildAgesInput, HumanitarianInput } from "../forms/humanitarian.input.ts";
import { PartnershipInput } from "../forms/partnership.input.ts";
import { PictureRemovalInput } from "../forms/picture-removal.input.ts";
import { PsychologicalInput } from "../forms/psychological.input.ts";
import { PsychologistInput } from "../forms/psychologist.input.ts";
import { VolunteerInput } from "../forms/volunteer.input.ts";
import { type FormDefinition, formDefinitions } from "./form-definitions.ts";
import { SubmissionInput, type SubmissionReceipt } from "./submission.input.ts";
import { type Applicant, submitApplication } from "./submit.service.ts";

type SubmitForm<Input> = (
  context: ApplicationContext,
  submission: SubmissionInput,
  input: Input,
) => Promise<SubmissionReceipt>;

const submitFormOf =
  <Input extends Applicant>(definition: FormDefinition<Input>): SubmitForm<Input> =>
  (context, submission, input) =>
    submitApplication(context, submission, input, definition);

export const applyForHelp = submitFormOf(formDefinitions.general);
export const applyForHumanitarianHelp = submitFormOf(formDefinitions.humanitarian);
export const applyForPsychologicalHelp = submitFormOf(formDefinitions.psychological);
export const applyAsVolunteer = submitFormOf(formDefinitions.volunteer);
export const applyAsPsychologist = submitFormOf(formDefinitions.psychologist);
export const applyAsPartner = submitFormOf(formDefinitions.partner);
export const requestPictureRemoval = submitFormOf(formDefinitions.pictureRemoval);

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
  pictureRemoval: withoutScripts(PictureRemovalInput, requestPictureRemoval),
};
