import { fixedPages } from "../../../page/fixed-pages.ts";
import { type DemoBlock, entry } from "../demo-blocks.ts";
import type { DemoPage } from "../shapes.ts";

const ukrainianBlocks: readonly DemoBlock[] = [
  {
    steps: {
      heading: "Що відбувається на точці",
      facts: [
        entry("Кому", "дітям 3–\u206017 років і родинам"),
        entry("Коли", "Пн–Пт, 10:00–18:00"),
        entry("Вартість", "безоплатно"),
      ],
      entries: [
        entry(
          "Групові заняття",
          "Двічі на тиждень, по вісім-десять дітей одного віку. Малюємо, ліпимо, ставимо театр тіней.",
        ),
        entry(
          "Розмова наодинці",
          "Психолог приймає дитину саму або разом із батьками. Записуватися можна без направлення.",
        ),
        entry("Мобільна бригада", "Якщо до точки не доїхати, ми приїдемо до громади."),
        entry(
          "Дорослим теж",
          "Групи для батьків, бабусь і дідусів, доки діти на занятті. Чай є завжди.",
        ),
      ],
    },
  },
  { sitePart: { part: "TOGETHER_POINTS", heading: "Де наші точки", text: "" } },
];

const englishBlocks: readonly DemoBlock[] = [
  {
    steps: {
      heading: "What happens at a point",
      facts: [
        entry("For whom", "children aged 3–\u206017 and families"),
        entry("When", "Mon–Fri, 10:00–18:00"),
        entry("Cost", "free of charge"),
      ],
      entries: [
        entry(
          "Group sessions",
          "Twice a week, eight to ten children of the same age. Painting, clay, shadow theatre.",
        ),
        entry(
          "One-to-one session",
          "A psychologist sees the child alone or with parents. No referral needed.",
        ),
        entry("Mobile team", "If you cannot reach a point, we come to your community."),
        entry(
          "For adults too",
          "Groups for parents and grandparents during the sessions. There is always tea.",
        ),
      ],
    },
  },
  { sitePart: { part: "TOGETHER_POINTS", heading: "Where our points are", text: "" } },
];

export const togetherPage: DemoPage = {
  key: "together",
  fixedPage: "TOGETHER",
  address: fixedPages.TOGETHER.address,
  hero: null,
  pictures: [],
  ua: {
    title: "Дитячі точки TOGETHER",
    lead: "Місця, де дитині знову безпечно. Психологи, ігри та люди, які нікуди не поспішають.",
    metaTitle: "",
    metaDescription:
      "Дитячі точки TOGETHER: безоплатна психосоціальна підтримка дітей 3–17 років і родин у дев’яти містах. Групові заняття, розмови наодинці, мобільна бригада.",
    blocks: ukrainianBlocks,
  },
  eng: {
    title: "TOGETHER children’s points",
    lead: "Places where a child feels safe again: psychologists, games and people in no hurry.",
    metaTitle: "",
    metaDescription:
      "TOGETHER children’s points: free psychosocial support for children aged 3–17 and families in nine towns. Group sessions, one-to-one sessions, a mobile team.",
    blocks: englishBlocks,
  },
};
