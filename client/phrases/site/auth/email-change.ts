import { withNonBreakingSpaces } from "../../non-breaking-spaces.ts";
import { definePhrases } from "../../phrases.ts";

/** Phrases of the page of the links that confirm another sign-in address. */
export const emailChangeLinkPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Адреса для входу",
    lead: "Зміна адреси, з якою ви входите на сайт.",
    opening: "Відкриваємо ваше посилання…",
    needsScript: "Щоб підтвердити адресу, потрібен JavaScript. Увімкніть його й оновіть сторінку.",
    newAddress: "Нова адреса",
    fromNew: "Підтвердьте, що ця адреса ваша і що ви хочете входити з нею на сайт.",
    fromCurrent:
      "Підтвердьте, що надалі хочете входити з нею, а не з адресою, на яку надійшов цей лист.",
    confirm: "Підтвердити",
    refuse: "Це не я",
    failed: "Не вдалося.",
    changed: "Адресу змінено",
    changedText: (email: string) => `Відтепер входьте з адресою ${email}. Пароль той самий.`,
    waiting: "Підтверджено",
    waitingForCurrent:
      "Адреса зміниться, коли ви підтвердите зміну ще й за посиланням із листа на теперішню адресу.",
    waitingForNew: (email: string) =>
      `Адреса зміниться, коли ви підтвердите зміну ще й за посиланням із листа на ${email}.`,
    refused: "Запит скасовано",
    refusedByNew: "Дякуємо. Цю адресу не буде використано.",
    refusedByCurrent:
      "Адреса лишилася та сама. Хтось знає ваш пароль: створіть новий і повідомте адміністрацію сайту.",
    taken: "Ця адреса вже має обліковий запис",
    takenText: "Тому запит скасовано. Обидва облікові записи лишилися, як були.",
    toNewPassword: "Створити новий пароль",
    toAccount: "До вашого облікового запису",
    toSignIn: "Увійти",
    expiredLink: "Це посилання вже не діє.",
    incomplete: "У посиланні бракує частини.",
    askForNew:
      "Посилання діє добу й підтверджує один раз. Чи підтверджено зміну, видно у вашому обліковому записі; звідти її можна попросити ще раз.",
    questions: "Щось не виходить? Напишіть адміністрації сайту:",
  }),
  ENG: withNonBreakingSpaces({
    title: "Sign-in address",
    lead: "A change of the address with which you sign in to the site.",
    opening: "Opening your link…",
    needsScript:
      "An address cannot be confirmed without JavaScript. Switch it on and reload the page.",
    newAddress: "New address",
    fromNew:
      "Confirm that this address is yours, and that you want to sign in to the site with it.",
    fromCurrent:
      "Confirm that you want to sign in with it from now on, instead of the address that received this email.",
    confirm: "Confirm",
    refuse: "It was not me",
    failed: "That did not work.",
    changed: "The address has changed",
    changedText: (email: string) =>
      `From now on, sign in with ${email}. Your password is still the same.`,
    waiting: "Confirmed",
    waitingForCurrent:
      "The address will change when you have also confirmed it with the link in the email to your present address.",
    waitingForNew: (email: string) =>
      `The address will change when you have also confirmed it with the link in the email to ${email}.`,
    refused: "The request has been cancelled",
    refusedByNew: "Thank you. This address will not be used.",
    refusedByCurrent:
      "The address is still the same. Somebody knows your password: set a new one, and tell the site’s administrators.",
    taken: "This address has an account already",
    takenText: "So the request has been cancelled. Both accounts stay as they were.",
    toNewPassword: "Set a new password",
    toAccount: "To your account",
    toSignIn: "Sign in",
    expiredLink: "This link no longer works.",
    incomplete: "Part of the link is missing.",
    askForNew:
      "A link works for 24 hours and confirms once. Your account shows what has been confirmed; you can ask for the change again there.",
    questions: "Having trouble? Write to the site’s administrators:",
  }),
});
