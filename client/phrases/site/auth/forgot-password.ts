import { definePhrases } from "../../phrases.ts";

/** Phrases of the page on which a user who forgot the password asks for a link. */
export const forgotPasswordPhrases = definePhrases({
  UA: {
    title: "Забули пароль?",
    lead: "Надішлемо посилання, щоб створити новий пароль.",
    send: "Надіслати посилання",
    sending: "Надсилаємо…",
    failed: "Не вдалося надіслати.",
    sent: "Якщо на цю пошту зареєстровано обліковий запис, лист уже в дорозі. Посилання діє пів години; упродовж перших п’яти хвилин іншого листа не надсилаємо. Перевірте й теку зі спамом.",
    noMail: "Сайт поки не надсилає листів.",
    askAdmin:
      "Попросіть нове посилання в того, хто має права адміністрування: його створюють у розділі «Користувачі».",
    onlyAdmin: "Якщо таких прав більше ніхто не має, новий пароль створюють на сервері:",
    remembered: "Згадали пароль?",
    toSignIn: "Увійдіть",
    questions: "Щось не виходить? Напишіть адміністрації сайту:",
  },
  ENG: {
    title: "Forgot your password?",
    lead: "We will send you a link to create a new password.",
    send: "Send the link",
    sending: "Sending…",
    failed: "Could not send the link.",
    sent: "If there is an account with this email address, the message is on its way. The link works for half an hour; no other message will be sent for the first five minutes. Check the spam folder too.",
    noMail: "The site does not send emails yet.",
    askAdmin: "Ask an administrator for a new link, which is created under “Users”.",
    onlyAdmin: "If nobody else is an administrator, a new password is created on the server:",
    remembered: "Remembered it?",
    toSignIn: "Sign in",
    questions: "Having trouble? Write to the site’s administrators:",
  },
});
