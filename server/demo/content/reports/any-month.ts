import type { DemoReport } from "../shapes.ts";

/**
 * Reports that fit any month: their texts name none. They tell the months between the end of the
 * story and the first start of the site, in turn.
 */
export const reportsOfAnyMonth: readonly DemoReport[] = [
  {
    key: "any-month-parcels",
    month: 0,
    year: 2022,
    pictures: ["toy-shelves", "palms", "shelf-engine"],
    ua: {
      description: [
        "Набори для 720 родин",
        "Передали продуктові набори 720 родинам, провели 205 групових занять, іграшкотека видала 160 іграшок.",
        "Надійшло 588 400 ₴, витратили 574 900 ₴. Найбільша стаття витрат — продуктові набори: 262 000 ₴. Усі накладні підписано.",
      ].join("\n\n"),
    },
    eng: {
      description: [
        "Parcels for 720 families",
        "We gave food parcels to 720 families, held 205 group sessions, and the toy library lent 160 toys.",
        "We received ₴588,400 and spent ₴574,900. The largest item was the food parcels: ₴262,000. All waybills are signed.",
      ].join("\n\n"),
    },
    documents: [
      {
        name: { ua: "Звіт за місяць", eng: "Report for the month" },
        pages: 1,
        lines: {
          ua: [
            "Надійшло: 588 400 ₴",
            "Продуктові набори для 720 родин: 262 000 ₴",
            "Робота точок: 124 500 ₴",
            "Усього витрачено: 574 900 ₴",
            "Групових занять: 205",
            "Склав: Петро Заєць. Перевірила: Ірина Савчук",
          ],
          eng: [
            "Received: ₴588,400",
            "Food parcels for 720 families: ₴262,000",
            "Running the points: ₴124,500",
            "Total spent: ₴574,900",
            "Group sessions: 205",
            "Prepared by: Petro Zaiets. Checked by: Iryna Savchuk",
          ],
        },
      },
    ],
  },
  {
    key: "any-month-medicine",
    month: 0,
    year: 2022,
    pictures: ["palm-wall", "van", "four-apples"],
    ua: {
      description: [
        "Ліки для п’яти закладів",
        "Передали ліки п’яти закладам, продуктові набори — 640 родинам, провели 218 групових занять.",
        "Надійшло 641 200 ₴, витратили 630 500 ₴. На ліки витратили 168 000 ₴, акти передачі підписали всі п’ять закладів.",
      ].join("\n\n"),
    },
    eng: {
      description: [
        "Medicine for five institutions",
        "We gave medicine to five institutions and food parcels to 640 families, and held 218 group sessions.",
        "We received ₴641,200 and spent ₴630,500. Medicine cost ₴168,000; all five institutions signed for it.",
      ].join("\n\n"),
    },
    documents: [
      {
        name: { ua: "Звіт за місяць", eng: "Report for the month" },
        pages: 1,
        lines: {
          ua: [
            "Надійшло: 641 200 ₴",
            "Ліки для п’яти закладів: 168 000 ₴",
            "Набори для 640 родин: 224 000 ₴",
            "Усього витрачено: 630 500 ₴",
            "Групових занять: 218",
            "Склав: Петро Заєць. Перевірила: Ірина Савчук",
          ],
          eng: [
            "Received: ₴641,200",
            "Medicine for five institutions: ₴168,000",
            "Parcels for 640 families: ₴224,000",
            "Total spent: ₴630,500",
            "Group sessions: 218",
            "Prepared by: Petro Zaiets. Checked by: Iryna Savchuk",
          ],
        },
      },
    ],
  },
  {
    key: "any-month-points",
    month: 0,
    year: 2022,
    pictures: ["palm-rows", "palm-wall-children", "apple"],
    ua: {
      description: [
        "Меблі для трьох точок",
        "Купили меблі та матеріали для трьох точок, передали набори 580 родинам, провели 231 групове заняття.",
        "Надійшло 702 600 ₴, витратили 716 300 ₴: різницю покрив залишок. Меблі коштували 143 000 ₴.",
      ].join("\n\n"),
    },
    eng: {
      description: [
        "Furniture for three points",
        "We bought furniture and materials for three points, gave parcels to 580 families and held 231 group sessions.",
        "We received ₴702,600 and spent ₴716,300; the balance covered the difference. The furniture cost ₴143,000.",
      ].join("\n\n"),
    },
    documents: [
      {
        name: { ua: "Звіт за місяць", eng: "Report for the month" },
        pages: 1,
        lines: {
          ua: [
            "Надійшло: 702 600 ₴",
            "Меблі та матеріали для трьох точок: 143 000 ₴",
            "Робота точок: 128 400 ₴",
            "Усього витрачено: 716 300 ₴",
            "Групових занять: 231",
            "Склав: Петро Заєць. Перевірила: Ірина Савчук",
          ],
          eng: [
            "Received: ₴702,600",
            "Furniture and materials for three points: ₴143,000",
            "Running the points: ₴128,400",
            "Total spent: ₴716,300",
            "Group sessions: 231",
            "Prepared by: Petro Zaiets. Checked by: Iryna Savchuk",
          ],
        },
      },
    ],
  },
];
