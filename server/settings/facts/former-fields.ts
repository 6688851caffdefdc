import { FieldResolver, Resolver, Root } from "type-graphql";
import { Settings } from "../settings.entity.ts";
import type { OpeningHours } from "./opening-hours.ts";
import { networkOf, type SocialLink } from "./social-link.ts";

export const hoursReason = "Use `workingHours`.";
export const linksReason = "Use `socialLinks`.";

/** One pair of hours from Monday to Friday and four networks, as clients of the last release send. */
export interface FormerSettings {
  opensAt?: string | null;
  closesAt?: string | null;
  facebookUrl?: string | null;
  instagramUrl?: string | null;
  telegramUrl?: string | null;
  youtubeUrl?: string | null;
}

/** The hours of an input, also of a client that knows one pair of them. */
export function hoursOf(input: FormerSettings & { workingHours: OpeningHours[] }): OpeningHours[] {
  const { workingHours, opensAt, closesAt } = input;
  if (workingHours.length > 0 || !opensAt || !closesAt) return workingHours;
  return [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: opensAt, closes: closesAt }));
}

/** The links of an input, also of a client that knows four networks. */
export function linksOf(input: FormerSettings & { socialLinks: SocialLink[] }): SocialLink[] {
  const { socialLinks, facebookUrl, instagramUrl, telegramUrl, youtubeUrl } = input;
  if (socialLinks.length > 0) return socialLinks;
  return [facebookUrl, instagramUrl, telegramUrl, youtubeUrl].flatMap((url) =>
    url ? { url } : [],
  );
}

const urlAt = ({ socialLinks }: Settings, network: string): string | null =>
  socialLinks.find(({ url }) => networkOf(url) === network)?.url ?? null;

@Resolver(() => Settings)
export class FormerSettingsResolver {
  @FieldResolver(() => String, {
    deprecationReason: hoursReason,
    description: "Opening time of the first working day, HH:MM; blank without working days.",
  })
  opensAt(@Root() { workingHours }: Settings): string {
    return workingHours[0]?.opens ?? "";
  }

  @FieldResolver(() => String, {
    deprecationReason: hoursReason,
    description: "Closing time of the first working day, HH:MM; blank without working days.",
  })
  closesAt(@Root() { workingHours }: Settings): string {
    return workingHours[0]?.closes ?? "";
  }

  @FieldResolver(() => String, {
    nullable: true,
    deprecationReason: linksReason,
    description: "HTTPS URL of the first Facebook page.",
  })
  facebookUrl(@Root() settings: Settings): string | null {
    return urlAt(settings, "Facebook");
  }

  @FieldResolver(() => String, {
    nullable: true,
    deprecationReason: linksReason,
    description: "HTTPS URL of the first Instagram page.",
  })
  instagramUrl(@Root() settings: Settings): string | null {
    return urlAt(settings, "Instagram");
  }

  @FieldResolver(() => String, {
    nullable: true,
    deprecationReason: linksReason,
    description: "HTTPS URL of the first Telegram channel.",
  })
  telegramUrl(@Root() settings: Settings): string | null {
    return urlAt(settings, "Telegram");
  }

  @FieldResolver(() => String, {
    nullable: true,
    deprecationReason: linksReason,
    description: "HTTPS URL of the first YouTube channel.",
  })
  youtubeUrl(@Root() settings: Settings): string | null {
    return urlAt(settings, "YouTube");
  }
}
