import type { Language } from "../../language/language.ts";
import type { HeroBlock } from "../hero-block.ts";
import { type FixedPageTexts, linkTo, sitePart } from "./fixed-page-texts.ts";

/** The home page with these words on its first screen, and its parts in the site's order. */
export const homeWith = (
  scene: HeroBlock["scene"],
  texts: Record<Language, { slogan: string; support: string; needHelp: string }>,
): FixedPageTexts => ({
  ua: { title: "Головна", ...noOtherTexts, blocks: blocksOf(scene, texts.ua) },
  eng: { title: "Home", ...noOtherTexts, blocks: blocksOf(scene, texts.eng) },
});

const noOtherTexts = { lead: "", metaTitle: "", metaDescription: "" };

const blocksOf = (
  scene: HeroBlock["scene"],
  { slogan, support, needHelp }: { slogan: string; support: string; needHelp: string },
) => [
  {
    hero: {
      heading: slogan,
      text: "",
      entries: [linkTo("/donate", support, ""), linkTo("/need-help", needHelp, "")],
      scene,
    },
  },
  sitePart("COUNTERS"),
  sitePart("LAST_MONTH"),
  sitePart("PROJECTS"),
  sitePart("GOALS"),
  sitePart("TOGETHER_POINTS"),
  sitePart("NEWS"),
  sitePart("DONATION"),
  sitePart("PARTNERS"),
];

/** Without a slogan: the first screen shows the foundation's name and mission. */
export const home = homeWith("KITE", {
  ua: { slogan: "", support: "Підтримати", needHelp: "Потрібна допомога" },
  eng: { slogan: "", support: "Support us", needHelp: "I need help" },
});
