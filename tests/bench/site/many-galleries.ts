import type { DataSource } from "typeorm";

/** Pictures of every gallery; a hundred thousand galleries have a million. */
export const imagesOfEach = 10;

/**
 * Fills the database up to `count` galleries, as ten years of work would leave them: ten pictures
 * each, English for four in five, one in eight in the News, a few drafts, scheduled ones and some
 * in the trash. The same count gives the same galleries; a second call adds what is missing.
 * A hundred thousand take about two minutes.
 */
export async function seedGalleries(db: DataSource, count: number): Promise<void> {
  await db.query(categories);
  await db.query(categoryTranslations);
  // In bites: one statement over a million rows would keep all its triggers' work in memory.
  for (let from = 1; from <= count; from += batchSize) {
    const numbers = [from, Math.min(from + batchSize - 1, count)];
    for (const statement of [images, galleries, ukrainian, english, places]) {
      await db.query(statement, numbers);
    }
  }
  // Fresh statistics, and the map of pages that all can see, as autovacuum leaves them.
  for (const table of tables) await db.query(`vacuum analyze ${table}`);
}

const batchSize = 10_000;
const tables = [
  "image",
  "gallery_category",
  "gallery_category_translation",
  "gallery",
  "gallery_translation",
  "gallery_image",
];

/** SQL: the id of the `number`th of a kind; a number from 0 below `below`, always the same for n. */
const idOf = (kind: string, number: string) => `md5('${kind} ' || ${number})::uuid`;
const chance = (salt: number, below: number, number = "n") =>
  `(abs(hashint8extended(${number}, ${salt}) % ${below}))::int`;
const oneOf = (texts: readonly string[], salt: number) => {
  const list = texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(", ");
  return `(array[${list}])[1 + ${chance(salt, texts.length)}]`;
};

const kinds = [
  "Свята",
  "Табори",
  "Майстер-класи",
  "Гуманітарна допомога",
  "Іграшкотека",
  "Спорт",
  "Театр",
  "Музика",
  "Подорожі",
  "Читання",
  "Психологічна підтримка",
  "Зустрічі",
];
const kindsInEnglish = [
  "Holidays",
  "Camps",
  "Workshops",
  "Humanitarian aid",
  "Toy library",
  "Sport",
  "Theatre",
  "Music",
  "Journeys",
  "Reading",
  "Psychological support",
  "Meetings",
];
const events = [
  "Новорічне свято",
  "Подарунки до Миколая",
  "М’яч для кожного",
  "День захисту дітей",
  "Майстер-клас із ліплення",
  "Подяка волонтерам",
  "Літній табір",
  "Великодні писанки",
  "Перше вересня",
  "Вистава просто неба",
  "Зустріч із письменником",
  "Похід у гори",
];
const eventsInEnglish = [
  "New Year’s party",
  "Gifts for Saint Nicholas",
  "A ball for everyone",
  "Children’s Day",
  "A clay workshop",
  "Thanks to volunteers",
  "Summer camp",
  "Easter eggs",
  "The first of September",
  "An open-air play",
  "Meeting a writer",
  "A walk in the hills",
];
const cities = [
  "Тернополі",
  "Чернівцях",
  "Івано-Франківську",
  "Ужгороді",
  "Чорткові",
  "Калуші",
  "Шумську",
  "Тячеві",
  "Сторожинці",
  "Львові",
  "Харкові",
  "Дніпрі",
  "Запоріжжі",
  "Полтаві",
  "Кам’янському",
];
const citiesInEnglish = [
  "Ternopil",
  "Chernivtsi",
  "Ivano-Frankivsk",
  "Uzhhorod",
  "Chortkiv",
  "Kalush",
  "Shumsk",
  "Tiachiv",
  "Storozhynets",
  "Lviv",
  "Kharkiv",
  "Dnipro",
  "Zaporizhzhia",
  "Poltava",
  "Kamianske",
];
const sentences = [
  "Діти з двадцяти родин зібралися разом, співали, малювали й отримали подарунки.",
  "Дякуємо всім, хто долучився: без вас цього дня не було б.",
  "Ми привезли теплий одяг, продукти й книжки, а психологиня поговорила з батьками.",
  "Увечері всі разом пекли печиво та дивилися стару казку про сонце й місяць.",
  "Найменші вперше тримали в руках пензель і не хотіли його віддавати.",
  "Наступна зустріч відбудеться за місяць, і на неї вже записалося тридцять дітей.",
  "П’ятеро старших дітей навчили молодших грати в шахи.",
  "Автобус із допомогою вирушив о шостій ранку й повернувся глибокої ночі.",
];
const sentencesInEnglish = [
  "Children of twenty families came together, sang, painted and were given presents.",
  "Thank you to everyone who took part: without you this day would not have been.",
  "We brought warm clothes, food and books, and our psychologist spoke with the parents.",
  "In the evening everybody baked biscuits and watched an old tale of the sun and the moon.",
  "The smallest held a brush for the first time and would not give it back.",
  "The next meeting is in a month, and thirty children have put their names down.",
  "Five of the older children taught the younger ones chess over a café au lait.",
  "The bus with the aid left at six in the morning and came back late at night.",
];

