import { definePhrases } from "../../phrases.ts";

/** Phrases of the dialog that asks for the password again. */
export const confirmationPhrases = definePhrases({
  UA: {
    title: "Введіть свій пароль",
    text: "Для цієї дії потрібен ваш пароль: підтвердьте, що це ви. Те, що ви ввели, не зникне. Адміністрація сайту отримає лист про цю дію.",
    password: "Пароль",
    show: "Показати пароль",
    missing: "Введіть пароль",
    wrong: "Неправильний пароль",
    confirm: "Підтвердити",
    cancel: "Скасувати",
  },
  ENG: {
    title: "Enter your password",
    text: "This action needs your password: confirm that it is you. What you entered is not lost. The administrators will be told by email.",
    password: "Password",
    show: "Show the password",
    missing: "Enter the password",
    wrong: "Wrong password",
    confirm: "Confirm",
    cancel: "Cancel",
  },
});
