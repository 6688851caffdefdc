import { fixedPages } from "../../../page/fixed-pages.ts";
import { type DemoBlock, entry } from "../demo-blocks.ts";
import { topic } from "../demo-topics.ts";
import type { DemoPage } from "../shapes.ts";

const ukrainianBlocks: readonly DemoBlock[] = [
  {
    steps: {
      heading: "Що ми привозимо",
      facts: [
        entry("Кому", "родинам, лікарням, інтернатам"),
        entry("Вартість", "безоплатно"),
        entry("Звіт", "щомісяця, з накладними"),
      ],
      entries: [
        entry("Їжа", "Крупи, олія, консерви, цукор, чай — і щось солодке для дітей."),
        entry("Одяг і взуття", "На сезон і за розміром, який ви назвали. Узимку ще й ковдри."),
        entry("Ліки", "Лікарням, амбулаторіям та інтернатам — за їхнім власним переліком."),
        entry("Для немовлят", "Суміші та підгузки. Марку й розмір уточнюємо заздалегідь."),
      ],
    },
  },
  topic({
    tag: "Майбутній проєкт",
    heading: "Центр протезування",
    text: "Серед дітей, яким ми возимо ліки, є ті, хто чекає на протез. Дорослий отримує його на кілька років. Дитина росте, і виріб доводиться переробляти ледь не щороку. Тому потрібне місце, куди легко приїхати знову: майстерня, реабілітація та команда поруч.",
    imageId: "hopscotch",
    label: "Наші цілі",
    address: "/projects#goals",
  }),
];

const englishBlocks: readonly DemoBlock[] = [
  {
    steps: {
      heading: "What we bring",
      facts: [
        entry("For whom", "families, hospitals, residential care homes"),
        entry("Cost", "free of charge"),
        entry("Report", "every month, with waybills"),
      ],
      entries: [
        entry(
          "Food",
          "Grains, oil, tinned food, sugar, tea, and something sweet for the children.",
        ),
        entry(
          "Clothes and shoes",
          "For the season, and in the size you told us. In winter blankets too.",
        ),
        entry(
          "Medicine",
          "For hospitals, clinics and residential care homes, from their own lists.",
        ),
        entry("For babies", "Formula and nappies. We check the brand and the size beforehand."),
      ],
    },
  },
  topic({
    tag: "A future project",
    heading: "Prosthetics center",
    text: "Among the children we bring medicine to are those who are waiting for a prosthesis. An adult’s lasts for several years. A child grows, and the device has to be remade almost every year. So it takes a place that is easy to come back to: a workshop, rehabilitation and a team nearby.",
    imageId: "hopscotch",
    label: "Our goals",
    address: "/projects#goals",
  }),
];

export const humanitarianHelp: DemoPage = {
  key: "humanitarian-help",
  fixedPage: "HUMANITARIAN_HELP",
  address: fixedPages.HUMANITARIAN_HELP.address,
  hero: null,
  pictures: ["hopscotch"],
  ua: {
    title: "Гуманітарна допомога",
    lead: "Ми не возимо «щось корисне». Спершу телефонуємо, питаємо, складаємо перелік — і лише тоді вантажимо.",
    metaTitle: "",
    metaDescription:
      "Гуманітарна допомога фонду «Долоні» дітям, родинам і закладам: їжа, одяг, ліки, дитяче харчування. Майбутній проєкт — дитячий центр протезування.",
    blocks: ukrainianBlocks,
  },
  eng: {
    title: "Humanitarian help",
    lead: "We do not deliver “something useful”. First we call, ask and write a list, and only then do we load.",
    metaTitle: "",
    metaDescription:
      "Humanitarian help of the Doloni foundation for children, families and institutions: food, clothes, medicine, baby food. A future project: a prosthetics center for children.",
    blocks: englishBlocks,
  },
};
