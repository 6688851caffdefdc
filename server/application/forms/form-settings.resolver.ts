import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { type Language, LanguageEnum } from "../../language/language.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { type ApplicationForm, ApplicationFormEnum } from "../application.entity.ts";
import { EmergencyLine, FormSettings } from "./form-settings.entity.ts";
import { EmergencyLineInput, FormSettingsInput } from "./form-settings.input.ts";
import {
  listEmergencyLines,
  listFormSettings,
  saveEmergencyLines,
  saveFormSettings,
} from "./form-settings.service.ts";

@Resolver()
export class FormSettingsResolver {
  @Query(() => [FormSettings], {
    description: "What was decided about each form, with its staff address. For admins.",
  })
  applicationFormSettings(@Ctx() context: RequestContext) {
    return listFormSettings(context);
  }

  @Mutation(() => FormSettings, {
    description: "Opens or pauses a form, and sets its places and terms. For admins.",
  })
  saveApplicationFormSettings(
    @Ctx() context: RequestContext,
    @Arg("form", () => ApplicationFormEnum, { description: "Which form." }) form: ApplicationForm,
    @Arg("version", () => Int, {
      description: "The version you read; an older one is a CONFLICT.",
    })
    version: number,
    @Arg("input", () => FormSettingsInput, { description: "The whole of it." })
    input: FormSettingsInput,
  ) {
    return saveFormSettings(context, { form, version }, input);
  }
}

@Resolver(() => EmergencyLine)
export class EmergencyLineResolver {
  @FieldResolver(() => String, { description: "Whose it is." })
  name(
    @Root() line: EmergencyLine,
    @Arg("language", () => LanguageEnum, {
      defaultValue: "ua",
      description: "The language the name is given in.",
    })
    language: Language,
  ): string {
    return language === "ua" ? line.nameUa : line.nameEng;
  }

  @Query(() => [EmergencyLine], {
    description: "Whom to call when life is in danger, in order.",
  })
  emergencyLines(@Ctx() { db }: RequestContext) {
    return listEmergencyLines(db);
  }

  @Mutation(() => [EmergencyLine], {
    description: "Puts these lines in the place of all that were there, at most 10. For admins.",
  })
  saveEmergencyLines(
    @Ctx() context: RequestContext,
    @Arg("input", () => [EmergencyLineInput], { description: "All of them, in order." })
    input: EmergencyLineInput[],
  ) {
    return saveEmergencyLines(context, input);
  }
}
