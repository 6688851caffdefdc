import { definePhrases } from "../phrases.ts";

/** Names of each kind of content: its list, one item, and the add button. */
export const adminKindPhrases = definePhrases({
  UA: {
    GALLERY: { many: "Галереї", one: "Галерея", add: "Додати галерею" },
    GALLERY_CATEGORY: { many: "Категорії", one: "Категорія", add: "Додати категорію" },
    BLOG_POST: { many: "Блог", one: "Допис", add: "Додати допис" },
    PROJECT: { many: "Проєкти", one: "Проєкт", add: "Додати проєкт" },
    REPORT: { many: "Звіти", one: "Звіт", add: "Додати звіт" },
    MEMBER: { many: "Команда", one: "Учасник команди", add: "Додати учасника" },
    PARTNER: { many: "Партнери", one: "Партнер", add: "Додати партнера" },
    TOGETHER_POINT: { many: "Точки TOGETHER", one: "Точка TOGETHER", add: "Додати точку" },
  },
  ENG: {
    GALLERY: { many: "Galleries", one: "Gallery", add: "Add a gallery" },
    GALLERY_CATEGORY: { many: "Categories", one: "Category", add: "Add a category" },
    BLOG_POST: { many: "Blog", one: "Blog post", add: "Add a blog post" },
    PROJECT: { many: "Projects", one: "Project", add: "Add a project" },
    REPORT: { many: "Reports", one: "Report", add: "Add a report" },
    MEMBER: { many: "Team", one: "Team member", add: "Add a team member" },
    PARTNER: { many: "Partners", one: "Partner", add: "Add a partner" },
    TOGETHER_POINT: { many: "TOGETHER points", one: "TOGETHER point", add: "Add a point" },
  },
});
