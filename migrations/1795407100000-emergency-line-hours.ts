import type { MigrationInterface, QueryRunner } from "typeorm";

type Line = readonly [phone: string, nameUa: string, nameEng: string];

/** The lines of a new site before this migration: one daytime line beside 112 and 103. */
const before: readonly Line[] = [
  ["112", "Екстрена допомога", "Emergency services"],
  ["103", "Швидка медична допомога", "Ambulance"],
  ["0 800 100 102", "Національна психологічна асоціація", "National Psychological Association"],
];

const after: readonly Line[] = [
  ["112", "Екстрена допомога, цілодобово", "Emergency services, 24 hours"],
  ["102", "Поліція, цілодобово", "Police, 24 hours"],
  ["103", "Швидка медична допомога, цілодобово", "Ambulance, 24 hours"],
  [
    "116 123",
    "Домашнє насильство («Ла Страда – Україна»), цілодобово",
    "Domestic violence (La Strada – Ukraine), 24 hours",
  ],
  [
    "7333",
    "Коли не хочеться жити (Lifeline Ukraine), цілодобово",
    "Thoughts of suicide (Lifeline Ukraine), 24 hours",
  ],
  [
    "116 111",
    "Діти й молодь («Ла Страда – Україна»), анонімно; години можуть змінюватися",
    "Children and young people (La Strada – Ukraine), anonymous; hours may vary",
  ],
  [
    "0 800 100 102",
    "Психологічна підтримка (НПА), щодня 10:00–20:00",
    "Psychological support (NPA), daily 10:00–20:00",
  ],
];

export class EmergencyLineHours1795407100000 implements MigrationInterface {
  name = "EmergencyLineHours1795407100000";

  async up(runner: QueryRunner): Promise<void> {
    await replace(runner, before, after);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replace(runner, after, before);
  }
}

/** Replaces the lines unless somebody has changed them. */
async function replace(runner: QueryRunner, from: readonly Line[], to: readonly Line[]) {
  const rows: { phone: string; name_ua: string; name_eng: string }[] = await runner.query(
    "SELECT phone, name_ua, name_eng FROM emergency_line ORDER BY position",
  );
  const stored = rows.map(({ phone, name_ua, name_eng }) => [phone, name_ua, name_eng]);
  if (JSON.stringify(stored) !== JSON.stringify(from)) return;
  await runner.query("DELETE FROM emergency_line");
  for (const [position, line] of to.entries()) {
    await runner.query(
      "INSERT INTO emergency_line (position, phone, name_ua, name_eng) VALUES ($1, $2, $3, $4)",
      [position, ...line],
    );
  }
}
