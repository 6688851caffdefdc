import { definePhrases } from "./phrases.ts";

/** Messages of errors that can occur on any screen, shown once in a notification. */
export const errorPhrases = definePhrases({
  UA: {
    ended: "Сеанс завершився. Увійдіть ще раз, щоб продовжити.",
    NETWORK: "Немає зв’язку із сервером. Перевірте інтернет і спробуйте ще раз.",
    FORBIDDEN: "Для цієї дії не вистачає прав.",
    CONFIRMATION_REQUIRED: "Зміну не збережено: її треба підтвердити паролем. Спробуйте ще раз.",
    TOO_MANY: "Забагато спроб. Зачекайте трохи і повторіть.",
    FULL: "На сервері скінчилося місце. Повідомте адміністраторку і повторіть пізніше.",
    INTERNAL: "Щось пішло не так. Ми вже знаємо про це — спробуйте трохи пізніше.",
    number: (id: string) => `Номер помилки: ${id}`,
    close: "Закрити повідомлення",
  },
  ENG: {
    ended: "Your session has ended. Sign in again to go on.",
    NETWORK: "The server cannot be reached. Check your internet and try again.",
    FORBIDDEN: "You are not allowed to do this.",
    CONFIRMATION_REQUIRED: "Not saved: this change needs your password. Try again.",
    TOO_MANY: "Too many attempts. Wait a moment and try again.",
    FULL: "The server has run out of space. Tell the administrator and retry later.",
    INTERNAL: "Something went wrong. We know about it already: please try a little later.",
    number: (id: string) => `Error number: ${id}`,
    close: "Close the message",
  },
});
