import { createContext, useContext } from "react";
import { definePhrases } from "./phrases.ts";

/** What the settings say of the foundation, in the reader's language; blank where unknown. */
export type Foundation = {
  /** The short name, without quotation marks and the word for a foundation. */
  readonly foundationName: string;
  readonly fullName: string;
  readonly legalName: string;
  readonly tagline: string;
  readonly mission: string;
  readonly motto: string;
};

const unknown: Foundation = {
  foundationName: "",
  fullName: "",
  legalName: "",
  tagline: "",
  mission: "",
  motto: "",
};

/** The layouts provide it. */
export const FoundationContext = createContext(unknown);

/** The foundation's names and sentences; phrases that need its name take it as an argument. */
export const useFoundation = (): Foundation => useContext(FoundationContext);

/** What stands in place of the name until the settings have one. */
export const unnamedPhrases = definePhrases({
  UA: { siteName: "Благодійний фонд" },
  ENG: { siteName: "Charity foundation" },
});

/** A form of «фонд» with the name: «фонду «Надія»»; the word alone while there is no name. */
export const ukrainianFoundation = (word: string, name: string): string =>
  name ? `${word} «${name}»` : word;

/** Of English names that need no further word; a CF is a charitable foundation. */
const saysWhatItIs = /\b(?:foundation|fund|charity|trust|I?CF)\b/i;

/** "the Hope foundation"; a name that says itself what it is stands alone. */
export function englishFoundation(name: string): string {
  if (!name) return "the foundation";
  return saysWhatItIs.test(name) ? name : `the ${name} foundation`;
}

/** "Hope Charity Foundation", as in a copyright line. */
export const englishCharity = (name: string): string =>
  saysWhatItIs.test(name) ? name : `${name} Charity Foundation`.trim();

/** The same at the start of a sentence. */
export function englishFoundationFirst(name: string): string {
  const text = englishFoundation(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
