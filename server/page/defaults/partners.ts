import { type FixedPageTexts, sitePart } from "./fixed-page-texts.ts";
import { row, topic, way } from "./topics.ts";

export const partners: FixedPageTexts = {
  ua: {
    title: "Партнери",
    lead: "Організації, які нам допомагають, і те, як стати однією з них.",
    metaTitle: "",
    metaDescription: "Наші партнери та способи співпраці.",
    blocks: [
      sitePart("PARTNER_LIST", "Наші партнери"),
      topic({
        heading: "Як можна співпрацювати",
        entries: [
          row("Кошти", "Разово або щомісяця."),
          row("Товари", "Те, що можна передати дітям і родинам."),
          row("Послуги", "Наприклад, перевезення, друк або переклад."),
          row("Приміщення", "Місце для занять або для зберігання речей."),
          row("Інформаційна підтримка", "Розповісти іншим про нашу роботу."),
          row("Спільний проєкт", "Те, що можна зробити разом."),
        ],
      }),
      way({
        way: "PARTNERSHIP",
        heading: "Станьте партнером",
        text: "Напишіть, хто ви і яку співпрацю пропонуєте.",
        tone: "SKY",
      }),
    ],
  },
  eng: {
    title: "Partners",
    lead: "The organisations that help us, and how to become one of them.",
    metaTitle: "",
    metaDescription: "Our partners and the ways to work together.",
    blocks: [
      sitePart("PARTNER_LIST", "Our partners"),
      topic({
        heading: "Ways to work together",
        entries: [
          row("Funding", "Once or every month."),
          row("Goods", "Things that can be given to children and families."),
          row("Services", "For example transport, printing or translation."),
          row("Premises", "A place for sessions or for storage."),
          row("Media support", "Telling others about our work."),
          row("A joint project", "Something we can do together."),
        ],
      }),
      way({
        way: "PARTNERSHIP",
        heading: "Become a partner",
        text: "Write who you are and how you would like to work together.",
        tone: "SKY",
      }),
    ],
  },
};
