import { type Language, languageTags } from "../language/language.ts";
import { timeZone } from "../platform/kyiv-time.ts";
import type { IssuedLink } from "./invitation.ts";

interface EmailedLink extends IssuedLink {
  /** Display name of the admin; may be blank. */
  inviter: string;
  publicUrl: string;
}

/** Subject and text of the e-mail with a one-time link, in the language of the account. */
export const invitationEmail = (link: EmailedLink): { subject: string; text: string } =>
  emails[link.user.language ?? "ua"](link);

const emails: Record<Language, (link: EmailedLink) => { subject: string; text: string }> = {
  ua: ({ url, user, inviter, expiresAt, publicUrl }) => {
    const host = hostOf(publicUrl);
    const by = inviter && ` (${inviter})`;
    return {
      subject: user.passwordHash ? `Новий пароль для входу — ${host}` : `Запрошення — ${host}`,
      text: `Добрий день${user.name && `, ${user.name}`}!

${
  user.passwordHash
    ? `Для вас створено посилання${by}, щоб створити новий пароль на сайті ${host}.`
    : `Вас запрошено${by} працювати із сайтом ${host}. Щоб створити пароль і ввійти, відкрийте посилання:`
}

${url}

Воно діє до ${dayOf(expiresAt, "ua")} і відкривається один раз. Не пересилайте його: хто відкриє першим, той і ввійде.

Якщо ви цього не чекали, просто видаліть цей лист.
`,
    };
  },
  eng: ({ url, user, inviter, expiresAt, publicUrl }) => {
    const host = hostOf(publicUrl);
    const by = inviter && ` (by ${inviter})`;
    return {
      subject: user.passwordHash ? `A new password – ${host}` : `Invitation – ${host}`,
      text: `Hello${user.name && ` ${user.name}`},

${
  user.passwordHash
    ? `A link to create a new password on ${host} has been made for you${by}.`
    : `You have been invited${by} to work on the site ${host}. To create a password and sign in, open this link:`
}

${url}

It works until ${dayOf(expiresAt, "eng")} and opens once. Do not forward it: the first person to open it can sign in.

If you did not expect this, simply delete this e-mail.
`,
    };
  },
};

const hostOf = (url: string): string => new URL(url).host;

const dayOf = (instant: Date, language: Language): string =>
  new Intl.DateTimeFormat(languageTags[language], { dateStyle: "long", timeZone }).format(instant);
