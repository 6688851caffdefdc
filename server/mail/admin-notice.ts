import type { EntityManager } from "typeorm";
import type { Language } from "../language/language.ts";
import { minuteInKyiv } from "../platform/kyiv-time.ts";
import { networkPrefix } from "../platform/network-prefix.ts";
import { inBothLanguages, type Message } from "./bilingual.ts";
import type { EmailContext } from "./email.context.ts";
import { queueEmail } from "./email-queue.service.ts";

/** A sensitive action, in both languages: a former address belongs to no account. */
export interface AdminNotice {
  /** What was done, as a heading without a full stop. */
  subject: Record<Language, string>;
  /** Each fact on a line of its own, such as from what to what. */
  lines: Record<Language, string>[];
  /** Path of the screen where it can be looked at. */
  path: string;
  /** Addresses that also receive it, such as an admin's earlier address. */
  also?: readonly string[];
}

/**
 * Queues the notice to every active admin in the transaction of the change. An admin whom the
 * change itself removes receives it only by `also`.
 */
export async function queueAdminNotice(
  manager: EntityManager,
  context: EmailContext,
  notice: AdminNotice,
): Promise<void> {
  const admins: { email: string }[] = await manager.query(
    `select email from account
     where 'admin' = any(roles) and deactivated_at is null and password_hash is not null`,
  );
  const recipients = new Set([...admins.map(({ email }) => email), ...(notice.also ?? [])]);
  const message = inBothLanguages(messagesOf(context, notice));
  for (const to of recipients) {
    const email = { to, ...message, applicationId: null };
    await queueEmail(manager, context.encryption, email, context.now);
  }
}

/** "IBAN: «old» → «new»", in the given language. */
export function fromTo(
  label: string,
  { before, after }: { before: string; after: string },
  language: Language,
): string {
  const [open, close] = quotes[language];
  const quote = (value: string) => (value ? `${open}${value}${close}` : blank[language]);
  return `${label}: ${quote(before)} → ${quote(after)}`;
}

const quotes = { ua: ["«", "»"], eng: ["“", "”"] } as const;
const blank = { ua: "не вказано", eng: "not set" };

function messagesOf(
  { viewer, now, address, publicUrl }: EmailContext,
  { subject, lines, path }: AdminNotice,
): Record<Language, Message> {
  const who = viewer.kind === "user" ? `${viewer.name || "—"} (${viewer.email})` : "—";
  const when = minuteInKyiv(now);
  const from = networkPrefix(address);
  const [screen, log] = [`${publicUrl}${path}`, `${publicUrl}/editor/security`];
  const linesIn = (language: Language) => lines.map((line) => line[language]).join("\n");
  return {
    ua: {
      subject: subject.ua,
      text: `${subject.ua}.

${linesIn("ua")}

Хто: ${who}
Коли: ${when} (за київським часом)
Мережа: ${from}

Переглянути: ${screen}
Якщо цього не мало статися, скасуйте зроблене, якщо це можливо, закрийте доступ до облікового запису й перевірте журнал безпеки: ${log}
`,
    },
    eng: {
      subject: subject.eng,
      text: `${subject.eng}.

${linesIn("eng")}

Who: ${who}
When: ${when} (Kyiv time)
Network: ${from}

See it here: ${screen}
If this should not have happened, undo it if possible, deactivate the account and check the security log: ${log}
`,
    },
  };
}
