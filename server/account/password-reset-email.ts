import type { Language } from "../language/language.ts";

interface ResetLink {
  url: string;
  minutes: number;
  publicUrl: string;
}

/** Subject and text of the e-mail with the link for a new password. */
export const resetEmail = (language: Language, link: ResetLink) => emails[language](link);

const emails: Record<Language, (link: ResetLink) => { subject: string; text: string }> = {
  ua: ({ url, minutes, publicUrl }) => ({
    subject: `Новий пароль для входу — ${hostOf(publicUrl)}`,
    text: `Добрий день!

Хтось, найімовірніше ви, попросив змінити пароль для керування сайтом ${hostOf(publicUrl)}.
Щоб створити новий пароль, відкрийте посилання:

${url}

Воно діє ${minutes} хвилин і відкривається один раз. Коли ви збережете пароль, усі ваші сеанси завершаться, і ви ввійдете з новим.

Якщо ви цього не просили, нічого не робіть: пароль лишиться тим самим.
`,
  }),
  eng: ({ url, minutes, publicUrl }) => ({
    subject: `A new password for signing in – ${hostOf(publicUrl)}`,
    text: `Hello,

Somebody, most likely you, asked to change the password for managing the site ${hostOf(publicUrl)}.
To create a new password, open this link:

${url}

It works for ${minutes} minutes and opens once. When you save the password, all your sessions will end and you will be signed in with the new one.

If you did not ask for this, do nothing: your password will not change.
`,
  }),
};

const hostOf = (url: string): string => new URL(url).host;
