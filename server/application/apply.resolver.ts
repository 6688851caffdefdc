import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { type Language, LanguageEnum } from "../language/language.ts";
import type { ApplicationContext } from "./application.context.ts";
import { type ApplicationForm, ApplicationFormEnum } from "./application.entity.ts";
import {
  applyAsPartner,
  applyAsPsychologist,
  applyAsVolunteer,
  applyForHelp,
  applyForHumanitarianHelp,
  applyForPsychologicalHelp,
} from "./apply.service.ts";
import { ConsentText, consentFor } from "./consent.ts";
import { GeneralInput } from "./general.input.ts";
import { HumanitarianInput } from "./humanitarian.input.ts";
import { OpenForm, openForms } from "./open-forms.ts";
import { PartnershipInput } from "./partner.input.ts";
import { PsychologicalInput } from "./psychological.input.ts";
import { PsychologistInput } from "./psychologist.input.ts";
import { SendingInput, Sent } from "./sending.input.ts";
import { VolunteerInput } from "./volunteer.input.ts";

// Checked once they are tidied, together: phones are typed in many ways.
const checkedLater = { validateFn: () => undefined };
const sendingArg = { ...checkedLater, description: "What goes with every form." };
const inputArg = { ...checkedLater, description: "The answers." };

@Resolver()
export class ApplyResolver {
  @Query(() => [OpenForm], { description: "Every form, with whether it can be sent now." })
  applicationForms(@Ctx() { db }: ApplicationContext) {
    return openForms(db);
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

  @Mutation(() => Sent, { description: "Asks for whatever help, in short. Open to everybody." })
  applyForHelp(
    @Ctx() context: ApplicationContext,
    @Arg("sending", () => SendingInput, sendingArg) sending: SendingInput,
    @Arg("input", () => GeneralInput, inputArg) input: GeneralInput,
  ) {
    return applyForHelp(context, sending, input);
  }

  @Mutation(() => Sent, { description: "Asks for humanitarian help. Open to everybody." })
  applyForHumanitarianHelp(
    @Ctx() context: ApplicationContext,
    @Arg("sending", () => SendingInput, sendingArg) sending: SendingInput,
    @Arg("input", () => HumanitarianInput, inputArg) input: HumanitarianInput,
  ) {
    return applyForHumanitarianHelp(context, sending, input);
  }

  @Mutation(() => Sent, { description: "Asks for psychological help. Open to everybody." })
  applyForPsychologicalHelp(
    @Ctx() context: ApplicationContext,
    @Arg("sending", () => SendingInput, sendingArg) sending: SendingInput,
    @Arg("input", () => PsychologicalInput, inputArg) input: PsychologicalInput,
  ) {
    return applyForPsychologicalHelp(context, sending, input);
  }

  @Mutation(() => Sent, { description: "Offers time. Open to everybody." })
  applyAsVolunteer(
    @Ctx() context: ApplicationContext,
    @Arg("sending", () => SendingInput, sendingArg) sending: SendingInput,
    @Arg("input", () => VolunteerInput, inputArg) input: VolunteerInput,
  ) {
    return applyAsVolunteer(context, sending, input);
  }

  @Mutation(() => Sent, { description: "Offers to work as a psychologist. Open to everybody." })
  applyAsPsychologist(
    @Ctx() context: ApplicationContext,
    @Arg("sending", () => SendingInput, sendingArg) sending: SendingInput,
    @Arg("input", () => PsychologistInput, inputArg) input: PsychologistInput,
  ) {
    return applyAsPsychologist(context, sending, input);
  }

  @Mutation(() => Sent, { description: "Offers an organisation's help. Open to everybody." })
  applyAsPartner(
    @Ctx() context: ApplicationContext,
    @Arg("sending", () => SendingInput, sendingArg) sending: SendingInput,
    @Arg("input", () => PartnershipInput, inputArg) input: PartnershipInput,
  ) {
    return applyAsPartner(context, sending, input);
  }
}
