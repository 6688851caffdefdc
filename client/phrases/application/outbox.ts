import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** Result of a submission that waited for a connection; shown on any page, so kept short. */
export const outboxPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    sent: (number: number) => `Зв’язок відновився: заявку № ${number} надіслано.`,
    refused: "Заявку, яка очікувала надсилання, не прийнято. Усе написане збережено у формі.",
    open: "Відкрити форму",
    close: "Закрити повідомлення",
  }),
  ENG: withNonBreakingSpaces({
    sent: (number: number) => `The connection is back: application no. ${number} has been sent.`,
    refused:
      "The application that was waiting to be sent was not accepted. What you wrote is saved in the form.",
    open: "Open the form",
    close: "Close the message",
  }),
});
