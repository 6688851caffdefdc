import { definePhrases } from "../../phrases.ts";

/** Phrases of the sign-in page. */
export const authPhrases = definePhrases({
  UA: {
    title: "Вхід для команди",
    lead: "Керування галереями, блогом, проєктами та звітами.",
    email: "Електронна пошта",
    password: "Пароль",
    showPassword: "Показати пароль",
    hidePassword: "Сховати пароль",
    signIn: "Увійти",
    signingIn: "Входимо…",
    emailMissing: "Укажіть електронну адресу свого облікового запису.",
    passwordMissing: "Введіть пароль.",
    failed: "Не вдалося увійти.",
    wrong: "Неправильна пошта або пароль. Перевірте розкладку клавіатури й Caps Lock.",
    code: "Код із застосунку",
    codeHint: "Шість цифр із застосунку для кодів на вашому телефоні.",
    codeMissing: "Введіть код.",
    recoveryCode: "Резервний код",
    recoveryCodeHint: "Один із десяти кодів, які ви зберегли. Кожен діє один раз.",
    useRecoveryCode: "Немає телефона? Увійти з резервним кодом",
    useApp: "Увійти з кодом із застосунку",
    wrongCode:
      "Код неправильний або вже використаний. Дочекайтеся в застосунку нового й введіть його.",
    passwordAgain: "Введіть ще раз пароль, а також код.",
    toPassword: "Назад до пошти й пароля",
    tooMany: (minutes: number) =>
      `Забагато спроб поспіль. Спробуйте знову за ${minutes}\u00a0${minutesUa(minutes)}.`,
    network: "Немає зв’язку із сервером. Перевірте інтернет і спробуйте ще раз.",
    foreign: "Форму надіслано не з цього сайту. Введіть пароль ще раз тут.",
    unexpectedError: "Сталася помилка на сервері. Спробуйте, будь ласка, пізніше.",
    forgottenPassword: "Забули пароль?",
    questions: "Не вдається увійти? Напишіть адміністрації сайту:",
    why: {
      ended: "Ваш сеанс завершився. Увійдіть ще раз — і повернетеся туди, де були.",
      signedOut: "Ви вийшли. Щоб працювати далі, увійдіть ще раз.",
      needed: "Ця сторінка — для команди. Увійдіть, і ми відкриємо її.",
    },
  },
  ENG: {
    title: "Team sign-in",
    lead: "Galleries, blog, projects and reports are edited here.",
    email: "Email",
    password: "Password",
    showPassword: "Show the password",
    hidePassword: "Hide the password",
    signIn: "Sign in",
    signingIn: "Signing in…",
    emailMissing: "Enter the email address of your account.",
    passwordMissing: "Enter your password.",
    failed: "Could not sign in.",
    wrong: "Wrong email or password. Check the keyboard layout and Caps Lock.",
    code: "Code from the app",
    codeHint: "Six digits from the authenticator app on your phone.",
    codeMissing: "Enter the code.",
    recoveryCode: "Recovery code",
    recoveryCodeHint: "One of the ten codes that you saved. Each works once.",
    useRecoveryCode: "No phone at hand? Use a recovery code",
    useApp: "Use a code from the app",
    wrongCode: "The code is wrong or has been used. Wait for a new code in the app and enter it.",
    passwordAgain: "Enter the password once more, and the code.",
    toPassword: "Back to email and password",
    tooMany: (minutes: number) =>
      `Too many attempts in a row. Try again in ${minutes}\u00a0${minutes === 1 ? "minute" : "minutes"}.`,
    network: "The server cannot be reached. Check your internet and try again.",
    foreign: "The form was not sent from this site. Enter your password here again.",
    unexpectedError: "An error occurred on the server. Please try again later.",
    forgottenPassword: "Forgot your password?",
    questions: "Cannot sign in? Write to the site’s administrators:",
    why: {
      ended: "Your session has ended. Sign in again and you will be back where you were.",
      signedOut: "You have signed out. To continue, sign in again.",
      needed: "This page is for the team. Sign in and it will open.",
    },
  },
});

function minutesUa(count: number): string {
  const forms: Record<string, string> = { one: "хвилину", few: "хвилини" };
  return forms[new Intl.PluralRules("uk").select(count)] ?? "хвилин";
}
