import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

export const serverErrorPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Сервер не відповідає",
    heading: "Світло скоро повернеться",
    text: "На жаль, сталася помилка, і сервер не відповідає. Будь ласка, спробуйте пізніше.",
    again: "Спробувати ще раз",
    invitation: "Доки чекаєте, можна зробити добру справу: картковий платіж працює окремо.",
    donate: "Підтримати фонд",
  }),
  ENG: withNonBreakingSpaces({
    title: "The server does not respond",
    heading: "The light will be back soon",
    text: "Unfortunately an error occurred and the server does not respond, please try later.",
    again: "Try again",
    invitation: "While you wait, you can do something good: card payments work separately.",
    donate: "Support the foundation",
  }),
});
