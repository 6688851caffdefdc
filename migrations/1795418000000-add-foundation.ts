import type { MigrationInterface, QueryRunner } from "typeorm";

const logos = ["logo_id", "dark_logo_id", "round_logo_id"];
const texts = ["full_name", "legal_name", "legal_form", "mission", "motto"];

/** What the interface said of every foundation until now. */
const saidUntilNow = {
  ua: {
    name: "Долоні",
    fullName: "Дитячий благодійний фонд «Долоні»",
    mission:
      "«Долоні» підтримують дітей і родини, яких зачепила війна: словом психолога, теплими речами, грою та домом.",
    motto: "Від долоні до долоні: щоб дитинство тривало навіть тоді, коли довкола війна.",
  },
  eng: {
    name: "Doloni",
    fullName: "Doloni Children’s Charity Foundation",
    mission:
      "Doloni means “palms”. We support children and families affected by war with counselling, aid, play and a home.",
    motto: "From palm to palm, so that childhood goes on even in wartime.",
  },
};

/**
 * Names, logos and colours of the foundation. A site of «Долоні», which demo sites are too, keeps
 * what its pages said; on other sites the interface says it no longer.
 */
export class AddFoundation1795418000000 implements MigrationInterface {
  name = "AddFoundation1795418000000";

  async up(runner: QueryRunner): Promise<void> {
    const { namingStrategy } = runner.connection;
    const logoColumns = logos.map((column) => {
      const key = namingStrategy.foreignKeyName("settings", [column]);
      return `ADD ${column} uuid CONSTRAINT "${key}" REFERENCES image (id) ON DELETE SET NULL`;
    });
    const colours = "IN ('night', 'sky', 'leaf', 'poppy', 'sun')";
    await runner.query(
      `ALTER TABLE settings ${logoColumns.join(", ")},
       ADD brand_colour text NOT NULL DEFAULT 'night'
         CONSTRAINT settings_brand_colour CHECK (brand_colour ${colours}),
       ADD button_colour text NOT NULL DEFAULT 'poppy'
         CONSTRAINT settings_button_colour CHECK (button_colour ${colours}),
       ADD button_text text NOT NULL DEFAULT 'light'
         CONSTRAINT settings_button_text CHECK (button_text IN ('light', 'dark'))`,
    );
    await runner.query(
      `ALTER TABLE settings_translation
       ${texts.map((column) => `ADD ${column} text NOT NULL DEFAULT ''`).join(", ")}`,
    );
    for (const [language, { name, fullName, mission, motto }] of Object.entries(saidUntilNow)) {
      await runner.query(
        `UPDATE settings_translation SET full_name = $3, mission = $4, motto = $5
         WHERE language = $1 AND foundation_name = $2`,
        [language, name, fullName, mission, motto],
      );
    }
    await runner.query(
      `UPDATE settings_translation SET legal_name = recipient
       WHERE item_id IN (SELECT id FROM settings WHERE is_demo)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE settings_translation ${texts.map((column) => `DROP ${column}`).join(", ")}`,
    );
    const columns = [...logos, "brand_colour", "button_colour", "button_text"];
    await runner.query(
      `ALTER TABLE settings ${columns.map((column) => `DROP ${column}`).join(", ")}`,
    );
  }
}
