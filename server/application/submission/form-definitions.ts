import type { ApplicationForm } from "../application.entity.ts";
import { healthNeeds } from "../forms/choices/humanitarian-choices.ts";
import type { GeneralInput } from "../forms/general.input.ts";
import type { HumanitarianInput } from "../forms/humanitarian.input.ts";
import type { PartnershipInput } from "../forms/partnership.input.ts";
import type { PictureRemovalInput } from "../forms/picture-removal.input.ts";
import type { PsychologicalInput } from "../forms/psychological.input.ts";
import type { PsychologistInput } from "../forms/psychologist.input.ts";
import type { VolunteerInput } from "../forms/volunteer.input.ts";
import type { Urgency } from "../urgency.ts";

type Texts = readonly (string | null | undefined)[];

/** How the answers of one form are indexed for search and counted in statistics. */
export interface FormDefinition<Input> {
  form: ApplicationForm;
  /** Names whose words are indexed for the search. */
  names(input: Input): Texts;
  /**
   * Phone numbers and e-mail addresses indexed for the search; the applicant's phone comes first.
   */
  contacts(input: Input): Texts;
  /** Stored unencrypted and permanently: must not contain personal or health data. */
  statistics(input: Input): object;
  /** How soon help is needed, if the form asks; stored unencrypted, too. */
  urgency?(input: Input): Urgency;
}

const general: FormDefinition<GeneralInput> = {
  form: "general",
  names: ({ fullName }) => [fullName],
  contacts: ({ phone }) => [phone],
  statistics: () => ({}),
};

const humanitarian: FormDefinition<HumanitarianInput> = {
  form: "humanitarian",
  names: ({ fullName }) => [fullName],
  contacts: ({ phone, email }) => [phone, email],
  statistics: ({ needs, adults, children }) => ({
    needs: [...new Set(needs.map((need) => (healthNeeds.includes(need) ? "OTHER" : need)))],
    householdSize: (adults ?? 0) + (children ?? 0) || null,
  }),
  urgency: ({ urgency }) => urgency,
};

const psychological: FormDefinition<PsychologicalInput> = {
  form: "psychological",
  names: ({ name }) => [name],
  contacts: ({ phone, email }) => [phone, email],
  // All other answers of this form are health data.
  statistics: () => ({}),
};

const volunteer: FormDefinition<VolunteerInput> = {
  form: "volunteer",
  names: ({ fullName, guardianName }) => [fullName, guardianName],
  contacts: ({ phone, email, guardianPhone }) => [phone, email, guardianPhone],
  statistics: ({ areas, place }) => ({ areas, place }),
};

const psychologist: FormDefinition<PsychologistInput> = {
  form: "psychologist",
  names: ({ fullName }) => [fullName],
  contacts: ({ phone, email }) => [phone, email],
  statistics: ({ methods }) => ({ methods }),
};

const partner: FormDefinition<PartnershipInput> = {
  form: "partner",
  names: ({ fullName, organisation }) => [fullName, organisation],
  contacts: ({ phone, email }) => [phone, email],
  statistics: ({ type, support }) => ({ type, support }),
};

const pictureRemoval: FormDefinition<PictureRemovalInput> = {
  form: "pictureRemoval",
  names: ({ fullName }) => [fullName],
  contacts: ({ phone, email }) => [phone, email],
  statistics: () => ({}),
};

export const formDefinitions = {
  general,
  humanitarian,
  psychological,
  volunteer,
  psychologist,
  partner,
  pictureRemoval,
};
