import { definePhrases } from "../../phrases.ts";

/** Phrases of the dialog that asks for the password again. */
export const confirmationPhrases = definePhrases({
  UA: {
    title: "Введіть свій пароль",
    text: "Ця зміна стосується реквізитів або облікових записів. Підтвердьте, що це ви. Усе, що ви ввели, збережеться.",
    password: "Пароль",
    show: "Показати пароль",
    missing: "Введіть пароль",
    wrong: "Неправильний пароль",
    confirm: "Підтвердити",
    cancel: "Скасувати",
  },
  ENG: {
    title: "Enter your password",
    text: "This change concerns bank details or accounts. Confirm that it is you. Everything you typed will be kept.",
    password: "Password",
    show: "Show the password",
    missing: "Enter the password",
    wrong: "Wrong password",
    confirm: "Confirm",
    cancel: "Cancel",
  },
});
