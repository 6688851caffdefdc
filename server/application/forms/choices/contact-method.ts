import { defineChoices } from "./define-choices.ts";

export const ContactMethodEnum = defineChoices("ContactMethod", "Contact method.", {
  PHONE: "By a phone call.",
  VIBER: "By Viber.",
  TELEGRAM: "By Telegram.",
  WHATSAPP: "By WhatsApp.",
  SIGNAL: "By Signal.",
  EMAIL: "By e-mail.",
});
export type ContactMethod = keyof typeof ContactMethodEnum;
