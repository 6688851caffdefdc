import type { DemoFigures } from "../../shapes.ts";
import { abroadGave, bankFees, line, office, peopleGave, salaries } from "./lines.ts";

const aid = { project: "humanitarian-help" };
const points = { project: "together" };
const toys = { project: "toy-library" };

export const figuresOfSpring2022: Readonly<Record<string, DemoFigures>> = {
  "march-2022": {
    opening: 0,
    closing: 106_400_00,
    lines: [
      peopleGave(384_260.4),
      abroadGave(74_439.6),
      line("PARTNERS", 60_000, "Партнери", "Partners"),
      line("HUMANITARIAN_AID", 241_600, "Продукти й вода", "Food and water", { ...aid, proof: 0 }),
      line("HUMANITARIAN_AID", 68_900, "Дитяче харчування", "Baby food", { ...aid, proof: 0 }),
      line("MEDICAL_HELP", 39_400, "Перев’язувальні матеріали", "Dressings", { proof: 0 }),
      line("HUMANITARIAN_AID", 47_200, "Пальне та оренда буса", "Fuel and van hire", {
        ...aid,
        proof: 0,
      }),
      line("HUMANITARIAN_AID", 15_200, "Коробки й пакування", "Boxes and packing", {
        ...aid,
        proof: 0,
      }),
    ],
  },
  "april-2022": {
    opening: 106_400_00,
    closing: 138_800_00,
    lines: [
      peopleGave(341_780),
      abroadGave(92_420),
      line("GRANTS", 120_000, "Грант на облаштування точок", "Grant for setting up points", points),
      line("PARTNERS", 50_000, "Партнери", "Partners"),
      line("HUMANITARIAN_AID", 318_600, "Набори для 1050 родин", "Parcels for 1,050 families", aid),
      line("TOGETHER_POINTS", 148_000, "Облаштування двох точок", "Setting up two points", points),
      line("MEDICAL_HELP", 58_400, "Ліки для чотирьох закладів", "Medicine for four institutions"),
      salaries(32_000),
      office(10_350),
      bankFees(4_450),
    ],
  },
  "may-2022": {
    opening: 138_800_00,
    closing: 125_300_00,
    lines: [
      peopleGave(352_640),
      abroadGave(101_260),
      line("GRANTS", 150_000, "Грант на допомогу родинам", "Grant for aid to families", aid),
      line("PARTNERS", 85_000, "Партнери", "Partners"),
      line("HUMANITARIAN_AID", 461_200, "Набори для 1200 родин", "Parcels for 1,200 families", aid),
      line("TOGETHER_POINTS", 128_000, "Три нові точки", "Three new points", points),
      line("MEDICAL_HELP", 44_700, "Ліки для трьох закладів", "Medicine for three institutions"),
      line("PSYCHOLOGICAL_HELP", 4_800, "Матеріали для занять", "Materials for sessions"),
      salaries(46_000),
      office(12_600),
      bankFees(5_100),
    ],
  },
  "june-2022": {
    opening: 125_300_00,
    closing: 162_500_00,
    lines: [
      peopleGave(368_220),
      abroadGave(118_280),
      line("GRANTS", 180_000, "Дитячий фонд «Гніздо» (приклад)", "Nest Fund (example)", toys),
      line("PARTNERS", 65_000, "Партнери", "Partners"),
      line(
        "TOY_LIBRARY",
        96_000,
        "Триста іграшок і полиці",
        "Three hundred toys and shelves",
        toys,
      ),
      line("TOGETHER_POINTS", 142_500, "Сім точок", "Seven points", points),
      line("HUMANITARIAN_AID", 289_400, "Набори для 800 родин", "Parcels for 800 families", aid),
      line("MEDICAL_HELP", 41_300, "Ліки для трьох закладів", "Medicine for three institutions"),
      line("PSYCHOLOGICAL_HELP", 38_600, "Навчання психологів", "Training of psychologists"),
      salaries(62_000),
      office(17_800),
      bankFees(6_700),
    ],
  },
};
