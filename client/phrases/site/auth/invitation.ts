import { englishWord, ukrainianWord } from "../../numbers.ts";
import { definePhrases } from "../../phrases.ts";

/** Phrases of the one-time link's page: a first password, or a forgotten one reset. */
export const invitationPhrases = definePhrases({
  UA: {
    title: "Ваш пароль",
    lead: "Створіть пароль, з яким входитимете на сайт фонду.",
    opening: "Відкриваємо ваше посилання…",
    needsScript: "Щоб створити пароль, потрібен JavaScript. Увімкніть його й оновіть сторінку.",
    you: "Посилання для",
    otherSession: (email: string) =>
      `Зараз у цьому браузері ввійшли як ${email}. Щойно ви збережете пароль, відкриється ваш обліковий запис.`,
    password: "Новий пароль",
    hint: (least: number) =>
      `Щонайменше ${least} ${ukrainianWord(least, "символ", "символи", "символів")}. Кілька випадкових слів поспіль легко запам’ятати й важко вгадати.`,
    tooShort: (missing: number) =>
      `Закороткий: додайте ще ${missing} ${ukrainianWord(missing, "символ", "символи", "символів")}.`,
    tooLong: (most: number) =>
      `Задовгий: залиште не більше ніж ${most} ${ukrainianWord(most, "символ", "символи", "символів")}.`,
    save: "Зберегти й увійти",
    saving: "Зберігаємо…",
    refused: "Такий пароль не підходить. Спробуйте інший.",
    expiredLink: "Це посилання вже не діє.",
    incomplete: "У посиланні бракує частини.",
    askForNew:
      "Посилання відкривається один раз: запрошення діє сім днів, лист про забутий пароль — пів години. Скопіюйте його ще раз повністю або попросіть нове.",
    hasPassword: "Уже маєте пароль?",
    toSignIn: "Увійдіть",
    questions: "Щось не виходить? Напишіть адміністрації сайту:",
  },
  ENG: {
    title: "Your password",
    lead: "Create the password with which you will sign in to the foundation’s site.",
    opening: "Opening your link…",
    needsScript: "A password cannot be set without JavaScript. Switch it on and reload the page.",
    you: "A link for",
    otherSession: (email: string) =>
      `${email} is signed in here. Once you save a password, your own account will open instead.`,
    password: "New password",
    hint: (least: number) =>
      `At least ${least} ${englishWord(least, "character", "characters")}. A few random words in a row are easy to remember and hard to guess.`,
    tooShort: (missing: number) =>
      `Too short: add ${missing} more ${englishWord(missing, "character", "characters")}.`,
    tooLong: (most: number) =>
      `Too long: keep to ${most} ${englishWord(most, "character", "characters")}.`,
    save: "Save and sign in",
    saving: "Saving…",
    refused: "This password cannot be used. Try another.",
    expiredLink: "This link no longer works.",
    incomplete: "Part of the link is missing.",
    askForNew:
      "A link opens once: an invitation works for seven days, an email for a forgotten password for half an hour. Copy it again in full, or ask for a new one.",
    hasPassword: "Have a password already?",
    toSignIn: "Sign in",
    questions: "Having trouble? Write to the site’s administrators:",
  },
});
