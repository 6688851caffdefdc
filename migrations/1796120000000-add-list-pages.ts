import type { MigrationInterface, QueryRunner } from "typeorm";

type Language = "ua" | "eng";
interface Texts {
  title: string;
  lead: string;
  /** What search engines quoted; `name` may be blank. */
  description: (name: string) => string;
  blocks?: { part: string; heading: string; text: string }[];
}

const ofFoundation = (name: string) => (name ? `фонду «${name}»` : "фонду");
const foundation = (name: string) => {
  if (!name) return "the foundation";
  const saysWhatItIs = /\b(?:foundation|fund|charity|trust|I?CF)\b/i.test(name);
  return saysWhatItIs ? name : `the ${name} foundation`;
};

const dayAtPoint = {
  ua: "Оберіть місто й подивіться, як минають дні на точці.",
  eng: "Choose a city and see what a day at its point looks like.",
};

/** What the program said until now, by the names of the pages, with their ids and addresses. */
const pages: [string, string, string, Record<Language, Texts>][] = [
  [
    "PROJECTS",
    "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0a11",
    "projects",
    {
      ua: {
        title: "Наші проєкти",
        lead: "Усе, що ми робимо для дітей і родин.",
        description: (name) => `Проєкти ${ofFoundation(name)}: що ми робимо для дітей і родин.`,
        blocks: [
          { part: "FUNDED_PROJECTS", heading: "За підтримки дитячого фонду", text: "" },
          { part: "PROJECT_GOALS", heading: "Наші цілі", text: "Те, до чого ми йдемо." },
        ],
      },
      eng: {
        title: "Our projects",
        lead: "Everything we do for children and families.",
        description: (name) =>
          `Projects of ${foundation(name)}: what we do for children and families.`,
        blocks: [
          { part: "FUNDED_PROJECTS", heading: "Supported by a children’s fund", text: "" },
          { part: "PROJECT_GOALS", heading: "Our goals", text: "What we are working towards." },
        ],
      },
    },
  ],
  [
    "TEAM",
    "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0a12",
    "team",
    {
      ua: {
        title: "Команда",
        lead: "Кожен і кожна з нас залишили тут свою долоню. Натисніть, щоб познайомитися.",
        description: (name) =>
          `Люди ${ofFoundation(name)}: організатори, психологи й команда на місцях.`,
      },
      eng: {
        title: "Team",
        lead: "Each of us has left a palm here. Choose one and meet its owner.",
        description: (name) =>
          `The people of ${foundation(name)}: organisers, psychologists and the team on the ground.`,
      },
    },
  ],
  [
    "GALLERIES",
    "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0a13",
    "gallery",
    {
      ua: {
        title: "Галерея",
        lead: "Малюнки, свята й будні.",
        description: (name) =>
          `Світлини й малюнки дітей, з якими працює ${name ? `фонд «${name}»` : "фонд"}.`,
      },
      eng: {
        title: "Gallery",
        lead: "Drawings, celebrations and ordinary days.",
        description: (name) =>
          `Pictures and drawings of the children ${foundation(name)} works with.`,
      },
    },
  ],
  [
    "TOGETHER_POINTS",
    "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0a14",
    "gallery/togetherPoints",
    {
      ua: {
        title: "Точки TOGETHER",
        lead: dayAtPoint.ua,
        description: () =>
          "Дитячі точки TOGETHER: оберіть місто й перегляньте світлини та малюнки дітей.",
      },
      eng: {
        title: "TOGETHER points",
        lead: dayAtPoint.eng,
        description: () =>
          "TOGETHER children’s points: choose a city and see the children’s pictures and drawings.",
      },
    },
  ],
  [
    "BLOG",
    "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0a15",
    "blog",
    {
      ua: {
        title: "Блог",
        lead: "Пишемо про те, що допомагає дітям і родинам, і про те, як ми працюємо.",
        description: (name) =>
          `Блог ${ofFoundation(name)}: про те, що допомагає дітям і родинам, яких зачепила війна, і як ми працюємо.`,
      },
      eng: {
        title: "Blog",
        lead: "We write about helping children and families, and about how we work.",
        description: (name) =>
          `The blog of ${foundation(name)}: on helping children and families affected by war, and on how we work.`,
      },
    },
  ],
  [
    "NEWS",
    "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0a16",
    "news",
    {
      ua: {
        title: "Новини",
        lead: "Що ми зробили й що відбувається зараз. Коротко й зі світлинами.",
        description: (name) => `Новини ${ofFoundation(name)} у тексті та світлинах.`,
      },
      eng: {
        title: "News",
        lead: "Our latest work and events, in brief and with pictures.",
        description: (name) => `News of ${foundation(name)} in text and pictures.`,
      },
    },
  ],
  [
    "REPORTS",
    "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0a17",
    "reports",
    {
      ua: {
        title: "Звіти",
        lead: "Показуємо, що ми отримали, кому передали й на що витратили.",
        description: (name) =>
          `Звіти ${ofFoundation(name)}: що ми отримали, кому передали й на що витратили.`,
      },
      eng: {
        title: "Reports",
        lead: "We show what we received, to whom we gave it and what we spent.",
        description: (name) =>
          `Reports of ${foundation(name)}: what we received, to whom we gave it and what we spent.`,
      },
    },
  ],
];

