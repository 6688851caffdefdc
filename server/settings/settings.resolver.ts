import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { type EntityManager, In } from "typeorm";
import type { Context } from "../content/context.ts";
import { Image } from "../image/image.entity.ts";
import { isWithheldAt } from "../image/withheld-images.ts";
import { inLanguage, type Language, LanguageEnum } from "../language/language.ts";
import type { EmailContext } from "../mail/email.context.ts";
import { isEditor, requireAdmin } from "../platform/viewer.ts";
import { scheduleIn, WorkingDays, workingDaysIn } from "./facts/working-days.ts";
import { PaymentCode, PaymentCodePreview, paymentCodes } from "./payment-code.ts";
import { previewPaymentCodes } from "./preview-payment-codes.ts";
import { Settings, SettingsTranslation } from "./settings.entity.ts";
import { SettingsInput } from "./settings.input.ts";
import { readSettings, saveSettings } from "./settings.service.ts";
import { showTogetherPoints } from "./show-together-points.ts";

const languageArg = {
  defaultValue: "ua",
  description: "Language in which `translation` answers when it has no argument of its own.",
} as const;

@Resolver(() => SettingsTranslation)
export class SettingsTranslationResolver {
  @FieldResolver(() => String, {
    description:
      "Working days and hours in a line: «Пн–Пт, 10:00–18:00», “Mon–Fri, 10:00–18:00”. Blank without working days.",
  })
  schedule(@Root() { workingHours = [], language }: SettingsTranslation): string {
    return scheduleIn(workingHours, language);
  }

  @FieldResolver(() => [WorkingDays], {
    description: "Working days and hours, one line for consecutive days with the same hours.",
  })
  workingDays(@Root() { workingHours = [], language }: SettingsTranslation): WorkingDays[] {
    return workingDaysIn(workingHours, language);
  }
}

@Resolver(() => Settings)
export class SettingsResolver {
  @Query(() => Settings, { description: "The foundation's contacts, requisites and figures." })
  settings(
    @Ctx() { db, loaders }: Context,
    @Arg("language", () => LanguageEnum, languageArg) language: Language,
  ) {
    // Layout and page both query the settings; the loader reads them once per request.
    return loaders
      .loader(`settings:${language}`, (names) =>
        Promise.all(names.map(() => readSettingsIn(db, language))),
      )
      .load("");
  }

  @FieldResolver(() => SettingsTranslation, { description: "The texts in the given language." })
  translation(
    @Root() settings: Settings,
    @Arg("language", () => LanguageEnum, {
      nullable: true,
      description: "Omit it to use the language of the root field.",
    })
    language?: Language,
  ) {
    return inLanguage(settings.translations, language ?? settings.requestedLanguage ?? "ua");
  }

  @FieldResolver(() => Image, {
    nullable: true,
    description: "The logo on light backgrounds; null for the drawing of the site.",
  })
  logo(@Root() { logoId }: Settings, @Ctx() context: Context) {
    return imageOf(context, logoId);
  }

  @FieldResolver(() => Image, {
    nullable: true,
    description: "The logo on dark backgrounds; null to use `logo`.",
  })
  darkLogo(@Root() { darkLogoId }: Settings, @Ctx() context: Context) {
    return imageOf(context, darkLogoId);
  }

  @FieldResolver(() => Image, {
    nullable: true,
    description:
      "The logo of which icons are made; null to use `logo`, or else the name's first letter.",
  })
  roundLogo(@Root() { roundLogoId }: Settings, @Ctx() context: Context) {
    return imageOf(context, roundLogoId);
  }

  @FieldResolver(() => [PaymentCode], {
    description: "Payment QR codes in display order; empty while the bank details are incomplete.",
  })
  paymentCodes(@Root() settings: Settings): PaymentCode[] {
    return paymentCodes(settings);
  }

  @Query(() => [PaymentCodePreview], {
    description:
      "The payment QR codes that the site would show after saving this input; fails as saving does. For admins.",
  })
  previewPaymentCodes(
    @Ctx() { viewer }: Context,
    @Arg("input", () => SettingsInput, { description: "The complete settings." })
    input: SettingsInput,
  ): PaymentCodePreview[] {
    requireAdmin(viewer);
    return previewPaymentCodes(input);
  }

  @Mutation(() => Settings, {
    description:
      "Saves the settings, both languages. Changed bank details and contacts, and switching `picturesNeedConsent` off, need a confirmed password. For admins.",
  })
  async saveSettings(
    @Ctx() context: EmailContext,
    @Arg("version", () => Int, {
      description: "Version that the editor read; an outdated one fails with CONFLICT.",
    })
    version: number,
    @Arg("language", () => LanguageEnum, languageArg) language: Language,
    @Arg("input", () => SettingsInput, {
      description: "The complete settings; fields left out are reset to their defaults.",
    })
    input: SettingsInput,
  ) {
    await saveSettings(context, version, input);
    return readSettingsIn(context.db, language);
  }

  @Mutation(() => Settings, {
    description: "Shows the together points to visitors, or hides them everywhere. For admins.",
  })
  async showTogetherPoints(
    @Ctx() context: EmailContext,
    @Arg("isShown", () => Boolean, { description: "Whether visitors see them afterwards." })
    isShown: boolean,
  ) {
    await showTogetherPoints(context, isShown);
    return readSettingsIn(context.db, "ua");
  }
}

/**
 * Most sites show the drawn palm, and no statement is needed. Visitors do not get a withheld logo.
 */
function imageOf(
  { db, loaders, viewer, now }: Context,
  id: string | null,
): Promise<Image | null> | null {
  if (!id) return null;
  return loaders
    .loader("settings-images", async (ids) => {
      const found = await db.findBy(Image, { id: In([...ids]) });
      const images = isEditor(viewer) ? found : found.filter((image) => !isWithheldAt(image, now));
      return ids.map((wanted) => images.find((image) => image.id === wanted) ?? null);
    })
    .load(id);
}

async function readSettingsIn(db: EntityManager, language: Language): Promise<Settings> {
  const settings = await readSettings(db);
  settings.requestedLanguage = language;
  return settings;
}
