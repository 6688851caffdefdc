import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { EntityManager } from "typeorm";
import type { Context } from "../content/context.ts";
import { inLanguage, type Language, LanguageEnum } from "../language/language.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { PaymentCode, paymentCodes } from "./payment-code.ts";
import { Settings, SettingsTranslation } from "./settings.entity.ts";
import { SettingsInput } from "./settings.input.ts";
import { readSettings, saveSettings } from "./settings.service.ts";

const languageArg = {
  defaultValue: "ua",
  description: "The language words are given in.",
} as const;

@Resolver(() => Settings)
export class SettingsResolver {
  @Query(() => Settings, { description: "What the site says of the foundation everywhere." })
  settings(
    @Ctx() { db, loaders }: Context,
    @Arg("language", () => LanguageEnum, languageArg) language: Language,
  ) {
    // A page asks twice: for what surrounds it, and for its own sake.
    return loaders
      .loader(`settings:${language}`, (names) =>
        Promise.all(names.map(() => readSettingsIn(db, language))),
      )
      .load("");
  }

  @FieldResolver(() => SettingsTranslation, { description: "The words in that language." })
  translation(
    @Root() settings: Settings,
    @Arg("language", () => LanguageEnum, { nullable: true }) language?: Language,
  ) {
    return inLanguage(settings.translations, language ?? settings.requestedLanguage ?? "ua");
  }

  @FieldResolver(() => [PaymentCode], {
    description: "Codes that banking apps read, in the order to show them; none while unknown.",
  })
  paymentCodes(@Root() settings: Settings): PaymentCode[] {
    return paymentCodes(settings);
  }

  @Mutation(() => Settings, { description: "Saves the settings, both languages. For admins." })
  async saveSettings(
    @Ctx() context: RequestContext,
    @Arg("version", () => Int, {
      description: "The version you read; an older one is a CONFLICT.",
    })
    version: number,
    @Arg("language", () => LanguageEnum, languageArg) language: Language,
    @Arg("input", () => SettingsInput, { description: "The whole of them." }) input: SettingsInput,
  ) {
    await saveSettings(context, version, input);
    return readSettingsIn(context.db, language);
  }
}

async function readSettingsIn(db: EntityManager, language: Language): Promise<Settings> {
  const settings = await readSettings(db);
  settings.requestedLanguage = language;
  return settings;
}
