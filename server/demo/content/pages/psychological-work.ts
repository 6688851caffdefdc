import { fixedPages } from "../../../page/fixed-pages.ts";
import { type DemoBlock, entry } from "../demo-blocks.ts";
import { topic } from "../demo-topics.ts";
import type { DemoPage } from "../shapes.ts";

const ukrainianBlocks: readonly DemoBlock[] = [
  {
    steps: {
      heading: "Робота в групах",
      facts: [
        entry("Кому", "дітям і підліткам 3–\u206017 років"),
        entry("У групі", "вісім-десять дітей одного віку"),
        entry("Коли", "двічі на тиждень, по годині"),
        entry("Вартість", "безоплатно"),
      ],
      entries: [
        entry(
          "Тренінги",
          "Учимося заспокоюватися, просити про допомогу й дружити на новому місці.",
        ),
        entry("Арттерапія", "Фарби, глина, кольоровий папір. Малюнок каже те, на що бракує слів."),
        entry("Метафоричні карти", "Коли картинку вибрати легше, ніж слово."),
        entry("Ігрова та казкотерапія", "Герой проходить те, що поки важко пройти самому."),
        entry(
          "Кіно- й мультерапія",
          "Дивимося, зупиняємо на найважливішому, обговорюємо, а потім знімаємо своє.",
        ),
      ],
    },
  },
  topic({
    heading: "Індивідуальні консультації",
    text: "Розмова триває 50 хвилин. Дитина приходить сама чи разом із батьками, направлення не потрібне. Перша зустріч — знайомство: після неї ви вирішуєте, чи продовжувати.",
    imageId: "armchairs",
    entries: [
      entry(
        "Очно",
        "На точці TOGETHER у вашому місті або тоді, коли до вашої громади приїздить бригада.",
      ),
      entry(
        "Онлайн",
        "Відеозв’язком звідти, де вам зручно: з гуртожитку, з-за кордону, з кухні, коли малі вже сплять.",
      ),
    ],
    isConfidential: true,
    tone: "POPPY",
  }),
];

const englishBlocks: readonly DemoBlock[] = [
  {
    steps: {
      heading: "Work in groups",
      facts: [
        entry("For whom", "children and teenagers aged 3–\u206017"),
        entry("In a group", "eight to ten children of the same age"),
        entry("When", "twice a week, for an hour"),
        entry("Cost", "free of charge"),
      ],
      entries: [
        entry(
          "Training sessions",
          "How to calm down, ask for help and make friends in a new place.",
        ),
        entry(
          "Art therapy",
          "Paint, clay, coloured paper. A picture says what there are no words for.",
        ),
        entry("Metaphorical cards", "For when a picture is easier to choose than a word."),
        entry(
          "Play and fairy-tale therapy",
          "The hero goes through what is still too hard to go through yourself.",
        ),
        entry(
          "Film and cartoon therapy",
          "We watch, pause where it matters, talk about it, and then shoot our own.",
        ),
      ],
    },
  },
  topic({
    heading: "Individual consultations",
    text: "A session lasts 50 minutes. The child comes alone or with parents; no referral is needed. The first meeting is for getting to know each other, and after it you decide whether to continue.",
    imageId: "armchairs",
    entries: [
      entry(
        "In person",
        "At the TOGETHER point in your city, or when our mobile team comes to your community.",
      ),
      entry(
        "Online",
        "By video from wherever suits you: a dormitory, another country, the kitchen once the little ones are asleep.",
      ),
    ],
    isConfidential: true,
    tone: "POPPY",
  }),
];

export const psychologicalWork: DemoPage = {
  key: "psychological-work",
  fixedPage: "PSYCHOLOGICAL_WORK",
  address: fixedPages.PSYCHOLOGICAL_WORK.address,
  hero: null,
  pictures: ["armchairs"],
  ua: {
    title: "Соціально-психологічна робота",
    lead: "Дитина не завжди може розказати, що її тривожить. Зате може намалювати, зліпити або зіграти. З цього ми й починаємо.",
    metaTitle: "",
    metaDescription:
      "Безоплатна психологічна допомога дітям: тренінги, арттерапія, метафоричні карти, ігрова та казкотерапія, кіно- й мультерапія, індивідуальні консультації очно та онлайн.",
    blocks: ukrainianBlocks,
  },
  eng: {
    title: "Social and psychological work",
    lead: "A child cannot always say what is wrong. But a child can paint it, model it or act it out. That is where we begin.",
    metaTitle: "",
    metaDescription:
      "Free psychological help for children: training sessions, art therapy, metaphorical cards, play and fairy-tale therapy, film and cartoon therapy, individual consultations in person or online.",
    blocks: englishBlocks,
  },
};
