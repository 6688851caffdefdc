import { ValidateBy } from "class-validator";
import { ArgsType, Field, ObjectType, registerEnumType } from "type-graphql";
import { isTelegramChat } from "../application/forms/address-lists.ts";
import type { DeliveryResult } from "../mail/delivery-result.ts";
import { requireAdmin } from "../platform/viewer.ts";
import type { LaunchContext } from "./launch.context.ts";

const TestTelegramOutcomeEnum = {
  SENT: "sent",
  NO_BOT: "noBot",
  TOKEN_REFUSED: "tokenRefused",
  CHAT_NOT_FOUND: "chatNotFound",
  CHAT_REFUSED: "chatRefused",
  NOT_REACHABLE: "notReachable",
  OTHER: "other",
} as const;
type TestTelegramOutcome = (typeof TestTelegramOutcomeEnum)[keyof typeof TestTelegramOutcomeEnum];

registerEnumType(TestTelegramOutcomeEnum, {
  name: "TestTelegramOutcome",
  description: "Whether a test message was sent in Telegram, or what stopped it.",
  valuesConfig: {
    SENT: { description: "Accepted by Telegram." },
    NO_BOT: { description: "No bot is configured (`TELEGRAM_BOT_TOKEN`)." },
    TOKEN_REFUSED: { description: "Telegram does not know the bot's token." },
    CHAT_NOT_FOUND: { description: "There is no such chat, or the bot has never been in it." },
    CHAT_REFUSED: { description: "The bot was removed from the chat, or may not write in it." },
    NOT_REACHABLE: { description: "Telegram did not answer." },
    OTHER: { description: "Another error; see `code`." },
  },
});

@ObjectType({ description: "The result of sending a test message in Telegram." })
export class TestTelegram {
  @Field(() => TestTelegramOutcomeEnum, { description: "Whether it was sent, or what stopped it." })
  outcome: TestTelegramOutcome;

  @Field(() => String, {
    description: "Code of the error, such as `CHAT_NOT_FOUND 400`; blank when it was sent.",
  })
  code: string;
}

@ArgsType()
export class TestTelegramArgs {
  @Field(() => String, { description: "Id of the chat, or its public name with `@`." })
  @ValidateBy({
    name: "chat",
    validator: { validate: (chat: unknown) => typeof chat === "string" && isTelegramChat(chat) },
  })
  chat: string;
}

/** For admins. Sends at once, past the queue, so that the answer tells what Telegram said. */
export async function sendTestTelegram(
  { viewer, sendTelegram, publicUrl }: LaunchContext,
  chat: string,
): Promise<TestTelegram> {
  requireAdmin(viewer);
  if (!sendTelegram) return { outcome: "noBot", code: "" };
  const text = `Сайт ${publicUrl} може писати в цей чат.\nThe site ${publicUrl} can write to this chat.`;
  const result = await sendTelegram({
    to: chat,
    subject: "Пробне повідомлення · Test message",
    text,
  });
  return { outcome: outcomeOf(result), code: result.kind === "sent" ? "" : result.code };
}

const outcomesByCode: Readonly<Record<string, TestTelegramOutcome>> = {
  TOKEN_REFUSED: "tokenRefused",
  CHAT_NOT_FOUND: "chatNotFound",
  CHAT_REFUSED: "chatRefused",
  TELEGRAM: "other",
};

function outcomeOf(result: DeliveryResult): TestTelegramOutcome {
  if (result.kind === "sent") return "sent";
  const [code = ""] = result.code.split(" ");
  // All other codes are those of the network.
  return outcomesByCode[code] ?? "notReachable";
}
