import { about } from "../../page/defaults/about.ts";
import {
  type FixedPageTexts,
  type PageTexts,
  sitePart,
} from "../../page/defaults/fixed-page-texts.ts";

interface History {
  heading: string;
  parts: readonly { period: string; heading: string; text: string }[];
  hashtag: string;
}

/** The page with a history in two parts and a hashtag before the links that it has anyway. */
const withHistory = (page: PageTexts, { heading, parts, hashtag }: History): PageTexts => ({
  ...page,
  blocks: [
    { richText: { html: `<h2>${heading}</h2>` } },
    ...parts.map((part, index) => ({
      timeline: {
        ...part,
        closing: "",
        imageId: null,
        isPictureFirst: index % 2 === 1,
        tone: index % 2 === 0 ? ("PAPER" as const) : ("LEAF" as const),
        entries: [],
      },
    })),
    sitePart("HASHTAG", hashtag),
    ...page.blocks.filter((block) => !("sitePart" in block)),
  ],
});

export const startingAbout: FixedPageTexts = {
  ua: withHistory(about.ua, {
    heading: "Наша історія",
    parts: [
      {
        period: "2022",
        heading: "Початок",
        text: "Ми почали допомагати дітям і родинам, яких зачепила війна: їжею, одягом, ліками й розмовою з психологом.",
      },
      {
        period: "Сьогодні",
        heading: "Точки, іграшки, плани",
        text: "Є десять дитячих точок TOGETHER, а в іграшкотеці діти беруть іграшки додому. Попереду — сімейний дім і центр протезування.",
      },
    ],
    hashtag: "#ТримаємоДитинствоЗаРуку",
  }),
  eng: withHistory(about.eng, {
    heading: "Our history",
    parts: [
      {
        period: "2022",
        heading: "The beginning",
        text: "We began to help children and families affected by war: with food, clothes, medicine and someone to talk to.",
      },
      {
        period: "Today",
        heading: "Points, toys and plans",
        text: "There are ten TOGETHER children’s points, and children borrow toys from the toy library. A family house and a prosthetics center are what we are working towards.",
      },
    ],
    hashtag: "#WeHoldChildhoodByTheHand",
  }),
};
