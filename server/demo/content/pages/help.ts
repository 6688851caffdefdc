import { fixedPages } from "../../../page/fixed-pages.ts";
import type { DemoPage } from "../shapes.ts";
import { helpInEnglish } from "./help-english.ts";
import { helpInUkrainian } from "./help-ukrainian.ts";

export const help: DemoPage = {
  key: "help",
  fixedPage: "HELP",
  address: fixedPages.HELP.address,
  hero: null,
  pictures: ["armchairs"],
  ua: {
    title: "Як допомогти",
    lead: "П’ять способів, і жоден не головний. Оберіть той, що вам під силу.",
    metaTitle: "",
    metaDescription:
      "П’ять способів підтримати дітей і родини, яких зачепила війна: гроші, речі, час, фах і партнерство з фондом «Долоні».",
    blocks: helpInUkrainian,
  },
  eng: {
    title: "How to help",
    lead: "Five ways, and none of them is the main one. Choose the one within your reach.",
    metaTitle: "",
    metaDescription:
      "Five ways to support children and families affected by war: money, things, time, skills and partnership with the Doloni foundation.",
    blocks: helpInEnglish,
  },
};
