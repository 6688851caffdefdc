import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** Phrases of the address that payment services send donors back to. */
export const returnAddressPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    label: "Сторінка подяки",
    hint: "Укажіть її в налаштуваннях платіжного сервісу як адресу, на яку люди повертаються після оплати.",
    copy: "Скопіювати адресу сторінки подяки",
    copied: "Адресу скопійовано.",
    failed: "Не вдалося скопіювати. Виділіть рядок і скопіюйте вручну.",
  }),
  ENG: withNonBreakingSpaces({
    label: "Thank-you page",
    hint: "Enter it in your account at the payment service as the address that people return to after paying.",
    copy: "Copy the address of the thank-you page",
    copied: "Address copied.",
    failed: "Could not copy. Select the line and copy it yourself.",
  }),
});
