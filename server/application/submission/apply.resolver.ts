import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { type Language, LanguageEnum } from "../../language/language.ts";
import type { ApplicationContext } from "../application.context.ts";
import { type ApplicationForm, ApplicationFormEnum } from "../application.entity.ts";
import { ConsentText, consentFor } from "../forms/consent.ts";
import { FormAvailability, listFormAvailability } from "../forms/form-availability.ts";
import { GeneralInput } from "../forms/general.input.ts";
import { HumanitarianInput } from "../forms/humanitarian.input.ts";
import { PartnershipInput } from "../forms/partnership.input.ts";
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
} from "./apply.service.ts";
import { SubmissionInput, SubmissionReceipt } from "./submission.input.ts";

// Checked once they are tidied, together: phones are typed in many ways.
const validatedAfterNormalising = { validateFn: () => undefined };
const submissionArg = { ...validatedAfterNormalising, description: "What goes with every form." };
const inputArg = { ...validatedAfterNormalising, description: "The answers." };

@Resolver()
export class ApplyResolver {
  @Query(() => [FormAvailability], { description: "Every form, with whether it can be sent now." })
  applicationForms(@Ctx() { db }: ApplicationContext) {
    return listFormAvailability(db);
  }

  @Query(() => ConsentText, { description: "What senders of a form agree to today." })
  consentText(
    @Ctx() { db }: ApplicationContext,
    @Arg("form", () => ApplicationFormEnum, { description: "Which form." }) form: ApplicationForm,
    @Arg("language", () => LanguageEnum, { description: "The language of the words." })
    language: Language,
  ) {
    return consentFor(db, form, language);
  }

  @Mutation(() => SubmissionReceipt, {
    description: "Asks for whatever help, in short. Open to everybody.",
  })
  applyForHelp(
    @Ctx() context: ApplicationContext,
    @Arg("sending", () => SubmissionInput, submissionArg) submission: SubmissionInput,
    @Arg("input", () => GeneralInput, inputArg) input: GeneralInput,
  ) {
    return applyForHelp(context, submission, input);
  }

  @Mutation(() => SubmissionReceipt, {
    description: "Asks for humanitarian help. Open to everybody.",
  })
  applyForHumanitarianHelp(
    @Ctx() context: ApplicationContext,
    @Arg("sending", () => SubmissionInput, submissionArg) submission: SubmissionInput,
    @Arg("input", () => HumanitarianInput, inputArg) input: HumanitarianInput,
  ) {
    return applyForHumanitarianHelp(context, submission, input);
  }

  @Mutation(() => SubmissionReceipt, {
    description: "Asks for psychological help. Open to everybody.",
  })
  applyForPsychologicalHelp(
    @Ctx() context: ApplicationContext,
    @Arg("sending", () => SubmissionInput, submissionArg) submission: SubmissionInput,
    @Arg("input", () => PsychologicalInput, inputArg) input: PsychologicalInput,
  ) {
    return applyForPsychologicalHelp(context, submission, input);
  }

  @Mutation(() => SubmissionReceipt, { description: "Offers time. Open to everybody." })
  applyAsVolunteer(
    @Ctx() context: ApplicationContext,
    @Arg("sending", () => SubmissionInput, submissionArg) submission: SubmissionInput,
    @Arg("input", () => VolunteerInput, inputArg) input: VolunteerInput,
  ) {
    return applyAsVolunteer(context, submission, input);
  }

  @Mutation(() => SubmissionReceipt, {
    description: "Offers to work as a psychologist. Open to everybody.",
  })
  applyAsPsychologist(
    @Ctx() context: ApplicationContext,
    @Arg("sending", () => SubmissionInput, submissionArg) submission: SubmissionInput,
    @Arg("input", () => PsychologistInput, inputArg) input: PsychologistInput,
  ) {
    return applyAsPsychologist(context, submission, input);
  }

  @Mutation(() => SubmissionReceipt, {
    description: "Offers an organisation's help. Open to everybody.",
  })
  applyAsPartner(
    @Ctx() context: ApplicationContext,
    @Arg("sending", () => SubmissionInput, submissionArg) submission: SubmissionInput,
    @Arg("input", () => PartnershipInput, inputArg) input: PartnershipInput,
  ) {
    return applyAsPartner(context, submission, input);
  }
}
