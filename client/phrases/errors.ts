import { definePhrases } from "./phrases.ts";

/** Messages of errors that can occur on any screen, shown once in a notification. */
export const errorPhrases = definePhrases({
  UA: {
    ended: "Сеанс завершився. Увійдіть ще раз, щоб продовжити.",
    NETWORK: "Немає зв’язку із сервером. Перевірте інтернет і спробуйте ще раз.",
    FORBIDDEN: "У вас немає прав на цю дію. Попросіть доступ у того, хто вас запросив.",
    CONFIRMATION_REQUIRED: "Нічого не змінено: цю дію треба підтвердити паролем. Спробуйте ще раз.",
    TOO_MANY: "Забагато спроб. Зачекайте трохи й спробуйте ще раз.",
    FULL: "На сервері скінчилося місце. Повідомте адміністрацію сайту й спробуйте пізніше.",
    UNAVAILABLE: "Сховище файлів зараз не відповідає. Спробуйте ще раз за хвилину.",
    INTERNAL:
      "На сервері сталася помилка, її записано. Спробуйте трохи пізніше; якщо не допоможе, повідомте нам її номер.",
    number: (id: string) => `Номер помилки: ${id}`,
    close: "Закрити повідомлення",
  },
  ENG: {
    ended: "Your session has ended. Sign in again to continue.",
    NETWORK: "The server cannot be reached. Check your internet and try again.",
    FORBIDDEN: "You do not have permission to do this. Ask the person who invited you for access.",
    CONFIRMATION_REQUIRED: "Nothing was changed: this action needs your password. Try again.",
    TOO_MANY: "Too many attempts. Wait a moment and try again.",
    FULL: "The server has run out of space. Tell the site’s administrators and try again later.",
    UNAVAILABLE: "The file storage is not responding at the moment. Try again in a minute.",
    INTERNAL:
      "An error occurred on the server and has been recorded. Please try a little later; if that does not help, tell us its number.",
    number: (id: string) => `Error number: ${id}`,
    close: "Close the message",
  },
});
