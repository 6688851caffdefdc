import { Field, ObjectType, registerEnumType } from "type-graphql";
import type { DeliveryResult } from "../mail/delivery-result.ts";
import { requireAdmin } from "../platform/viewer.ts";
import type { LaunchContext } from "./launch.context.ts";

const TestEmailOutcomeEnum = {
  SENT: "sent",
  NO_SERVER: "noServer",
  NO_SENDER: "noSender",
  UNKNOWN_HOST: "unknownHost",
  CONNECTION_REFUSED: "connectionRefused",
  NO_ANSWER: "noAnswer",
  NO_ENCRYPTION: "noEncryption",
  PASSWORD_REFUSED: "passwordRefused",
  SENDER_REFUSED: "senderRefused",
  RECIPIENT_REFUSED: "recipientRefused",
  OTHER: "other",
} as const;
type TestEmailOutcome = (typeof TestEmailOutcomeEnum)[keyof typeof TestEmailOutcomeEnum];

registerEnumType(TestEmailOutcomeEnum, {
  name: "TestEmailOutcome",
  description: "Whether a test e-mail was sent, or what stopped it.",
  valuesConfig: {
    SENT: { description: "Accepted by the mail server." },
    NO_SERVER: { description: "No mail server is configured (`SMTP_URL`)." },
    NO_SENDER: { description: "Neither `MAIL_FROM` nor the settings have a sender's address." },
    UNKNOWN_HOST: { description: "The mail server's name has no address." },
    CONNECTION_REFUSED: { description: "Nothing listens at the mail server's port." },
    NO_ANSWER: { description: "The mail server did not answer in time." },
    NO_ENCRYPTION: { description: "The mail server offers no encrypted connection." },
    PASSWORD_REFUSED: { description: "The mail server refused the user name or the password." },
    SENDER_REFUSED: { description: "The mail server does not send for this sender." },
    RECIPIENT_REFUSED: { description: "The mail server refused the recipient or the text." },
    OTHER: { description: "Another error; see `code`." },
  },
});

@ObjectType({ description: "The result of sending a test e-mail." })
export class TestEmail {
  @Field(() => TestEmailOutcomeEnum, { description: "Whether it was sent, or what stopped it." })
  outcome: TestEmailOutcome;

  @Field(() => String, {
    nullable: true,
    description: "Host and port of the mail server; null when none is configured.",
  })
  server: string | null;

  @Field(() => String, {
    description: "Code of the error, such as `EENVELOPE 550`; blank when it was sent.",
  })
  code: string;
}

/** For admins. Sends at once, past the queue, so that the answer tells what the server said. */
export async function sendTestEmail(context: LaunchContext, to: string): Promise<TestEmail> {
  requireAdmin(context.viewer);
  const { sendEmail, hosting, publicUrl } = context;
  const server = hosting.mailServer;
  if (!sendEmail) return { outcome: "noServer", server, code: "" };
  const result = await sendEmail({ to, subject, text: textOf(publicUrl) });
  return {
    outcome: outcomeOf(result),
    server,
    code: result.kind === "sent" ? "" : result.code,
  };
}

const subject = "Пробний лист · Test e-mail";

const textOf = (publicUrl: string) => `Сайт ${publicUrl} може надсилати листи.

* * *

The site ${publicUrl} can send e-mails.
`;

/** By the codes of nodemailer and of the network. */
const outcomesByCode: Readonly<Record<string, TestEmailOutcome>> = {
  NO_SENDER: "noSender",
  EDNS: "unknownHost",
  ENOTFOUND: "unknownHost",
  EAI_AGAIN: "unknownHost",
  ECONNREFUSED: "connectionRefused",
  ETIMEDOUT: "noAnswer",
  ETLS: "noEncryption",
  EAUTH: "passwordRefused",
};

function outcomeOf(result: DeliveryResult): TestEmailOutcome {
  if (result.kind === "sent") return "sent";
  const [code = ""] = result.code.split(" ");
  const isRecipient = result.kind === "refused" || !result.isAway;
  if (code === "EENVELOPE" || code === "EMESSAGE") {
    return isRecipient ? "recipientRefused" : "senderRefused";
  }
  return outcomesByCode[code] ?? "other";
}
