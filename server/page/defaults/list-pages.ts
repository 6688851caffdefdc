import type { FixedPage } from "../fixed-pages.ts";
import { type FixedPageTexts, type PageTexts, sitePart } from "./fixed-page-texts.ts";

type ListPage = Extract<
  FixedPage,
  "PROJECTS" | "TEAM" | "GALLERIES" | "TOGETHER_POINTS" | "BLOG" | "NEWS" | "REPORTS"
>;

/** The texts of a page that shows a list: its title, its lead and what search engines quote. */
export const listTexts = (
  title: string,
  lead: string,
  metaDescription: string,
  blocks: PageTexts["blocks"] = [],
): PageTexts => ({ title, lead, metaTitle: "", metaDescription, blocks });

export const listPages: Readonly<Record<ListPage, FixedPageTexts>> = {
  PROJECTS: {
    ua: listTexts(
      "Наші проєкти",
      "Усе, що ми робимо.",
      "Проєкти фонду: що ми робимо й до чого йдемо.",
      [
        sitePart("FUNDED_PROJECTS", "За підтримки партнерів"),
        sitePart("PROJECT_GOALS", "Наші цілі", "Те, до чого ми йдемо."),
      ],
    ),
    eng: listTexts(
      "Our projects",
      "Everything we do.",
      "The foundation’s projects: what we do and what we are working towards.",
      [
        sitePart("FUNDED_PROJECTS", "Supported by partners"),
        sitePart("PROJECT_GOALS", "Our goals", "What we are working towards."),
      ],
    ),
  },
  TEAM: {
    ua: listTexts("Команда", "Люди, які працюють у фонді.", "Люди фонду: хто вони і що роблять."),
    eng: listTexts(
      "Team",
      "The people who work at the foundation.",
      "The people of the foundation: who they are and what they do.",
    ),
  },
  GALLERIES: {
    ua: listTexts("Галерея", "Світлини наших подій і буднів.", "Світлини з подій і буднів фонду."),
    eng: listTexts(
      "Gallery",
      "Pictures of our events and of ordinary days.",
      "Pictures of the foundation’s events and of ordinary days.",
    ),
  },
  TOGETHER_POINTS: {
    ua: listTexts(
      "Наші точки",
      "Оберіть місто й подивіться, як минають дні на точці.",
      "Точки фонду: оберіть місто й перегляньте світлини.",
    ),
    eng: listTexts(
      "Our points",
      "Choose a city and see what a day at its point looks like.",
      "The foundation’s points: choose a city and see the pictures.",
    ),
  },
  BLOG: {
    ua: listTexts(
      "Блог",
      "Пишемо про те, що робимо й чого навчилися.",
      "Блог фонду: про нашу роботу й те, чого ми навчилися.",
    ),
    eng: listTexts(
      "Blog",
      "We write about what we do and what we have learned.",
      "The foundation’s blog: on our work and what we have learned.",
    ),
  },
  NEWS: {
    ua: listTexts(
      "Новини",
      "Що ми зробили й що відбувається зараз.",
      "Новини фонду в тексті та світлинах.",
    ),
    eng: listTexts(
      "News",
      "Our latest work and events.",
      "News of the foundation in text and pictures.",
    ),
  },
  REPORTS: {
    ua: listTexts(
      "Звіти",
      "Показуємо, що ми отримали, кому передали й на що витратили.",
      "Звіти фонду: що ми отримали, кому передали й на що витратили.",
    ),
    eng: listTexts(
      "Reports",
      "We show what we received, to whom we gave it and what we spent.",
      "Reports of the foundation: what we received, to whom we gave it and what we spent.",
    ),
  },
};
