import { type FixedPageTexts, sitePart } from "../../page/defaults/fixed-page-texts.ts";
import { row, steps } from "../../page/defaults/topics.ts";

export const together: FixedPageTexts = {
  ua: {
    title: "Дитячі точки TOGETHER",
    lead: "Психосоціальна підтримка дітей і родин.",
    metaTitle: "",
    metaDescription: "Дитячі точки TOGETHER: психосоціальна підтримка дітей і родин.",
    blocks: [
      steps("Що відбувається на точці", [row("Групові заняття"), row("Розмова наодинці")]),
      sitePart("TOGETHER_POINTS", "Де наші точки"),
    ],
  },
  eng: {
    title: "TOGETHER children’s points",
    lead: "Psychosocial support for children and families.",
    metaTitle: "",
    metaDescription: "TOGETHER children’s points: psychosocial support for children and families.",
    blocks: [
      steps("What happens at a point", [row("Group sessions"), row("One-to-one session")]),
      sitePart("TOGETHER_POINTS", "Where our points are"),
    ],
  },
};

export const toyLibrary: FixedPageTexts = {
  ua: {
    title: "Іграшкотека",
    lead: "Бібліотека, у якій замість книжок — іграшки. Працює за підтримки дитячого фонду.",
    metaTitle: "",
    metaDescription: "Дитина бере іграшку додому, а повертаючи, обмінює її на іншу.",
    blocks: [
      steps("Узяти, погратися, обміняти", [
        row("Обрати", "Дитина обирає іграшку."),
        row("Узяти додому", "Дитина бере іграшку на якийсь час."),
        row("Повернути й обміняти", "Замість повернутої іграшки дитина обирає іншу."),
      ]),
    ],
  },
  eng: {
    title: "Toy library",
    lead: "A library with toys in place of books, supported by a children’s fund.",
    metaTitle: "",
    metaDescription: "A child borrows a toy and swaps it for another on return.",
    blocks: [
      steps("Borrow, play, swap", [
        row("Choose", "A child chooses a toy."),
        row("Take it home", "The child borrows it for a while."),
        row("Return and swap", "In place of the returned toy, the child chooses another."),
      ]),
    ],
  },
};
