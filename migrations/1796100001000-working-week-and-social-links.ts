import type { MigrationInterface, QueryRunner } from "typeorm";

type Content = Record<string, unknown>;

const days = {
  ua: ["пн", "вт", "ср", "чт", "пт", "сб", "нд"],
  eng: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
};
const networks = ["facebookUrl", "instagramUrl", "telegramUrl", "youtubeUrl"];
const foundingYear = 2022;

/** "Пн–Пт, 10:00–18:00", "Sat 9:00-13:00". */
const daysAndHours =
  /^(\p{L}+)(?:\s?[–—-]\s?(\p{L}+))?[,:]?\s(\d\d?:\d\d)\s?[–—-]\s?(\d\d?:\d\d)$/u;

const weekOf = (from: number, to: number, opens: string, closes: string) =>
  Array.from({ length: to - from + 1 }, (_, place) => ({
    weekday: from + place + 1,
    opens: opens.padStart(5, "0"),
    closes: closes.padStart(5, "0"),
  }));

/** The week that a text names; null for a text that says more, or something else. */
function weekIn(schedule: unknown, names: readonly string[]) {
  const [, first = "", last = first, opens = "", closes = ""] =
    daysAndHours.exec(String(schedule ?? "").trim()) ?? [];
  const [from, to] = [first, last].map((name) => names.indexOf(name.toLowerCase()));
  if (from === undefined || to === undefined || from < 0 || to < from) return null;
  return weekOf(from, to, opens, closes);
}

/** The days of the texts if they name nothing else, else Monday to Friday with the stored hours. */
const workingHoursOf = ({ ua, eng, opensAt, closesAt }: Record<string, unknown>) =>
  weekIn(ua, days.ua) ?? weekIn(eng, days.eng) ?? weekOf(0, 4, String(opensAt), String(closesAt));

const linksIn = (content: Content) =>
  networks.flatMap((name) => (content[name] ? [{ url: content[name] }] : []));

/** Recorded settings, as their input now takes them. */
function convertedInput(content: Content): Content {
  const { opensAt = "10:00", closesAt = "18:00", translations, ...others } = content;
  for (const name of networks) delete others[name];
  const texts = (translations ?? {}) as Record<string, Content | null>; // as the settings' input has them
  const { schedule: ua, ...uaTexts } = texts.ua ?? {};
  const { schedule: eng, ...engTexts } = texts.eng ?? {};
  return {
    ...others,
    foundingYear,
    workingHours: workingHoursOf({ ua, eng, opensAt, closesAt }),
    socialLinks: linksIn(content),
    translations: { ua: uaTexts, eng: engTexts },
  };
}

/**
 * The founding year is a setting, working days and hours are one table instead of a pair of hours and
 * a text in each language, and social networks are a list. The history and the list of demo values
 * name the new fields, too.
 */
