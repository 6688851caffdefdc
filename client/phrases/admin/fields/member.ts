import { definePhrases } from "../../phrases.ts";

/** Names of the kind, and labels of its fields by the server's field names. */
export const memberFieldPhrases = definePhrases({
  UA: {
    names: {
      many: "Команда",
      one: "Людина в команді",
      add: "Додати людину",
      none: "У команді ще нікого немає",
      noneText: "Додайте першу людину: ім’я, роль і світлину.",
      inHistory: "команда",
    },
    new: "Нова людина в команді",
    labels: {
      name: "Ім’я",
      surname: "Прізвище",
      role: "Роль",
      about: "Про людину",
      isOrganizer: "Серед організаторів",
      isPsychologist: "Пропонувати розмову з психологом",
      groupId: "Група на сторінці команди",
      imageId: "Світлина",
      address: "Адреса сторінки",
      translations: "Тексти",
    },
    groups: "Місце в команді",
  },
  ENG: {
    names: {
      many: "Team",
      one: "Team member",
      add: "Add a team member",
      none: "Nobody is in the team yet",
      noneText: "Add the first person: name, role and picture.",
      inHistory: "team",
    },
    new: "New team member",
    labels: {
      name: "Given name",
      surname: "Family name",
      role: "Role",
      about: "About",
      isOrganizer: "Among the organisers",
      isPsychologist: "Offer a session with a psychologist",
      groupId: "Group on the team page",
      imageId: "Picture",
      address: "Address of the page",
      translations: "Texts",
    },
    groups: "Place in the team",
  },
});
