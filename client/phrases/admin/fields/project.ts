import { definePhrases } from "../../phrases.ts";

/** Names of the kind, and labels of its fields by the server's field names. */
export const projectFieldPhrases = definePhrases({
  UA: {
    names: {
      many: "Проєкти",
      one: "Проєкт",
      add: "Додати проєкт",
      none: "Проєктів ще немає",
      noneText: "Опишіть перший: що фонд робить або до чого готується.",
      inHistory: "проєкт",
    },
    new: "Новий проєкт",
    labels: {
      name: "Назва",
      summary: "Короткий опис",
      description: "Опис",
      section: "Місце на сторінці проєктів",
      page: "Власна сторінка",
      imageId: "Обкладинка",
      imageIds: "Світлини",
      translations: "Тексти",
    },
    shortHint: "Одне-два речення для картки.",
    sections: {
      LIST: "У загальному списку",
      FEATURED: "Угорі, великою карткою",
      FUND: "За підтримки дитячого фонду",
      GOAL: "Серед цілей",
    },
    pages: {
      together: "TOGETHER",
      psychologicalWork: "Психологічна робота",
      humanitarianHelp: "Гуманітарна допомога",
      toyLibrary: "Іграшкотека",
    },
    pageHint: "Лише для чотирьох проєктів зі своєю сторінкою. Інші лишіть без неї.",
  },
  ENG: {
    names: {
      many: "Projects",
      one: "Project",
      add: "Add a project",
      none: "No projects yet",
      noneText: "Describe the first: what the foundation does, or prepares to do.",
      inHistory: "project",
    },
    new: "New project",
    labels: {
      name: "Name",
      summary: "Short description",
      description: "Description",
      section: "Place on the projects’ page",
      page: "Page of its own",
      imageId: "Cover",
      imageIds: "Pictures",
      translations: "Texts",
    },
    shortHint: "One or two sentences for the card.",
    sections: {
      LIST: "In the list of all",
      FEATURED: "At the top, as a large card",
      FUND: "Supported by the children’s fund",
      GOAL: "Among the goals",
    },
    pages: {
      together: "TOGETHER",
      psychologicalWork: "Psychological work",
      humanitarianHelp: "Humanitarian help",
      toyLibrary: "Toy library",
    },
    pageHint: "For the four projects with a page of their own. Leave the others without.",
  },
});
