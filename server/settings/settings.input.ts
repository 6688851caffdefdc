import {
  ArrayMaxSize,
  ArrayUnique,
  IsOptional,
  IsUrl,
  Matches,
  ValidateIf,
  ValidateNested,
} from "class-validator";
import { Field, InputType } from "type-graphql";
import type { Declared } from "../content/fields/input-of.ts";
import { inputClass, type Omissible } from "../platform/record/input-of.ts";
import { Typed } from "../platform/tidy-text.ts";
import { CounterInput } from "./counter.ts";
import { EarlierCounts, EarlierSourcesInput } from "./earlier-counters.ts";
import { type FormerSettings, hoursReason, linksReason } from "./facts/former-fields.ts";
import { MoneyCategoryInput } from "./facts/money-category.ts";
import { OpeningHours, timeOfDay } from "./facts/opening-hours.ts";
import { SocialLinkInput } from "./facts/social-link.ts";
import { TeamGroupInput } from "./facts/team-group.ts";
import { Settings, SettingsTranslation } from "./settings.entity.ts";

type Stored = "id" | "version" | "updatedAt" | "setupFinishedAt" | "requestedLanguage";
/** The lists that the input declares itself below. */
type OwnLists = "workingHours" | "teamGroups" | "moneyCategories" | "socialLinks" | "counters";
/** Fields of which an input without them keeps the stored value. */
type KeepingStored = "mark" | "showsTogetherPoints";

type SettingsValues = Omissible<
  Declared<Settings, EarlierSourcesInput, Stored | OwnLists | KeepingStored | "translations">
> & { [Name in KeepingStored]?: Settings[Name] | null };

type SettingsTexts = Declared<
  SettingsTranslation,
  EarlierCounts,
  "id" | "itemId" | "item" | "language" | "updatedAt" | "workingHours"
>;

/** A blank value is not validated. */
const orBlank = () => ValidateIf((_input, text) => Boolean(text));

const https = { protocols: ["https"], require_protocol: true };

@InputType({ description: "The foundation's texts in one language." })
export class SettingsTranslationInput extends (inputClass(
  SettingsTranslation,
  EarlierCounts,
) as abstract new () => SettingsTexts & EarlierCounts) {
  @Field(() => String, {
    nullable: true,
    deprecationReason: "Use `SettingsInput.workingHours`.",
    description: "Ignored.",
  })
  schedule?: string | null;
}

@InputType({ description: "The settings' texts in both languages; both are required." })
export class SettingsTranslationsInput {
  @Field(() => SettingsTranslationInput, { description: "Ukrainian texts." })
  @ValidateNested()
  ua: SettingsTranslationInput;

  @Field(() => SettingsTranslationInput, { description: "English texts." })
  @ValidateNested()
  eng: SettingsTranslationInput;
}

@InputType({ description: "The complete settings; fields left out are reset to their defaults." })
export class SettingsInput
  extends (inputClass(Settings, EarlierSourcesInput) as abstract new () => SettingsValues &
    EarlierSourcesInput)
  implements FormerSettings
{
  @Field(() => [OpeningHours], {
    description: "Working hours of each working day, once for each day.",
  })
  @ArrayMaxSize(7)
  @ArrayUnique(({ weekday }: OpeningHours) => weekday)
  @ValidateNested({ each: true })
  workingHours: OpeningHours[] = [];

  // Programs of an earlier version do not know them.
  @Field(() => [MoneyCategoryInput], {
    nullable: true,
    description:
      "Up to 60 categories of income and spending, in display order; omit them to keep the stored ones.",
  })
  @IsOptional()
  @ArrayMaxSize(60)
  @ArrayUnique(({ id }: MoneyCategoryInput) => id || Symbol())
  @ValidateNested({ each: true })
  moneyCategories?: MoneyCategoryInput[] | null;

  // Programs of an earlier version do not know them.
  @Field(() => [TeamGroupInput], {
    nullable: true,
    description:
      "Up to 20 groups of the team, in display order; omit them to keep the stored ones.",
  })
  @IsOptional()
  @ArrayMaxSize(20)
  @ArrayUnique(({ id }: TeamGroupInput) => id)
  @ValidateNested({ each: true })
  teamGroups?: TeamGroupInput[] | null;

  @Field(() => [SocialLinkInput], {
    description: "Up to 20 pages on social networks, in display order, each once.",
  })
  @ArrayMaxSize(20)
  @ArrayUnique(({ url }: SocialLinkInput) => url)
  @ValidateNested({ each: true })
  socialLinks: SocialLinkInput[] = [];

  // Programs of an earlier version do not know them.
  @Field(() => [CounterInput], {
    nullable: true,
    description: "Up to 50 counters in display order; omit them to keep the stored ones.",
  })
  @IsOptional()
  @ArrayMaxSize(50)
  @ArrayUnique(({ id }: CounterInput) => id)
  @ValidateNested({ each: true })
  counters?: CounterInput[] | null;

  @Field(() => String, {
    nullable: true,
    deprecationReason: hoursReason,
    description: "Opening time, HH:MM, from Monday to Friday; ignored beside `workingHours`.",
  })
  @orBlank()
  @Typed("time", Matches(timeOfDay))
  opensAt?: string | null;

  @Field(() => String, {
    nullable: true,
    deprecationReason: hoursReason,
    description: "Closing time, HH:MM, from Monday to Friday; ignored beside `workingHours`.",
  })
  @orBlank()
  @Typed("time", Matches(timeOfDay))
  closesAt?: string | null;

  @Field(() => String, {
    nullable: true,
    deprecationReason: linksReason,
    description: "HTTPS URL of the Facebook page; ignored beside `socialLinks`.",
  })
  @orBlank()
  @Typed("url", IsUrl(https))
  facebookUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    deprecationReason: linksReason,
    description: "HTTPS URL of the Instagram page; ignored beside `socialLinks`.",
  })
  @orBlank()
  @Typed("url", IsUrl(https))
  instagramUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    deprecationReason: linksReason,
    description: "HTTPS URL of the Telegram channel; ignored beside `socialLinks`.",
  })
  @orBlank()
  @Typed("url", IsUrl(https))
  telegramUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    deprecationReason: linksReason,
    description: "HTTPS URL of the YouTube channel; ignored beside `socialLinks`.",
  })
  @orBlank()
  @Typed("url", IsUrl(https))
  youtubeUrl?: string | null;

  @Field(() => SettingsTranslationsInput, { description: "The texts in both languages." })
  @ValidateNested()
  translations: SettingsTranslationsInput;
}
