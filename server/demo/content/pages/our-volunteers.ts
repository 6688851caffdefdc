import type { DemoPage } from "../shapes.ts";
import { englishBlocks } from "./our-volunteers-english.ts";
import { ukrainianBlocks } from "./our-volunteers-ukrainian.ts";

export const ourVolunteers: DemoPage = {
  key: "our-volunteers",
  fixedPage: null,
  address: "our-volunteers",
  hero: "sunflower-hands",
  pictures: [
    "sunflower-hands",
    "palm-yellow-checked",
    "palm-white-blue",
    "palm-pink-embroidered",
    "palm-green-striped",
    "van-box",
    "palm-wall",
    "picture-cards",
    "paper-ring",
    "toy-shelves",
    "string-garden",
  ],
  ua: {
    title: "Наші волонтери",
    lead: "Вони приходять після роботи й пар, сідають на підлогу і нікуди не поспішають. Завдяки їм на кожній точці є кому зав’язати шнурівку й вислухати.",
    metaTitle: "",
    metaDescription:
      "Хто волонтерить у фонді «Долоні», як минає вечір на дитячій точці TOGETHER і як стати волонтером чи волонтеркою.",
    blocks: ukrainianBlocks,
  },
  eng: {
    title: "Our volunteers",
    lead: "They come after work and lectures, sit down on the floor and are in no hurry. Thanks to them, every point has somebody to tie a lace and to listen.",
    metaTitle: "",
    metaDescription:
      "Who volunteers with the Doloni foundation, what an evening at a TOGETHER children’s point is like, and how to become a volunteer.",
    blocks: englishBlocks,
  },
};
