import { definePhrases } from "../phrases.ts";

/** Who else has an item open in the editor. */
export const presencePhrases = definePhrases({
  UA: {
    /** In the present tense, which does not agree in gender. */
    isEditing: (name: string, moment: string) =>
      `${name} теж редагує цей запис: відкрито ${moment}.`,
    somebody: "Хтось із колег",
  },
  ENG: {
    isEditing: (name: string, moment: string) => `${name} is editing this too: opened ${moment}.`,
    somebody: "A colleague",
  },
});
