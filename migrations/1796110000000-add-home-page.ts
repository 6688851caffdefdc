import type { MigrationInterface, QueryRunner } from "typeorm";

const homeId = "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0a00";

/** What the program said on the home page. */
const texts = [
  {
    language: "ua",
    title: "Головна",
    slogan: "Тримаємо дитинство за руку",
    buttons: ["Підтримати дітей", "Потрібна допомога"],
  },
  {
    language: "eng",
    title: "Home",
    slogan: "We hold childhood by the hand",
    buttons: ["Support children", "I need help"],
  },
];

/** Its parts in the order in which the program showed them. */
const parts = [
  "COUNTERS",
  "LAST_MONTH",
  "PROJECTS",
  "GOALS",
  "TOGETHER_POINTS",
  "NEWS",
  "DONATION",
  "PARTNERS",
];

const blockId = (place: number) =>
  `5a3d1c58-0b0f-4a55-9c39-6f2f7d1f1a${String(place).padStart(2, "0")}`;

function blocksOf({ slogan, buttons: [support = "", needHelp = ""] }: (typeof texts)[number]) {
  const hero = {
    heading: slogan,
    text: "",
    entries: [
      { title: support, text: "", address: "/donate" },
      { title: needHelp, text: "", address: "/need-help" },
    ],
    scene: "HAND_TREE",
  };
  return [
    { id: blockId(0), isHidden: false, hero },
    ...parts.map((part, place) => ({
      id: blockId(place + 1),
      isHidden: false,
      sitePart: { part, heading: "", text: "" },
    })),
  ];
}

/** The home page is a page of blocks. A site that has begun keeps what its home page showed. */
export class AddHomePage1796110000000 implements MigrationInterface {
  name = "AddHomePage1796110000000";

  async up(runner: QueryRunner): Promise<void> {
    // The first start creates the first account after the migrations.
    const [begun] = await runner.query("SELECT 1 FROM account LIMIT 1");
    if (!begun) return;
    await runner.query("INSERT INTO page (id, fixed_page, address) VALUES ($1, 'HOME', '')", [
      homeId,
    ]);
    for (const each of texts) {
      await runner.query(
        `INSERT INTO page_translation (item_id, language, title, plain_text, blocks, published_at)
         VALUES ($1, $2, $3, $4, $5, now())`,
        [
          homeId,
          each.language,
          each.title,
          [each.slogan, ...each.buttons].join("\n"),
          JSON.stringify(blocksOf(each)),
        ],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM page WHERE fixed_page = 'HOME'");
  }
}
