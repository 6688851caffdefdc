import type { ApplicationContext } from "./application.context.ts";
import type { ApplicationForm } from "./application.entity.ts";
import { healthNeeds } from "./choices/humanitarian-choices.ts";
import { GeneralInput } from "./general.input.ts";
import { ChildAgesInput, HumanitarianInput } from "./humanitarian.input.ts";
import { PartnershipInput } from "./partner.input.ts";
import { PsychologicalInput } from "./psychological.input.ts";
import { PsychologistInput } from "./psychologist.input.ts";
import { receive } from "./receive.service.ts";
import { SendingInput, type Sent } from "./sending.input.ts";
import { VolunteerInput } from "./volunteer.input.ts";

type Applying<Input> = (
  context: ApplicationContext,
  sending: SendingInput,
  input: Input,
) => Promise<Sent>;

export const applyForHelp: Applying<GeneralInput> = (context, sending, input) =>
  receive(context, sending, input, {
    form: "general",
    names: ({ fullName }) => [fullName],
    contacts: ({ phone }) => [phone],
    statistics: () => ({}),
  });

export const applyForHumanitarianHelp: Applying<HumanitarianInput> = (context, sending, input) =>
  receive(context, sending, input, {
    form: "humanitarian",
    names: ({ fullName }) => [fullName],
    contacts: ({ phone, email }) => [phone, email],
    statistics: ({ needs, adults, children }) => ({
      needs: [...new Set(needs.map((need) => (healthNeeds.includes(need) ? "OTHER" : need)))],
      householdSize: (adults ?? 0) + (children ?? 0) || null,
    }),
  });

export const applyForPsychologicalHelp: Applying<PsychologicalInput> = (context, sending, input) =>
  receive(context, sending, input, {
    form: "psychological",
    names: ({ name }) => [name],
    contacts: ({ phone, email }) => [phone, email],
    // Whatever else is asked here tells of somebody's health.
    statistics: () => ({}),
  });

export const applyAsVolunteer: Applying<VolunteerInput> = (context, sending, input) =>
  receive(context, sending, input, {
    form: "volunteer",
    names: ({ fullName, guardianName }) => [fullName, guardianName],
    contacts: ({ phone, email, guardianPhone }) => [phone, email, guardianPhone],
    statistics: ({ areas, place }) => ({ areas, place }),
  });

export const applyAsPsychologist: Applying<PsychologistInput> = (context, sending, input) =>
  receive(context, sending, input, {
    form: "psychologist",
    names: ({ fullName }) => [fullName],
    contacts: ({ phone, email }) => [phone, email],
    statistics: ({ methods }) => ({ methods }),
  });

export const applyAsPartner: Applying<PartnershipInput> = (context, sending, input) =>
  receive(context, sending, input, {
    form: "partner",
    names: ({ fullName, organisation }) => [fullName, organisation],
    contacts: ({ phone, email }) => [phone, email],
    statistics: ({ type, support }) => ({ type, support }),
  });

/** The same for values that came without GraphQL: typed as in the schema, but not checked. */
type ApplyingPlainly = (
  context: ApplicationContext,
  sending: object,
  values: { childAges?: object | null },
) => Promise<Sent>;

const plainly =
  <Input extends object>(Input: new () => Input, apply: Applying<Input>): ApplyingPlainly =>
  (context, sending, values) => {
    const { childAges } = values;
    const nested = childAges && { childAges: Object.assign(new ChildAgesInput(), childAges) };
    const input = Object.assign(new Input(), values, nested);
    return apply(context, Object.assign(new SendingInput(), sending), input);
  };

/** How each form is sent by a browser without scripts. */
export const applyPlainly: Record<ApplicationForm, ApplyingPlainly> = {
  general: plainly(GeneralInput, applyForHelp),
  humanitarian: plainly(HumanitarianInput, applyForHumanitarianHelp),
  psychological: plainly(PsychologicalInput, applyForPsychologicalHelp),
  volunteer: plainly(VolunteerInput, applyAsVolunteer),
  psychologist: plainly(PsychologistInput, applyAsPsychologist),
  partner: plainly(PartnershipInput, applyAsPartner),
};
