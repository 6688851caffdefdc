import type { FixedPageTexts } from "../../page/defaults/fixed-page-texts.ts";
import { row, steps, topic } from "../../page/defaults/topics.ts";

export const psychologicalWork: FixedPageTexts = {
  ua: {
    title: "Психологічна робота",
    lead: "Психологічна підтримка дітей: у групах та індивідуально.",
    metaTitle: "",
    metaDescription:
      "Психологічна робота з дітьми: тренінги, арттерапія, метафоричні карти, ігрова та казкотерапія, кіно- й мультерапія, індивідуальні консультації.",
    blocks: [
      steps("Робота в групах", [
        row("Тренінги"),
        row("Арттерапія"),
        row("Метафоричні карти"),
        row("Ігрова та казкотерапія"),
        row("Кіно- й мультерапія"),
      ]),
      topic({
        heading: "Індивідуальні консультації",
        entries: [
          row("Очно", "Розмова з психологом або психологинею наживо."),
          row("Онлайн", "Розмова відеозв’язком."),
        ],
        isConfidential: true,
        tone: "POPPY",
      }),
    ],
  },
  eng: {
    title: "Psychological work",
    lead: "Psychological support for children, in groups and individually.",
    metaTitle: "",
    metaDescription:
      "Psychological work with children: training sessions, art therapy, metaphorical cards, play and fairy-tale therapy, film and cartoon therapy, individual consultations.",
    blocks: [
      steps("Work in groups", [
        row("Training sessions"),
        row("Art therapy"),
        row("Metaphorical cards"),
        row("Play and fairy-tale therapy"),
        row("Film and cartoon therapy"),
      ]),
      topic({
        heading: "Individual consultations",
        entries: [
          row("In person", "A session with a psychologist, face to face."),
          row("Online", "A session by video."),
        ],
        isConfidential: true,
        tone: "POPPY",
      }),
    ],
  },
};