const blockIds = ["5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0b11", "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0b12"];

/**
 * The pages of lists are pages that editors write, with what they showed until now; every page but
 * the home page, the donation page and the privacy policy can be moved to the trash.
 */
export class AddListPages1796120000000 implements MigrationInterface {
  name = "AddListPages1796120000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE page DROP CONSTRAINT page_fixed_kept,
       ADD CONSTRAINT page_fixed_kept CHECK (deleted_at is null or
         coalesce(fixed_page not in ('HOME', 'DONATE', 'PRIVACY'), true))`,
    );
    // A new site has no accounts yet, and begins with other texts.
    const [site]: { hasBegun: boolean }[] = await runner.query(
      `SELECT exists (SELECT FROM account) AS "hasBegun"`,
    );
    if (!site?.hasBegun) return;
    const names: { language: Language; name: string }[] = await runner.query(
      `SELECT language, foundation_name AS name FROM settings_translation`,
    );
    for (const [fixedPage, id, address, both] of pages) {
      await runner.query(`INSERT INTO page (id, fixed_page, address) VALUES ($1, $2, $3)`, [
        id,
        fixedPage,
        address,
      ]);
      for (const language of ["ua", "eng"] as const) {
        const { title, lead, description, blocks = [] } = both[language];
        const name = names.find((row) => row.language === language)?.name ?? "";
        const stored = blocks.map((sitePart, place) => ({
          id: blockIds[place],
          isHidden: false,
          sitePart,
        }));
        const plainText = blocks
          .flatMap(({ heading, text }) => [heading, text].filter(Boolean))
          .join("\n");
        await runner.query(
          `INSERT INTO page_translation
             (item_id, language, title, lead, meta_description, blocks, plain_text, published_at)
           VALUES ($1, $2, $3, $4, $5, $6::jsonb, $7, now())`,
          [id, language, title, lead, description(name), JSON.stringify(stored), plainText],
        );
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM page WHERE id = any($1)`, [pages.map(([, id]) => id)]);
    await runner.query(
      `DELETE FROM page WHERE deleted_at is not null AND fixed_page not in
         ('TOGETHER', 'PSYCHOLOGICAL_WORK', 'HUMANITARIAN_HELP', 'TOY_LIBRARY')`,
    );
    await runner.query(
      `ALTER TABLE page DROP CONSTRAINT page_fixed_kept,
       ADD CONSTRAINT page_fixed_kept CHECK (deleted_at is null or coalesce(fixed_page in
         ('TOGETHER', 'PSYCHOLOGICAL_WORK', 'HUMANITARIAN_HELP', 'TOY_LIBRARY'), true))`,
    );
  }
}
