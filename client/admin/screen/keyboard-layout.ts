/** Keys in the order of a keyboard, as the English and the Ukrainian layout write them. */
const english = "qwertyuiop[]asdfghjkl;'\\zxcvbnm,.`";
const ukrainian = "йцукенгшщзхїфівапролджєґячсмитьбю'";

const toUkrainian = new Map([...english].map((key, index) => [key, ukrainian[index] ?? key]));
const toEnglish = new Map([...ukrainian].map((key, index) => [key, english[index] ?? key]));

/**
 * What the same keys write in the other keyboard layout, in lower case: "gallery" for «пфддукн» and
 * «галерея» for "ufkthtz". A text with a Cyrillic letter was typed in the Ukrainian layout.
 */
export function inOtherLayout(text: string): string {
  const typed = text.toLocaleLowerCase("uk");
  const keys = /\p{Script=Cyrillic}/u.test(typed) ? toEnglish : toUkrainian;
  return [...typed].map((letter) => keys.get(letter) ?? letter).join("");
}
