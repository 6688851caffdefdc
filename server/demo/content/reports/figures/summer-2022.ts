import type { DemoFigures } from "../../shapes.ts";
import { abroadGave, bankFees, line, office, peopleGave, salaries } from "./lines.ts";

const aid = { project: "humanitarian-help" };
const points = { project: "together" };
const toys = { project: "toy-library" };
const camp = { project: "carpathian-summer", proof: 0 };
const backpacks = { project: "school-backpack" };

export const figuresOfSummer2022: Readonly<Record<string, DemoFigures>> = {
  "july-2022": {
    opening: 162_500_00,
    closing: 176_200_00,
    lines: [
      peopleGave(401_360),
      abroadGave(164_840),
      line("PARTNERS", 412_000, "Партнери табору", "Partners of the camp", {
        project: "carpathian-summer",
      }),
      line("PARTNERS", 48_000, "Інші партнери", "Other partners"),
      line("GRANTS", 260_000, "Грант на роботу точок", "Grant for the points", points),
      line("OTHER_SPENDING", 424_200, "Табір: проживання й харчі", "Camp: lodging and food", camp),
      line("OTHER_SPENDING", 151_400, "Табір: автобуси", "Camp: buses", camp),
      line("SALARIES", 126_000, "Табір: оплата команди", "Camp: pay of the team", camp),
      line("OTHER_SPENDING", 38_700, "Табір: матеріали", "Camp: workshop materials", camp),
      line(
        "OTHER_SPENDING",
        32_500,
        "Табір: страхування та ліки",
        "Camp: insurance and medicine",
        camp,
      ),
      line("HUMANITARIAN_AID", 211_600, "Набори для 650 родин", "Parcels for 650 families", aid),
      line("TOGETHER_POINTS", 131_200, "Вісім точок", "Eight points", points),
      line("MEDICAL_HELP", 28_400, "Ліки для двох закладів", "Medicine for two institutions"),
      line("PSYCHOLOGICAL_HELP", 24_700, "Мобільна бригада", "The mobile team"),
      line("TOY_LIBRARY", 12_300, "Ремонт і чищення іграшок", "Repair and cleaning of toys", toys),
      salaries(64_000),
      office(18_200),
      bankFees(9_300),
    ],
  },
  "august-2022": {
    opening: 176_200_00,
    closing: 248_700_00,
    lines: [
      line("DONATIONS", 418_500, "Внески на рюкзаки", "Gifts for backpacks", backpacks),
      line("PARTNERS", 221_500, "Партнери: на рюкзаки", "Partners: for backpacks", backpacks),
      peopleGave(296_700),
      abroadGave(137_300),
      line("GRANTS", 130_000, "Грант на роботу точок", "Grant for the points", points),
      line(
        "HUMANITARIAN_AID",
        590_000,
        "Рюкзаки: перша частина",
        "Backpacks: first part",
        backpacks,
      ),
      line("MEDICAL_HELP", 214_300, "Ліки для дев’яти закладів", "Medicine for nine institutions"),
      line("HUMANITARIAN_AID", 128_400, "Харчі для 700 родин", "Food for 700 families", aid),
      line("TOGETHER_POINTS", 92_600, "Десять точок", "Ten points", points),
      line("PSYCHOLOGICAL_HELP", 16_900, "Мобільна бригада", "The mobile team"),
      line("TOY_LIBRARY", 8_200, "Нові іграшки", "New toys", toys),
      salaries(58_000),
      office(15_400),
      bankFees(7_700),
    ],
  },
};
