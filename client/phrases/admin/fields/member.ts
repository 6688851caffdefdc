import { definePhrases } from "../../phrases.ts";

/** Labels of a member's fields, by the server's field names. */
export const memberFieldPhrases = definePhrases({
  UA: {
    new: "Новий учасник команди",
    labels: {
      name: "Ім’я",
      surname: "Прізвище",
      role: "Роль",
      about: "Про людину",
      isOrganizer: "Серед організаторів",
      isPsychologist: "Серед психологів",
      imageId: "Портрет",
      translations: "Слова",
    },
    groups: "Місце в команді",
  },
  ENG: {
    new: "New team member",
    labels: {
      name: "Given name",
      surname: "Family name",
      role: "Role",
      about: "About",
      isOrganizer: "Among the organisers",
      isPsychologist: "Among the psychologists",
      imageId: "Portrait",
      translations: "Words",
    },
    groups: "Place in the team",
  },
});
