import { type Language, pathInLanguage } from "../../language/language.ts";
import type { Message } from "../../mail/bilingual.ts";
import { deviceName } from "../../platform/device-name.ts";
import { minuteInKyiv } from "../../platform/kyiv-time.ts";
import { networkPrefix } from "../../platform/network-prefix.ts";
import type { AccountContext } from "../account.context.ts";
import type { User } from "../user.entity.ts";

type Context = Pick<AccountContext, "now" | "address" | "userAgent" | "publicUrl">;

interface Facts {
  name: string;
  host: string;
  /** The new address. */
  email: string;
  minute: string;
  /** Network and device. */
  origin: string;
  forgotUrl: string;
}

/** What is mailed of a change of the user's address, in their language. */
export function emailChangeMessages(context: Context, user: User, email: string) {
  const { now, address, userAgent, publicUrl } = context;
  const language = user.language ?? "ua";
  const facts: Facts = {
    name: user.name,
    host: new URL(publicUrl).host,
    email,
    minute: minuteInKyiv(now),
    origin: [networkPrefix(address), deviceName(userAgent)].filter(Boolean).join(", "),
    forgotUrl: `${publicUrl}${pathInLanguage("/auth/forgot", language)}`,
  };
  // In the fragment, which browsers never send, so that the secret reaches no server log.
  const url = (secret: string) =>
    `${publicUrl}${pathInLanguage("/auth/email", language)}#${secret}`;
  const link = (secret: string, expiresAt: Date): Link => ({
    url: url(secret),
    until: minuteInKyiv(expiresAt),
  });
  return {
    toCurrent: (secret: string, expiresAt: Date): Message =>
      messages[language].toCurrent(facts, link(secret, expiresAt)),
    toNew: (secret: string, expiresAt: Date): Message =>
      messages[language].toNew(facts, link(secret, expiresAt)),
    changed: (): Message => messages[language].changed(facts),
  };
}

interface Link {
  url: string;
  /** When it expires. */
  until: string;
}

interface Messages {
  toCurrent: (facts: Facts, link: Link) => Message;
  /** A mistyped address is a stranger's: it names neither the user nor their present address. */
  toNew: (facts: Facts, link: Link) => Message;
  /** To the former address. */
  changed: (facts: Facts) => Message;
}

const messages: Record<Language, Messages> = {
  ua: {
    toCurrent: ({ name, host, email, minute, origin, forgotUrl }, { url, until }) => ({
      subject: `Підтвердьте зміну адреси для входу — ${host}`,
      text: `Добрий день${name && `, ${name}`}!

Хтось, найімовірніше ви, попросив змінити електронну адресу, з якою ви входите на сайт ${host}.

Нова адреса: ${email}
Коли: ${minute} (за київським часом)
Звідки: ${origin}

Якщо це ви, відкрийте посилання й підтвердьте зміну:

${url}

Воно діє до ${until} за київським часом. Адреса зміниться, коли її підтвердять і за посиланням, надісланим на нову адресу.

Якщо це не ви, адреса поки та сама. Відкрийте це посилання й виберіть «Це не я»: запит буде скасовано. Пароль від вашого облікового запису хтось знає, тож одразу створіть новий: ${forgotUrl}
І повідомте, будь ласка, адміністрацію сайту.
`,
    }),
    toNew: ({ host }, { url, until }) => ({
      subject: `Підтвердьте свою нову адресу — ${host}`,
      text: `Добрий день!

Хтось, найімовірніше ви, хоче входити на сайт ${host} із цією електронною адресою.
Щоб підтвердити, що вона ваша, відкрийте посилання:

${url}

Воно діє до ${until} за київським часом. Адреса зміниться, коли зміну підтвердять і за посиланням, надісланим на теперішню адресу.

Якщо ви цього не просили, відкрийте посилання й виберіть «Це не я» або просто видаліть цей лист: без вашого підтвердження нічого не зміниться.
`,
    }),
    changed: ({ name, host, email, minute }) => ({
      subject: `Адресу для входу змінено — ${host}`,
      text: `Добрий день${name && `, ${name}`}!

Адресу, з якою ви входите на сайт ${host}, змінено.

Нова адреса: ${email}
Коли: ${minute} (за київським часом)

Пароль лишився той самий. Листи про ваш обліковий запис надходитимуть на нову адресу, на цю — більше ні.

Якщо ви цього не підтверджували, одразу повідомте адміністрацію сайту.
`,
    }),
  },
  eng: {
    toCurrent: ({ name, host, email, minute, origin, forgotUrl }, { url, until }) => ({
      subject: `Confirm the change of your sign-in address – ${host}`,
      text: `Hello${name && ` ${name}`},

Somebody, most likely you, asked to change the e-mail address with which you sign in to ${host}.

New address: ${email}
When: ${minute} (Kyiv time)
From: ${origin}

If it was you, open this link and confirm the change:

${url}

It works until ${until}, Kyiv time. The address will change once the link that was sent to the new address has confirmed it as well.

If it was not you, the address has not changed. Open this link and choose “It was not me”: the request will be cancelled. Somebody knows the password of your account, so set a new one at once: ${forgotUrl}
And please tell the site’s administrators.
`,
    }),
    toNew: ({ host }, { url, until }) => ({
      subject: `Confirm your new address – ${host}`,
      text: `Hello,

Somebody, most likely you, wants to sign in to ${host} with this e-mail address.
To confirm that it is yours, open this link:

${url}

It works until ${until}, Kyiv time. The address will change once the link that was sent to the present address has confirmed it as well.

If you did not ask for this, open the link and choose “It was not me”, or simply delete this e-mail: nothing will change without your confirmation.
`,
    }),
    changed: ({ name, host, email, minute }) => ({
      subject: `Your sign-in address was changed – ${host}`,
      text: `Hello${name && ` ${name}`},

The address with which you sign in to ${host} was changed.

New address: ${email}
When: ${minute} (Kyiv time)

Your password is still the same. E-mails about your account will go to the new address, and no longer to this one.

If you did not confirm this, tell the site’s administrators at once.
`,
    }),
  },
};
