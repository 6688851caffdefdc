import { Arg, Ctx, Extensions, Mutation, Query, Resolver } from "type-graphql";
import { type Language, LanguageEnum } from "../../language/language.ts";
import { forVisitors } from "../../platform/viewer.ts";
import type { ApplicationContext } from "../application.context.ts";
import { type ApplicationForm, ApplicationFormEnum } from "../application.entity.ts";
import { ConsentText, consentFor } from "../forms/consent.ts";
import { FormAvailability, listFormAvailability } from "../forms/form-availability.ts";
import { GeneralInput } from "../forms/general.input.ts";
import { HumanitarianInput } from "../forms/humanitarian.input.ts";
import { PartnershipInput } from "../forms/partnership.input.ts";
import { PictureRemovalInput } from "../forms/picture-removal.input.ts";
import { PsychologicalInput } from "../forms/psychological.input.ts";
import { PsychologistInput } from "../forms/psychologist.input.ts";
import { VolunteerInput } from "../forms/volunteer.input.ts";
import {
  applyAsPartner,
  applyAsPsychologist,
  applyAsVolunteer,
  applyForHelp,
  applyForHumanitarianHelp,
  applyForPsychologicalHelp,
  requestPictureRemoval,
} from "./apply.service.ts";
import { SubmissionInput, SubmissionReceipt } from "./submission.input.ts";

// Validated after normalisation, in `submitApplication`: phone numbers have many notations.
const validatedAfterNormalising = { validateFn: () => undefined };
const submissionArg = {
  ...validatedAfterNormalising,
  description: "Data submitted with every form.",
};
const inputArg = { ...validatedAfterNormalising, description: "The answers to the form." };

@Resolver()
export class ApplyResolver {
  @Query(() => [FormAvailability], {
    description: "Lists the availability of all forms that are not removed. Public.",
  })
  applicationForms(@Ctx() { db }: ApplicationContext) {
    return listFormAvailability(db);
  }

  @Query(() => ConsentText, { description: "The current consent texts of a form. Public." })
  consentText(
    @Ctx() { db }: ApplicationContext,
    @Arg("form", () => ApplicationFormEnum, { description: "The form." }) form: ApplicationForm,
    @Arg("language", () => LanguageEnum, { description: "Language of the texts." })
    language: Language,
  ) {
    return consentFor(db, form, language);
  }

  @Extensions(forVisitors)
  @Mutation(() => SubmissionReceipt, {
    description: "Submits the short form for any kind of help. Public.",
  })
  applyForHelp(
    @Ctx() context: ApplicationContext,
    @Arg("sending", () => SubmissionInput, submissionArg) submission: SubmissionInput,
    @Arg("input", () => GeneralInput, inputArg) input: GeneralInput,
  ) {
    return applyForHelp(context, submission, input);
  }

  @Extensions(forVisitors)
  @Mutation(() => SubmissionReceipt, {
    description: "Submits a request for humanitarian help. Public.",
  })
  applyForHumanitarianHelp(
    @Ctx() context: ApplicationContext,
    @Arg("sending", () => SubmissionInput, submissionArg) submission: SubmissionInput,
    @Arg("input", () => HumanitarianInput, inputArg) input: HumanitarianInput,
  ) {
    return applyForHumanitarianHelp(context, submission, input);
  }

  @Extensions(forVisitors)
  @Mutation(() => SubmissionReceipt, {
    description: "Submits a request for psychological help. Public.",
  })
  applyForPsychologicalHelp(
    @Ctx() context: ApplicationContext,
    @Arg("sending", () => SubmissionInput, submissionArg) submission: SubmissionInput,
    @Arg("input", () => PsychologicalInput, inputArg) input: PsychologicalInput,
  ) {
    return applyForPsychologicalHelp(context, submission, input);
  }

  @Extensions(forVisitors)
  @Mutation(() => SubmissionReceipt, {
    description: "Submits an application to volunteer. Public.",
  })
  applyAsVolunteer(
    @Ctx() context: ApplicationContext,
    @Arg("sending", () => SubmissionInput, submissionArg) submission: SubmissionInput,
    @Arg("input", () => VolunteerInput, inputArg) input: VolunteerInput,
  ) {
    return applyAsVolunteer(context, submission, input);
  }

  @Extensions(forVisitors)
  @Mutation(() => SubmissionReceipt, {
    description: "Submits an application to work as a psychologist. Public.",
  })
  applyAsPsychologist(
    @Ctx() context: ApplicationContext,
    @Arg("sending", () => SubmissionInput, submissionArg) submission: SubmissionInput,
    @Arg("input", () => PsychologistInput, inputArg) input: PsychologistInput,
  ) {
    return applyAsPsychologist(context, submission, input);
  }

  @Extensions(forVisitors)
  @Mutation(() => SubmissionReceipt, {
    description: "Submits an offer of help from an organisation. Public.",
  })
  applyAsPartner(
    @Ctx() context: ApplicationContext,
    @Arg("sending", () => SubmissionInput, submissionArg) submission: SubmissionInput,
    @Arg("input", () => PartnershipInput, inputArg) input: PartnershipInput,
  ) {
    return applyAsPartner(context, submission, input);
  }

  @Extensions(forVisitors)
  @Mutation(() => SubmissionReceipt, {
    description: "Submits a request to remove a picture from the site. Public.",
  })
  requestPictureRemoval(
    @Ctx() context: ApplicationContext,
    @Arg("sending", () => SubmissionInput, submissionArg) submission: SubmissionInput,
    @Arg("input", () => PictureRemovalInput, inputArg) input: PictureRemovalInput,
  ) {
    return requestPictureRemoval(context, submission, input);
  }
}
