import type { DemoFigures } from "../../shapes.ts";
import { line } from "./lines.ts";

/** Of the paper-craft club, which spent what it received in the month. */
export const figuresOfClub: Readonly<Record<string, DemoFigures>> = {
  "june-2021": {
    opening: 0,
    closing: 1_150_00,
    lines: [
      line("DONATIONS", 21_300, "Внески родин", "Gifts from families"),
      line("PARTNERS", 6_000, "Мережа сусідніх крамниць", "The shops next door"),
      line("OTHER_SPENDING", 9_000, "Оренда кімнати", "Rent of the room"),
      line("OTHER_SPENDING", 8_400, "Обіди", "Lunches"),
      line("OTHER_SPENDING", 8_750, "Папір і матеріали", "Paper and materials"),
    ],
  },
  "september-2021": {
    opening: 0,
    closing: 500_00,
    lines: [
      line("DONATIONS", 14_700, "Внески родин", "Gifts from families"),
      line("OTHER_SPENDING", 7_000, "Оренда кімнати", "Rent of the room"),
      line("OTHER_SPENDING", 7_200, "Папір, клей, полиця", "Paper, glue, a shelf"),
    ],
  },
  "december-2021": {
    opening: 0,
    closing: 2_000_00,
    lines: [
      line("DONATIONS", 19_600, "Внески родин", "Gifts from families"),
      line("OTHER_SPENDING", 5_870, "Рами для виставки", "Frames for the exhibition"),
      line("OTHER_SPENDING", 7_000, "Оренда кімнати", "Rent of the room"),
      line("OTHER_SPENDING", 4_730, "Папір і матеріали", "Paper and materials"),
    ],
  },
};
