import { englishWord, ukrainianWord } from "../../numbers.ts";
import { definePhrases } from "../../phrases.ts";

/** Phrases of the user's own account page. */
export const accountPhrases = definePhrases({
  UA: {
    title: "Ваш обліковий запис",
    who: "Ваші дані",
    name: "Ім’я",
    email: "Пошта",
    type: "Права",
    changeHint: "Права може змінити людина з правами адміністрування.",
    passwordTitle: "Змінити пароль",
    passwordText: "Усі інші сеанси завершаться: на решті пристроїв доведеться ввійти знову.",
    current: "Поточний пароль",
    next: "Новий пароль",
    hint: (least: number) =>
      `Щонайменше ${least} ${ukrainianWord(least, "символ", "символи", "символів")}.`,
    show: "Показати пароль",
    hide: "Сховати пароль",
    save: "Змінити пароль",
    done: "Пароль змінено",
    doneText: "Інші сеанси завершено, цей триває.",
    currentMissing: "Введіть пароль, з яким входите зараз.",
    currentWrong: "Це не той пароль, з яким ви входите зараз.",
    tooShort: (missing: number) =>
      `Закороткий: додайте ще ${missing} ${ukrainianWord(missing, "символ", "символи", "символів")}.`,
    tooLong: (most: number) =>
      `Задовгий: залиште не більше ніж ${most} ${ukrainianWord(most, "символ", "символи", "символів")}.`,
    sessions: "Де ви ввійшли",
    sessionsText:
      "Якщо якогось пристрою не впізнаєте, завершіть його сеанс і змініть пароль. Сеанс завершується сам: за дванадцять годин без роботи або за сім днів після входу.",
    unknownDevice: "Невідомий пристрій",
    network: (address: string) => `мережа ${address}`,
    lastUsed: (time: string) => `востаннє ${time}`,
    thisSession: "Цей пристрій",
    endSession: "Завершити",
    endSessionOf: (device: string, network: string) => `Завершити сеанс: ${device}, ${network}`,
    sessionEnded: "Сеанс завершено",
    signOut: "Вийти на цьому пристрої",
    signOutEverywhere: "Вийти всюди",
  },
  ENG: {
    title: "Your account",
    who: "Your details",
    name: "Name",
    email: "Email",
    type: "Permissions",
    changeHint: "An administrator can change your permissions.",
    passwordTitle: "Change the password",
    passwordText: "All other sessions will end: you will have to sign in again on other devices.",
    current: "Current password",
    next: "New password",
    hint: (least: number) => `At least ${least} ${englishWord(least, "character", "characters")}.`,
    show: "Show the password",
    hide: "Hide the password",
    save: "Change the password",
    done: "The password has changed",
    doneText: "Other sessions have ended; this one stays active.",
    currentMissing: "Enter the password that you sign in with now.",
    currentWrong: "This is not the password that you sign in with now.",
    tooShort: (missing: number) =>
      `Too short: add ${missing} more ${englishWord(missing, "character", "characters")}.`,
    tooLong: (most: number) =>
      `Too long: keep to ${most} ${englishWord(most, "character", "characters")}.`,
    sessions: "Where you are signed in",
    sessionsText:
      "If you do not recognise a device, end its session and change your password. A session ends by itself after twelve hours of inactivity, or seven days after signing in.",
    unknownDevice: "Unknown device",
    network: (address: string) => `network ${address}`,
    lastUsed: (time: string) => `last used ${time}`,
    thisSession: "This device",
    endSession: "End",
    endSessionOf: (device: string, network: string) => `End the session: ${device}, ${network}`,
    sessionEnded: "The session has ended",
    signOut: "Sign out on this device",
    signOutEverywhere: "Sign out everywhere",
  },
});
