import { type FixedPageTexts, sitePart } from "../../page/defaults/fixed-page-texts.ts";
import { listPages, listTexts } from "../../page/defaults/list-pages.ts";
import type { FixedPage } from "../../page/fixed-pages.ts";

/** The pages of lists; their descriptions do not name the foundation, which may get another name. */
export const startingListPages: Readonly<Partial<Record<FixedPage, FixedPageTexts>>> = {
  ...listPages,
  PROJECTS: {
    ua: listTexts(
      "Наші проєкти",
      "Усе, що ми робимо для дітей і родин.",
      "Проєкти фонду: що ми робимо для дітей і родин.",
      [
        sitePart("FUNDED_PROJECTS", "За підтримки дитячого фонду"),
        sitePart("PROJECT_GOALS", "Наші цілі", "Те, до чого ми йдемо."),
      ],
    ),
    eng: listTexts(
      "Our projects",
      "Everything we do for children and families.",
      "Projects of the foundation: what we do for children and families.",
      [
        sitePart("FUNDED_PROJECTS", "Supported by a children’s fund"),
        sitePart("PROJECT_GOALS", "Our goals", "What we are working towards."),
      ],
    ),
  },
  TEAM: {
    ua: listTexts(
      "Команда",
      "Кожен і кожна з нас залишили тут свою долоню. Натисніть, щоб познайомитися.",
      "Люди фонду: організатори, психологи й команда на місцях.",
    ),
    eng: listTexts(
      "Team",
      "Each of us has left a palm here. Choose one and meet its owner.",
      "The people of the foundation: organisers, psychologists and the team on the ground.",
    ),
  },
  GALLERIES: {
    ua: listTexts(
      "Галерея",
      "Малюнки, свята й будні.",
      "Світлини й малюнки дітей, з якими працює фонд.",
    ),
    eng: listTexts(
      "Gallery",
      "Drawings, celebrations and ordinary days.",
      "Pictures and drawings of the children the foundation works with.",
    ),
  },
  TOGETHER_POINTS: {
    ua: listTexts(
      "Точки TOGETHER",
      "Оберіть місто й подивіться, як минають дні на точці.",
      "Дитячі точки TOGETHER: оберіть місто й перегляньте світлини та малюнки дітей.",
    ),
    eng: listTexts(
      "TOGETHER points",
      "Choose a city and see what a day at its point looks like.",
      "TOGETHER children’s points: choose a city and see the children’s pictures and drawings.",
    ),
  },
  BLOG: {
    ua: listTexts(
      "Блог",
      "Пишемо про те, що допомагає дітям і родинам, і про те, як ми працюємо.",
      "Блог фонду: про те, що допомагає дітям і родинам, яких зачепила війна, і як ми працюємо.",
    ),
    eng: listTexts(
      "Blog",
      "We write about helping children and families, and about how we work.",
      "The blog of the foundation: on helping children and families affected by war, and on how we work.",
    ),
  },
  NEWS: {
    ua: listTexts(
      "Новини",
      "Що ми зробили й що відбувається зараз. Коротко й зі світлинами.",
      "Новини фонду в тексті та світлинах.",
    ),
    eng: listTexts(
      "News",
      "Our latest work and events, in brief and with pictures.",
      "News of the foundation in text and pictures.",
    ),
  },
};
