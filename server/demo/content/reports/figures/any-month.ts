import type { DemoFiguresLine } from "../../shapes.ts";
import { abroadGave, bankFees, line, office, peopleGave, salaries } from "./lines.ts";

const aid = { project: "humanitarian-help", proof: 0 };
const points = { project: "together", proof: 0 };
const toys = { project: "toy-library" };

/**
 * Lines of the reports that fit any month. None of the income is for a project, so that what the
 * story says of the projects' goals stays true.
 */
export const linesOfAnyMonth: Readonly<Record<string, readonly DemoFiguresLine[]>> = {
  "any-month-parcels": [
    peopleGave(312_400),
    abroadGave(121_000),
    line("PARTNERS", 65_000, "Партнери", "Partners"),
    line("GRANTS", 90_000, "Грант на загальну роботу", "Grant for the work as a whole"),
    line("HUMANITARIAN_AID", 262_000, "Набори для 720 родин", "Parcels for 720 families", aid),
    line("TOGETHER_POINTS", 124_500, "Робота точок", "Running the points", points),
    line("MEDICAL_HELP", 41_200, "Ліки для двох закладів", "Medicine for two institutions"),
    line("PSYCHOLOGICAL_HELP", 36_400, "Матеріали для занять", "Materials for sessions"),
    line("TOY_LIBRARY", 14_300, "Нові іграшки", "New toys", toys),
    salaries(72_000),
    office(18_700),
    bankFees(5_800),
  ],
  "any-month-medicine": [
    peopleGave(352_700),
    abroadGave(138_500),
    line("PARTNERS", 150_000, "Партнери", "Partners"),
    line("MEDICAL_HELP", 168_000, "Ліки для п’яти закладів", "Medicine for five institutions", {
      proof: 0,
    }),
    line("HUMANITARIAN_AID", 224_000, "Набори для 640 родин", "Parcels for 640 families", aid),
    line("TOGETHER_POINTS", 121_900, "Робота точок", "Running the points", {
      project: "together",
    }),
    line("PSYCHOLOGICAL_HELP", 18_600, "Матеріали для занять", "Materials for sessions"),
    salaries(72_000),
    office(19_100),
    bankFees(6_900),
  ],
  "any-month-points": [
    peopleGave(331_600),
    abroadGave(126_000),
    line("GRANTS", 180_000, "Грант на загальну роботу", "Grant for the work as a whole"),
    line("PARTNERS", 65_000, "Партнери", "Partners"),
    line("TOGETHER_POINTS", 143_000, "Меблі для трьох точок", "Furniture for 3 points", points),
    line("TOGETHER_POINTS", 128_400, "Робота точок", "Running the points", points),
    line("HUMANITARIAN_AID", 203_000, "Набори для 580 родин", "Parcels for 580 families", {
      project: "humanitarian-help",
    }),
    line("MEDICAL_HELP", 62_000, "Ліки для трьох закладів", "Medicine for three institutions"),
    line("PSYCHOLOGICAL_HELP", 64_200, "Мобільна бригада", "The mobile team"),
    line("TOY_LIBRARY", 18_400, "Ремонт і чищення іграшок", "Repair and cleaning of toys", toys),
    salaries(72_000),
    office(18_900),
    bankFees(6_400),
  ],
};
