import { fixedPages } from "../../../page/fixed-pages.ts";
import type { DemoPage } from "../shapes.ts";
import { englishBlocks } from "./about-english.ts";
import { ukrainianBlocks } from "./about-ukrainian.ts";

export const about: DemoPage = {
  key: "about",
  fixedPage: "ABOUT",
  address: fixedPages.ABOUT.address,
  hero: null,
  pictures: ["palms", "paper-people"],
  ua: {
    title: "Про нас",
    lead: "Спершу були кольоровий папір, дитячі ножиці із заокругленими кінцями й обведена долоня. Тепер — десять точок TOGETHER, склад і люди, які тримають дитинство за руку.",
    metaTitle: "",
    metaDescription:
      "Історія фонду «Долоні»: від гуртка паперової пластики у Чернівцях до десяти дитячих точок TOGETHER.",
    blocks: ukrainianBlocks,
  },
  eng: {
    title: "About Us",
    lead: "First there were coloured paper, round-tipped scissors and a traced palm. Now there are ten TOGETHER points, a warehouse and people who hold childhood by the hand.",
    metaTitle: "",
    metaDescription:
      "The story of the Doloni foundation: from a paper-craft club in Chernivtsi to ten TOGETHER children’s points.",
    blocks: englishBlocks,
  },
};
