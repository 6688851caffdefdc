import type { EntityManager } from "typeorm";
import type { SecurityContext } from "../history/record-security-event.ts";
import { type Language, pathInLanguage } from "../language/language.ts";
import type { EmailContext } from "../mail/email.context.ts";
import { queueEmail } from "../mail/email-queue.service.ts";
import { deviceName } from "../platform/device-name.ts";
import { minuteInKyiv } from "../platform/kyiv-time.ts";
import { networkPrefix } from "../platform/network-prefix.ts";
import type { User } from "./user.entity.ts";

type OwnerNotice =
  | "passwordChanged"
  | "secondStepAdded"
  | "secondStepRemoved"
  | "recoveryCodesRenewed";

/** Who changed the account, when and from where, together with what an e-mail needs. */
export type NoticeContext = SecurityContext & Pick<EmailContext, "encryption" | "publicUrl">;

/**
 * Queues an e-mail that tells the account's owner, in their language, how signing in was changed, in
 * the transaction of the change: whoever took the account over cannot do so unnoticed.
 */
export async function queueOwnerNotice(
  manager: EntityManager,
  context: NoticeContext,
  user: User,
  kind: OwnerNotice,
): Promise<void> {
  const { viewer, now, address, userAgent, publicUrl } = context;
  const language = user.language ?? "ua";
  const isOther = viewer?.kind === "user" && viewer.id !== user.id;
  const email = emails[language](kind, {
    name: user.name,
    host: new URL(publicUrl).host,
    minute: minuteInKyiv(now),
    origin: [networkPrefix(address), deviceName(userAgent)].filter(Boolean).join(", "),
    actor: isOther ? `${viewer.name || "—"} (${viewer.email})` : "",
    forgotUrl: `${publicUrl}${pathInLanguage("/auth/forgot", language)}`,
    accountUrl: `${publicUrl}${pathInLanguage("/editor/account", language)}`,
  });
  await queueEmail(
    manager,
    context.encryption,
    { to: user.email, ...email, applicationId: null },
    now,
  );
}

interface Facts {
  name: string;
  host: string;
  minute: string;
  /** Network and device; blank on the command line. */
  origin: string;
  /** Who changed it; blank if it was the owner, or nobody who is signed in. */
  actor: string;
  forgotUrl: string;
  accountUrl: string;
}

type WriteEmail = (kind: OwnerNotice, facts: Facts) => { subject: string; text: string };

const emails: Record<Language, WriteEmail> = {
  ua: (kind, { name, host, minute, origin, actor, forgotUrl, accountUrl }) => ({
    subject: `${headings.ua[kind]} — ${host}`,
    text: `Добрий день${name && `, ${name}`}!

${headings.ua[kind]}.

Сайт: ${host}
Коли: ${minute} (за київським часом)
Звідки: ${origin || "командний рядок сервера"}
${actor && `Хто: ${actor}\n`}
Якщо це зробили ви або про це домовлено з вами, більше нічого робити не треба.

Якщо ні, створіть новий пароль: ${forgotUrl}
Тоді всі сеанси вашого облікового запису завершаться.
${furtherSteps.ua[kind](accountUrl)}І повідомте, будь ласка, адміністрацію сайту.
`,
  }),
  eng: (kind, { name, host, minute, origin, actor, forgotUrl, accountUrl }) => ({
    subject: `${headings.eng[kind]} – ${host}`,
    text: `Hello${name && ` ${name}`},

${headings.eng[kind]}.

Site: ${host}
When: ${minute} (Kyiv time)
From: ${origin || "the server’s command line"}
${actor && `By: ${actor}\n`}
If you did this, or it was agreed with you, there is nothing else to do.

If not, set a new password: ${forgotUrl}
All sessions of your account then end.
${furtherSteps.eng[kind](accountUrl)}And please tell the site’s administrators.
`,
  }),
};

const headings: Record<Language, Record<OwnerNotice, string>> = {
  ua: {
    passwordChanged: "Ваш пароль змінено",
    secondStepAdded: "Двоетапний вхід увімкнено",
    secondStepRemoved: "Двоетапний вхід вимкнено",
    recoveryCodesRenewed: "Створено нові резервні коди",
  },
  eng: {
    passwordChanged: "Your password was changed",
    secondStepAdded: "Two-step sign-in was switched on",
    secondStepRemoved: "Two-step sign-in was switched off",
    recoveryCodesRenewed: "New recovery codes were made",
  },
};

/** What a new password alone does not undo. */
const furtherSteps: Record<Language, Record<OwnerNotice, (accountUrl: string) => string>> = {
  ua: {
    passwordChanged: () => "",
    secondStepAdded: () =>
      "Для цього потрібен і код, тож спершу попросіть адміністрацію скинути двоетапний вхід.\n",
    secondStepRemoved: (url) => `Потім увімкніть двоетапний вхід знову: ${url}\n`,
    recoveryCodesRenewed: (url) =>
      `Потім ще раз створіть резервні коди, і ці перестануть діяти: ${url}\n`,
  },
  eng: {
    passwordChanged: () => "",
    secondStepAdded: () =>
      "That takes a code too, so ask the administrators to reset two-step sign-in first.\n",
    secondStepRemoved: (url) => `Then switch two-step sign-in on again: ${url}\n`,
    recoveryCodesRenewed: (url) =>
      `Then make recovery codes once more, and these stop working: ${url}\n`,
  },
};
