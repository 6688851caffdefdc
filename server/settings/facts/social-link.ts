import { IsUrl, MaxLength } from "class-validator";
import { Field, FieldResolver, InputType, ObjectType, Resolver, Root } from "type-graphql";
import { Typed } from "../../platform/tidy-text.ts";

const description = "The foundation's page on a social network.";

@InputType({ description })
export class SocialLinkInput {
  @Field(() => String, { description: "HTTPS URL of the page, at most 300 characters." })
  @MaxLength(300)
  @Typed("url", IsUrl({ protocols: ["https"], require_protocol: true, disallow_auth: true }))
  url: string;
}

/** The settings store their list as JSON. */
@ObjectType({ description })
export class SocialLink {
  @Field(() => String, { description: "HTTPS URL of the page." })
  url: string;
}

/** Each network with its hosts; subdomains are the same network. `example` serves the demo content. */
const networks: readonly (readonly [name: string, ...hosts: string[]])[] = [
  ["Facebook", "facebook.com", "fb.com", "fb.me", "facebook.example"],
  ["Instagram", "instagram.com", "instagr.am", "instagram.example"],
  ["Telegram", "t.me", "telegram.me", "telegram.org", "telegram.example"],
  ["YouTube", "youtube.com", "youtu.be", "youtube.example"],
  ["TikTok", "tiktok.com"],
  ["X", "x.com", "twitter.com"],
  ["LinkedIn", "linkedin.com"],
  ["Threads", "threads.net", "threads.com"],
  ["WhatsApp", "wa.me", "whatsapp.com"],
  ["Viber", "viber.com"],
  ["Signal", "signal.me", "signal.group", "signal.org"],
  ["Bluesky", "bsky.app"],
  ["Pinterest", "pinterest.com", "pin.it"],
  ["Discord", "discord.com", "discord.gg"],
];

/** The name of the network to which a URL belongs; for an unknown one its host. */
export function networkOf(url: string): string {
  const host = URL.parse(url)?.hostname ?? "";
  const isAt = (known: string) => host === known || host.endsWith(`.${known}`);
  const [name] = networks.find(([, ...hosts]) => hosts.some(isAt)) ?? [];
  return name ?? host.replace(/^www\./, "");
}

@Resolver(() => SocialLink)
export class SocialLinkResolver {
  @FieldResolver(() => String, {
    description: "Name of the network, recognized by its host; for an unknown one the host.",
  })
  network(@Root() { url }: SocialLink): string {
    return networkOf(url);
  }
}
