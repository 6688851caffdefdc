import type { MessageChannel } from "../mail/email.entity.ts";
import type { Settings } from "../settings/settings.entity.ts";
import { readSettings } from "../settings/settings.service.ts";
import type { Hosting, LaunchContext } from "./launch.context.ts";

/** Whether there is a mail server, and an address to send from. */
export const canSendEmail = (
  { mailServer, mailFrom }: Hosting,
  { email }: Pick<Settings, "email">,
): boolean => mailServer !== null && Boolean(mailFrom ?? email);

/** The channels whose messages are sent; those of others are only stored. */
export async function availableChannels({
  db,
  hosting,
}: Pick<LaunchContext, "db" | "hosting">): Promise<MessageChannel[]> {
  const channels: MessageChannel[] = [];
  if (canSendEmail(hosting, await readSettings(db))) channels.push("email");
  if (hosting.hasTelegramBot) channels.push("telegram");
  return channels;
}
