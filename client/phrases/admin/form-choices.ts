import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** Phrases of the settings of a form's choices. */
export const formChoicePhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Варіанти відповідей",
    hint: "Вимкнений варіант зникає з форми; у надісланих заявках він лишається. Своя назва діє на сайті, у заявках і в експорті, потрібна обома мовами. Нових варіантів додати не можна: перейменуйте той, який вам не потрібен.",
    hidden: (count: number) => `приховано: ${count}`,
    renamed: (count: number) => `перейменовано: ${count}`,
    labelUa: (choice: string) => `Своя назва українською: ${choice}`,
    labelEng: (choice: string) => `Своя назва англійською: ${choice}`,
    ruled: "Від цього варіанта залежать інші питання або згода: зміст має лишитися той самий.",
    required: "Напишіть назву обома мовами або очистьте обидва поля.",
    empty: (list: string) => `У списку «${list}» має лишитися хоча б один варіант.`,
    pointAlone: (point: string) => `«${point}» не рахується: без точок форма цього не пропонує.`,
  }),
  ENG: withNonBreakingSpaces({
    title: "Answer options",
    hint: "An option that is off is gone from the form; applications that were sent keep it. Your own label is used on the site, in applications and in the export, and is needed in both languages. New options cannot be added: rename one that you do not need.",
    hidden: (count: number) => `hidden: ${count}`,
    renamed: (count: number) => `renamed: ${count}`,
    labelUa: (choice: string) => `Own label in Ukrainian: ${choice}`,
    labelEng: (choice: string) => `Own label in English: ${choice}`,
    ruled: "Other questions or a consent depend on this option: its meaning must stay the same.",
    required: "Write the label in both languages, or clear both fields.",
    empty: (list: string) => `The list “${list}” needs at least one option.`,
    pointAlone: (point: string) =>
      `“${point}” does not count: without points the form does not offer it.`,
  }),
});
