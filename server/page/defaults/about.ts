import { type FixedPageTexts, linkTo, sitePart } from "./fixed-page-texts.ts";

export const about: FixedPageTexts = {
  ua: {
    title: "Про нас",
    lead: "Ми поруч із дітьми та родинами, яких зачепила війна. Тут — хто ми, що робимо і як про це звітуємо.",
    metaTitle: "",
    metaDescription: "Хто ми, що робимо і як про це звітуємо.",
    blocks: [
      sitePart("HASHTAG"),
      {
        links: {
          heading: "Далі",
          entries: [
            linkTo("/team", "Команда", "Люди, які працюють у фонді."),
            linkTo("/projects", "Проєкти", "Що ми робимо."),
            linkTo("/reports", "Звіти", "Скільки надійшло й куди пішло."),
            linkTo("/help", "Долучитися", "Грошима, речами, часом або фахом."),
          ],
        },
      },
    ],
  },
  eng: {
    title: "About Us",
    lead: "We stand by children and families affected by war. Here is who we are, what we do and how we report on it.",
    metaTitle: "",
    metaDescription: "Who we are, what we do and how we report on it.",
    blocks: [
      sitePart("HASHTAG"),
      {
        links: {
          heading: "Read on",
          entries: [
            linkTo("/team", "Team", "The people who work at the foundation."),
            linkTo("/projects", "Projects", "What we do."),
            linkTo("/reports", "Reports", "What came in and where it went."),
            linkTo("/help", "Join Us", "With money, things, time or skills."),
          ],
        },
      },
    ],
  },
};
