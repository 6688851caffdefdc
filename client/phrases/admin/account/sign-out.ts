import { definePhrases } from "../../phrases.ts";

/** Phrases of the confirmation before unsaved texts are erased. */
export const signOutPhrases = definePhrases({
  UA: {
    title: "Є незбережені тексти",
    text: "Щойно ви вийдете, незбережені тексти буде стерто з цього пристрою, зокрема в інших вкладках. Щоб не втратити їх, поверніться й збережіть.",
    stay: "Повернутися",
    signOut: "Вийти й стерти",
  },
  ENG: {
    title: "There are unsaved texts",
    text: "Signing out erases unsaved texts from this device, in other tabs too. To keep them, go back and save them.",
    stay: "Go back",
    signOut: "Sign out and erase",
  },
});
