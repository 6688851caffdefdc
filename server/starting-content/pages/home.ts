import { homeWith } from "../../page/defaults/home.ts";

export const startingHome = homeWith("HAND_TREE", {
  ua: {
    slogan: "Тримаємо дитинство за руку",
    support: "Підтримати дітей",
    needHelp: "Потрібна допомога",
  },
  eng: {
    slogan: "We hold childhood by the hand",
    support: "Support children",
    needHelp: "I need help",
  },
});
