import { definePhrases, usePhrases } from "./phrases.ts";

/** Why the server considers a new password easily guessed, by zxcvbn's name of the weakness. */
const weakPasswordPhrases = definePhrases({
  UA: {
    common: "Цей пароль один із найпоширеніших, його вгадують одразу.",
    breached: "Цей пароль є у списках викрадених, а з них і починають добирати.",
    sequence: "Символи йдуть поспіль, як на клавіатурі чи за абеткою: такий пароль легко вгадати.",
    repeat: "Те саме повторюється: такий пароль легко вгадати.",
    date: "Дату легко вгадати.",
    personal: "Ім’я, пошту чи назву фонду вгадують найперше.",
    advice: "Візьміть кілька випадкових слів поспіль.",
  },
  ENG: {
    common: "This password is among the most common and is guessed at once.",
    breached: "This password is on lists of stolen ones, which are tried first.",
    sequence:
      "Its characters follow each other, as on a keyboard or in the alphabet, which makes it easy to guess.",
    repeat: "It repeats itself, which makes it easy to guess.",
    date: "A date is easy to guess.",
    personal: "Your name, your email and the foundation’s name are guessed first.",
    advice: "Use a few random words in a row.",
  },
});

type Reason = "common" | "breached" | "sequence" | "repeat" | "date" | "personal";

const reasons: { [weakness: string]: Reason } = {
  breached: "breached",
  straightRow: "sequence",
  keyPattern: "sequence",
  sequences: "sequence",
  simpleRepeat: "repeat",
  extendedRepeat: "repeat",
  dates: "date",
  recentYears: "date",
  userInputs: "personal",
  namesByThemselves: "personal",
  commonNames: "personal",
};

/** Returns the sentence for an error whose field has the rule `guessable`; null for any other. */
export function useWeaknessText() {
  const phrases = usePhrases(weakPasswordPhrases);
  return (error: { fields: { rule: string; found?: string }[] } | null): string | null => {
    const weakness = error?.fields.find(({ rule }) => rule === "guessable");
    if (!weakness) return null;
    return `${phrases[reasons[weakness.found ?? ""] ?? "common"]} ${phrases.advice}`;
  };
}
