import { definePhrases } from "../phrases.ts";

/** Phrases of the sign-in page. */
export const authPhrases = definePhrases({
  UA: {
    title: "Вхід для команди",
    lead: "Керування галереями, блогом, проєктами та звітами.",
    email: "Пошта",
    password: "Пароль",
    showPassword: "Показати пароль",
    hidePassword: "Сховати пароль",
    signIn: "Увійти",
    signingIn: "Входимо…",
    emailMissing: "Вкажіть пошту, на яку вас запрошено.",
    passwordMissing: "Введіть пароль.",
    failed: "Не вдалося увійти.",
    wrong: "Пошта або пароль не збігаються. Перевірте розкладку клавіатури.",
    tooMany: (minutes: number) =>
      `Забагато спроб поспіль. Спробуйте знову за ${minutes}\u00a0${minutesUa(minutes)}.`,
    network: "Немає зв’язку із сервером. Перевірте інтернет і спробуйте ще раз.",
    foreign: "Форму надіслано не з цього сайту. Введіть пароль ще раз тут.",
    unexpectedError: "Сталася помилка на сервері. Спробуйте, будь ласка, пізніше.",
    forgottenPassword: "Забули пароль?",
    questions: "Щось не виходить? Напишіть координаторці:",
    why: {
      ended: "Ваш сеанс завершився. Увійдіть ще раз — і повернетеся туди, де були.",
      signedOut: "Ви вийшли. Щоб працювати далі, увійдіть ще раз.",
      needed: "Ця сторінка — для команди. Увійдіть, і ми відкриємо її.",
    },
  },
  ENG: {
    title: "Team sign-in",
    lead: "Galleries, blog, projects and reports are edited here.",
    email: "E-mail",
    password: "Password",
    showPassword: "Show the password",
    hidePassword: "Hide the password",
    signIn: "Sign in",
    signingIn: "Signing in…",
    emailMissing: "Enter the e-mail you were invited with.",
    passwordMissing: "Enter your password.",
    failed: "Could not sign in.",
    wrong: "E-mail and password do not match. Check the keyboard layout.",
    tooMany: (minutes: number) =>
      `Too many attempts in a row. Try again in ${minutes}\u00a0${minutes === 1 ? "minute" : "minutes"}.`,
    network: "The server cannot be reached. Check your internet and try again.",
    foreign: "The form was not sent from this site. Enter your password here again.",
    unexpectedError: "An error occurred on the server. Please try again later.",
    forgottenPassword: "Forgot your password?",
    questions: "Something does not work? Write to the coordinator:",
    why: {
      ended: "Your session has ended. Sign in again and you will be back where you were.",
      signedOut: "You have signed out. To go on, sign in again.",
      needed: "This page is for the team. Sign in and it will open.",
    },
  },
});

function minutesUa(count: number): string {
  const forms: Record<string, string> = { one: "хвилину", few: "хвилини" };
  return forms[new Intl.PluralRules("uk").select(count)] ?? "хвилин";
}