export class WorkingWeekAndSocialLinks1796100001000 implements MigrationInterface {
  name = "WorkingWeekAndSocialLinks1796100001000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE settings
      ADD founding_year integer,
      ADD working_hours jsonb NOT NULL DEFAULT '[]',
      ADD social_links jsonb NOT NULL DEFAULT '[]',
      ADD CONSTRAINT settings_founding_year CHECK (founding_year between 1800 and 2200),
      ADD CONSTRAINT settings_social_links CHECK (
        not jsonb_path_exists(social_links, '$[*].url ? (!(@ like_regex "^https://" flag "i"))'))`);
    await convertSettings(runner);
    await convertHistory(runner);
    await convertDemoValues(runner);
    await runner.query(`ALTER TABLE settings
      DROP COLUMN opens_at, DROP COLUMN closes_at, DROP COLUMN facebook_url,
      DROP COLUMN instagram_url, DROP COLUMN telegram_url, DROP COLUMN youtube_url`);
    await runner.query("ALTER TABLE settings_translation DROP COLUMN schedule");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE settings_translation ADD schedule text NOT NULL DEFAULT ''");
    await runner.query(`ALTER TABLE settings
      ADD opens_at text NOT NULL DEFAULT '10:00', ADD closes_at text NOT NULL DEFAULT '18:00',
      ADD facebook_url text, ADD instagram_url text, ADD telegram_url text, ADD youtube_url text,
      ADD CONSTRAINT settings_opens_at CHECK (opens_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      ADD CONSTRAINT settings_closes_at CHECK (closes_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      ADD CONSTRAINT settings_facebook_url CHECK (facebook_url ilike 'https://%'),
      ADD CONSTRAINT settings_instagram_url CHECK (instagram_url ilike 'https://%'),
      ADD CONSTRAINT settings_telegram_url CHECK (telegram_url ilike 'https://%'),
      ADD CONSTRAINT settings_youtube_url CHECK (youtube_url ilike 'https://%')`);
    const linkOf = (host: string) =>
      `(SELECT link ->> 'url' FROM jsonb_array_elements(social_links) link
        WHERE link ->> 'url' ~ '^https://([a-z]+[.])?${host}[/.]' LIMIT 1)`;
    await runner.query(`UPDATE settings SET version = version + 1,
      opens_at = coalesce(working_hours -> 0 ->> 'opens', opens_at),
      closes_at = coalesce(working_hours -> 0 ->> 'closes', closes_at),
      facebook_url = ${linkOf("facebook")}, instagram_url = ${linkOf("instagram")},
      telegram_url = ${linkOf("(t|telegram)")}, youtube_url = ${linkOf("youtube")}`);
    await runner.query(`ALTER TABLE settings
      DROP COLUMN founding_year, DROP COLUMN working_hours, DROP COLUMN social_links`);
  }
}

async function convertSettings(runner: QueryRunner): Promise<void> {
  const rows: Content[] = await runner.query(`
    SELECT opens_at AS "opensAt", closes_at AS "closesAt", facebook_url AS "facebookUrl",
      instagram_url AS "instagramUrl", telegram_url AS "telegramUrl", youtube_url AS "youtubeUrl",
      (SELECT schedule FROM settings_translation WHERE item_id = settings.id AND language = 'ua') AS ua,
      (SELECT schedule FROM settings_translation WHERE item_id = settings.id AND language = 'eng') AS eng
    FROM settings`);
  for (const row of rows) {
    await runner.query(
      `UPDATE settings SET version = version + 1,
         founding_year = $1, working_hours = $2, social_links = $3`,
      [foundingYear, JSON.stringify(workingHoursOf(row)), JSON.stringify(linksIn(row))],
    );
  }
}

async function convertHistory(runner: QueryRunner): Promise<void> {
  const changes: { id: string; content: Content }[] = await runner.query(
    `SELECT id, content FROM change
     WHERE kind = 'Settings' AND jsonb_typeof(content) = 'object' AND NOT content ? 'workingHours'`,
  );
  for (const { id, content } of changes) {
    await runner.query("SELECT rewrite_change($1, NULL, $2)", [
      id,
      JSON.stringify(convertedInput(content)),
    ]);
  }
}

async function convertDemoValues(runner: QueryRunner): Promise<void> {
  const items: { content: Content }[] = await runner.query(
    `SELECT content FROM demo_item
     WHERE kind = 'Settings' AND jsonb_typeof(content) = 'object'`,
  );
  for (const { content } of items) {
    const socialLinks = linksIn(content);
    const left = Object.entries(content).filter(
      ([path]) =>
        ![...networks, "opensAt", "closesAt"].includes(path) && !path.endsWith(".schedule"),
    );
    const values = { ...Object.fromEntries(left), ...(socialLinks.length > 0 && { socialLinks }) };
    await runner.query("UPDATE demo_item SET content = $1 WHERE kind = 'Settings'", [
      JSON.stringify(values),
    ]);
  }
}
