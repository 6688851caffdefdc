import { definePhrases } from "../phrases.ts";

/** Phrases of each kind's list when it is empty. */
export const kindListPhrases = definePhrases({
  UA: {
    GALLERY: {
      none: "Галерей ще немає",
      noneText: "Додайте першу: досить назви й кількох світлин.",
    },
    GALLERY_CATEGORY: {
      none: "Категорій ще немає",
      noneText: "Кожна галерея належить до категорії, тож почніть із першої.",
    },
    BLOG_POST: {
      none: "Дописів ще немає",
      noneText: "Напишіть перший: він з’явиться в блозі, щойно ви його опублікуєте.",
    },
    PROJECT: {
      none: "Проєктів ще немає",
      noneText: "Опишіть перший: що фонд робить або до чого готується.",
    },
    REPORT: {
      none: "Звітів ще немає",
      noneText: "Розкажіть про перший місяць: що зроблено, зі світлинами й документами.",
    },
    MEMBER: {
      none: "У команді ще нікого немає",
      noneText: "Додайте першу людину: ім’я, роль і світлину.",
    },
    PARTNER: {
      none: "Партнерів ще немає",
      noneText: "Додайте першого: назву, логотип і сайт.",
    },
    TOGETHER_POINT: {
      none: "Точок TOGETHER ще немає",
      noneText: "Додайте перше місто та його світлини.",
    },
  },
  ENG: {
    GALLERY: {
      none: "No galleries yet",
      noneText: "Add the first: a title and a few pictures are enough.",
    },
    GALLERY_CATEGORY: {
      none: "No categories yet",
      noneText: "Every gallery belongs to a category, so begin with the first one.",
    },
    BLOG_POST: {
      none: "No posts yet",
      noneText: "Write the first: it appears in the blog as soon as you publish it.",
    },
    PROJECT: {
      none: "No projects yet",
      noneText: "Describe the first: what the foundation does, or prepares to do.",
    },
    REPORT: {
      none: "No reports yet",
      noneText: "Tell of the first month: what was done, with pictures and documents.",
    },
    MEMBER: {
      none: "Nobody is in the team yet",
      noneText: "Add the first person: name, role and picture.",
    },
    PARTNER: {
      none: "No partners yet",
      noneText: "Add the first: name, logo and website.",
    },
    TOGETHER_POINT: {
      none: "No TOGETHER points yet",
      noneText: "Add the first city and its pictures.",
    },
  },
});

/** Labels of columns and filters that belong to single kinds. */
export const columnPhrases = definePhrases({
  UA: {
    category: "Категорія",
    anyCategory: "Усі категорії",
    noCategory: "без категорії",
    date: "Дата",
    noDate: "без дати",
    year: "Рік",
    anyYear: "Будь-який рік",
    news: "Новини",
    anyNews: "Новини: усі",
    inNews: "У новинах",
    notInNews: "Не в новинах",
    yes: "Так",
    no: "Ні",
    showInNews: "Показати в новинах",
    takeOffNews: "Прибрати з новин",
    shownInNews: "Галереї показано в новинах",
    takenOffNews: "Галереї прибрано з новин",
    galleries: "Галерей",
    documents: "Документів",
    posted: "Опубліковано",
    place: "Місце на сайті",
    sections: {
      LIST: "У списку",
      FEATURED: "Головний",
      FUND: "Фонд",
      GOAL: "Мета",
    },
    groups: "Група",
    organizer: "організатори",
    psychologist: "психологи",
    role: "Роль",
    website: "Сайт",
    noWebsite: "немає",
    address: "Адреса",
  },
  ENG: {
    category: "Category",
    anyCategory: "All categories",
    noCategory: "no category",
    date: "Date",
    noDate: "no date",
    year: "Year",
    anyYear: "Any year",
    news: "News",
    anyNews: "News: all",
    inNews: "In the News",
    notInNews: "Not in the News",
    yes: "Yes",
    no: "No",
    showInNews: "Show in the News",
    takeOffNews: "Take off the News",
    shownInNews: "The galleries are in the News",
    takenOffNews: "The galleries are off the News",
    galleries: "Galleries",
    documents: "Documents",
    posted: "Published",
    place: "Place on the site",
    sections: {
      LIST: "In the list",
      FEATURED: "Featured",
      FUND: "Fund",
      GOAL: "Goal",
    },
    groups: "Group",
    organizer: "organisers",
    psychologist: "psychologists",
    role: "Role",
    website: "Website",
    noWebsite: "none",
    address: "Address",
  },
});