/** A word that one gallery in a thousand has. */
export const rareWord = "сова";
/** A word that a single gallery has, however many there are; its apostrophe parts three letters. */
export const singleWord = "з’їв";

const categories = `
  insert into gallery_category (id, position)
  select ${idOf("category", "n")}, n from generate_series(1, ${kinds.length}) n
  on conflict do nothing`;

const categoryTranslations = `
  insert into gallery_category_translation (item_id, language, name, published_at)
  select ${idOf("category", "n")}, language, name, now() - interval '11 years'
  from generate_series(1, ${kinds.length}) n
  cross join lateral (values
    ('ua', (array['${kinds.join("', '")}'])[n]),
    ('eng', (array['${kindsInEnglish.join("', '")}'])[n])) words(language, name)
  on conflict do nothing`;

/** The \`n\`th gallery's first day: ten years and more, evenly. */
const day = `(current_date - ${chance(1, 4000)})`;
const begun = `(${day} + interval '1 day' + ${chance(2, 86_400_000)} * interval '1 millisecond')`;

const images = `
  insert into image (id, public_id, store, url, width, height, thumbhash, alt_ua, alt_eng,
    file_name, created_at)
  select ${idOf("image", "i")}, left(md5('file ' || i), 24), 'local',
    '/images/' || left(md5('file ' || i), 24) || '/original.webp', 1600, 1067,
    'XxgGDYI1eIiCeHiHeIiHgAAAAAAAAAA=',
    case when ${chance(3, 5, "i")} > 0 then 'Діти на святі в ' || ${oneOf(cities, 4)} else '' end,
    case when ${chance(5, 2, "i")} > 0 then 'Children in ' || ${oneOf(citiesInEnglish, 4)} else '' end,
    'IMG_' || i || '.jpg', least(${begun} + place * interval '1 second', now())
  from generate_series($1::int, $2::int) n
  cross join generate_series(0, ${imagesOfEach - 1}) place
  cross join lateral (select n::bigint * ${imagesOfEach} + place as i) picture
  on conflict do nothing`;

const galleries = `
  insert into gallery (id, category_id, is_important, gallery_date, day, created_at, updated_at,
    deleted_at)
  select ${idOf("gallery", "n")}, ${idOf("category", `1 + ${chance(6, kinds.length)}`)},
    ${chance(7, 8)} = 0, coalesce(day::text, 'Літо'), day, ${begun},
    least(${begun} + ${chance(8, 400)} * interval '1 hour', now()),
    case when ${chance(9, 100)} = 0 then now() - ${chance(10, 30)} * interval '1 day' end
  from generate_series($1::int, $2::int) n
  cross join lateral (select case when ${chance(11, 33)} > 0 then ${day} end as day) dated
  on conflict do nothing`;

/** One in 25 is a draft, one in 200 waits for its moment. */
const published = `case when ${chance(12, 25)} = 0 then null
  when ${chance(13, 200)} = 0 then now() + (1 + ${chance(14, 90)}) * interval '1 day'
  else ${begun} end`;
const rareTexts = `case when n % 1000 = 500 then ' ${rareWord}.' else '' end
  || case when n = 500 then ' Вовк ${singleWord} кашу.' else '' end`;

const ukrainian = `
  insert into gallery_translation (item_id, language, title, description, published_at, updated_at,
    words_changed_at)
  select ${idOf("gallery", "n")}, 'ua',
    ${oneOf(events, 15)} || ' у ' || ${oneOf(cities, 4)} || ', № ' || n,
    ${[16, 17, 18].map((salt) => oneOf(sentences, salt)).join(" || ' ' || ")} || ${rareTexts},
    ${published}, ${begun}, ${begun} + case when ${chance(19, 20)} = 0 then interval '1 day'
      else interval '0' end
  from generate_series($1::int, $2::int) n
  on conflict do nothing`;

const english = `
  insert into gallery_translation (item_id, language, title, description, published_at, updated_at,
    words_changed_at)
  select ${idOf("gallery", "n")}, 'eng',
    ${oneOf(eventsInEnglish, 15)} || ' in ' || ${oneOf(citiesInEnglish, 4)} || ', no. ' || n,
    case when ${chance(20, 30)} = 0 then '' else
      ${[16, 17, 18].map((salt) => oneOf(sentencesInEnglish, salt)).join(" || ' ' || ")} end,
    case when ${chance(21, 20)} > 0 then ${published} end, ${begun}, ${begun} + interval '1 hour'
  from generate_series($1::int, $2::int) n
  where ${chance(22, 5)} > 0
  on conflict do nothing`;

const places = `
  insert into gallery_image (item_id, position, image_id)
  select ${idOf("gallery", "n")}, place, ${idOf("image", `(n::bigint * ${imagesOfEach} + place)`)}
  from generate_series($1::int, $2::int) n
  cross join generate_series(0, ${imagesOfEach - 1}) place
  on conflict do nothing`;
