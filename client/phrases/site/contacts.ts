import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** What the site itself says on the page of contacts. */
export const contactsPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    reach: "Як нас знайти",
    schedule: "Графік",
    days: (first: string, last: string) => `${first}–${last}`,
    zone: "за київським часом",
    phone: "Телефон",
    email: "Електронна пошта",
    subject: "Лист із сайту",
    address: "Адреса",
    map: "Показати на мапі",
    networks: "Ми в мережах",
    photo: "Приберіть світлину або мої дані",
  }),
  ENG: withNonBreakingSpaces({
    reach: "How to reach us",
    schedule: "Hours",
    days: (first: string, last: string) => `${first} to ${last}`,
    zone: "Kyiv time",
    phone: "Phone",
    email: "Email",
    subject: "A message from the website",
    address: "Address",
    map: "Show on a map",
    networks: "On social networks",
    photo: "Remove a picture or my data",
  }),
});
