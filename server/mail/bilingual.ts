import type { Language } from "../language/language.ts";
import type { EmailContent } from "./email-content.ts";

export type Message = Pick<EmailContent, "subject" | "text">;

/** One message in both languages, for recipients whose language is not known. */
export const inBothLanguages = ({ ua, eng }: Record<Language, Message>): Message => ({
  subject: `${ua.subject} · ${eng.subject}`,
  text: `${ua.text}\n* * *\n\n${eng.text}`,
});
