import type { DemoFigures } from "../../shapes.ts";
import { abroadGave, bankFees, line, office, peopleGave, salaries } from "./lines.ts";

const aid = { project: "humanitarian-help" };
const points = { project: "together" };
const backpacks = { project: "school-backpack" };

export const figuresOfAutumn2022: Readonly<Record<string, DemoFigures>> = {
  "september-2022": {
    opening: 248_700_00,
    closing: 207_300_00,
    lines: [
      line("DONATIONS", 512_300, "Внески на рюкзаки", "Gifts for backpacks", backpacks),
      line("PARTNERS", 180_700, "Партнери: на рюкзаки", "Partners: for backpacks", backpacks),
      peopleGave(234_860),
      abroadGave(109_440),
      line("GRANTS", 190_000, "Грант на роботу точок", "Grant for the points", points),
      line(
        "HUMANITARIAN_AID",
        743_000,
        "Рюкзаки: друга частина",
        "Backpacks: second part",
        backpacks,
      ),
      line("HUMANITARIAN_AID", 168_900, "Допомога 950 родинам", "Aid for 950 families", aid),
      line("TOGETHER_POINTS", 121_400, "Десять точок", "Ten points", points),
      line("OTHER_SPENDING", 64_000, "Проєкт будинку", "Design of the house", {
        project: "family-house",
      }),
      line("MEDICAL_HELP", 38_600, "Ліки для трьох закладів", "Medicine for three institutions"),
      line("PSYCHOLOGICAL_HELP", 21_500, "Матеріали для занять", "Materials for sessions"),
      line("TOY_LIBRARY", 14_800, "Нові іграшки", "New toys", { project: "toy-library" }),
      salaries(68_000),
      office(19_600),
      bankFees(8_900),
    ],
  },
  "october-2022": {
    opening: 207_300_00,
    closing: 245_000_00,
    lines: [
      peopleGave(428_160),
      abroadGave(174_140),
      line("GRANTS", 200_000, "Грант на ремонт", "Grant for the works", points),
      line("PARTNERS", 110_000, "Партнери", "Partners"),
      line("HUMANITARIAN_AID", 331_500, "Набори для 850 родин", "Parcels for 850 families", {
        ...aid,
        proof: 0,
      }),
      line("TOGETHER_POINTS", 286_400, "Ремонт у Тернополі", "The works in Ternopil", {
        ...points,
        proof: 1,
      }),
      line("TOGETHER_POINTS", 117_300, "Робота точок", "Running the points", {
        ...points,
        proof: 0,
      }),
      line("MEDICAL_HELP", 94_200, "Ліки для трьох закладів", "Medicine for three institutions", {
        proof: 0,
      }),
      line("HUMANITARIAN_AID", 45_200, "Пальне", "Fuel", { ...aid, proof: 0 }),
    ],
  },
  // Of a report that is a draft, and not checked yet.
  "november-2022": {
    isDraft: true,
    opening: 245_000_00,
    closing: 212_700_00,
    lines: [
      peopleGave(512_400),
      abroadGave(203_100),
      line("HUMANITARIAN_AID", 486_300, "Ковдри, взуття, обігрівачі", "Blankets, boots, heaters", {
        project: "warm-winter",
      }),
      line("TOGETHER_POINTS", 124_800, "Ліхтарі й робота точок", "Lanterns and the points", points),
      line("MEDICAL_HELP", 36_200, "Ліки для трьох закладів", "Medicine for three institutions"),
      salaries(71_000),
      office(20_900),
      bankFees(8_600),
    ],
  },
};
