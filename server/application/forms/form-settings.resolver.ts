import {
  Arg,
  Ctx,
  FieldResolver,
  GraphQLISODateTime,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { type Language, LanguageEnum } from "../../language/language.ts";
import type { EmailContext } from "../../mail/email.context.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { type ApplicationForm, ApplicationFormEnum } from "../application.entity.ts";
import { allChoices, changedChoices } from "./choices/choice-lists.ts";
import { FormChoice } from "./choices/form-choice.ts";
import { listEmergencyLines, saveEmergencyLines } from "./emergency-lines.ts";
import { EmergencyLine, FormSettings } from "./form-settings.entity.ts";
import { EmergencyLineInput, FormSettingsInput } from "./form-settings.input.ts";
import { listFormSettings, saveFormSettings } from "./form-settings.service.ts";

@Resolver(() => FormSettings)
export class FormSettingsResolver {
  @FieldResolver(() => [FormChoice], {
    description: "All choices of the lists that can be changed, in the form's order.",
  })
  choices(@Root() settings: FormSettings): FormChoice[] {
    return allChoices(settings);
  }

  @Query(() => [FormChoice], {
    description:
      "Lists the choices that are hidden or have labels of their own: those of `form`, or of all forms. Public.",
  })
  formChoices(
    @Ctx() { db }: RequestContext,
    @Arg("form", () => ApplicationFormEnum, { nullable: true, description: "The form." })
    form: ApplicationForm | null,
  ) {
    return changedChoices(db, form);
  }

  @Query(() => [FormSettings], {
    description: "Lists the settings of all forms. For admins.",
  })
  applicationFormSettings(@Ctx() context: RequestContext) {
    return listFormSettings(context);
  }

  @Mutation(() => FormSettings, {
    description:
      "Saves the settings of a form. Other recipients of notices, and a shorter retention period, need a password typed within ten minutes. For admins.",
  })
  saveApplicationFormSettings(
    @Ctx() context: EmailContext,
    @Arg("form", () => ApplicationFormEnum, { description: "The form." }) form: ApplicationForm,
    @Arg("version", () => Int, {
      description: "The version that you read. An outdated version causes a CONFLICT.",
    })
    version: number,
    @Arg("input", () => FormSettingsInput, {
      description: "The complete settings; fields left out are reset to their defaults.",
    })
    input: FormSettingsInput,
  ) {
    return saveFormSettings(context, { form, version }, input);
  }
}

@Resolver(() => EmergencyLine)
export class EmergencyLineResolver {
  @FieldResolver(() => String, { description: "The name in `language`." })
  name(
    @Root() line: EmergencyLine,
    @Arg("language", () => LanguageEnum, {
      defaultValue: "ua",
      description: "Language of the name.",
    })
    language: Language,
  ): string {
    return language === "ua" ? line.nameUa : line.nameEng;
  }

  @FieldResolver(() => String, {
    description: "When it answers, in `language`; blank if unknown.",
  })
  hours(
    @Root() line: EmergencyLine,
    @Arg("language", () => LanguageEnum, {
      defaultValue: "ua",
      description: "Language of the hours.",
    })
    language: Language,
  ): string {
    return language === "ua" ? line.hoursUa : line.hoursEng;
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "Time of the last test call by an administrator; null without a call since the number or the " +
      "hours were changed, and for visitors.",
  })
  confirmedAt(@Root() line: EmergencyLine, @Ctx() { viewer }: RequestContext): Date | null {
    return viewer.kind === "user" ? line.confirmedAt : null;
  }

  @FieldResolver(() => String, {
    description:
      "Name of the administrator who made the test call; blank without a test call, and for visitors.",
  })
  confirmedBy(@Root() line: EmergencyLine, @Ctx() { viewer }: RequestContext): string {
    return viewer.kind === "user" ? line.confirmedBy : "";
  }

  @Query(() => [EmergencyLine], {
    description: "Lists the emergency phone lines, in order.",
  })
  emergencyLines(@Ctx() { db }: RequestContext) {
    return listEmergencyLines(db);
  }

  @Mutation(() => [EmergencyLine], {
    description:
      "Replaces all emergency phone lines, at most 10. Other numbers need a password typed within ten minutes. For admins.",
  })
  saveEmergencyLines(
    @Ctx() context: EmailContext,
    @Arg("input", () => [EmergencyLineInput], { description: "The complete list, in order." })
    input: EmergencyLineInput[],
  ) {
    return saveEmergencyLines(context, input);
  }
}
