import type { DataSource } from "typeorm";

/** The number of pictures in every gallery. */
const imagesOfEach = 10;

/**
 * Fills the database up to `count` galleries, spread over ten years, with ten pictures each: four in
 * five have an English translation, one in eight is news, and some are drafts, scheduled or in the
 * trash. The data is deterministic, and a second call adds only missing galleries. A hundred
 * thousand galleries take about two minutes.
 */
export async function seedGalleries(db: DataSource, count: number): Promise<void> {
  await db.query(categories);
  await db.query(categoryTranslations);
  // In batches, because PostgreSQL keeps the pending triggers of a statement in memory.
  for (let from = 1; from <= count; from += batchSize) {
    const numbers = [from, Math.min(from + batchSize - 1, count)];
    for (const statement of [images, galleries, ukrainian, english, places]) {
      await db.query(statement, numbers);
    }
  }
  // Updates the statistics and the visibility map, as autovacuum would.
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

/** SQL for a deterministic id of the item `number` of a kind. */
const idOf = (kind: string, number: string) => `md5('${kind} ' || ${number})::uuid`;
/** SQL for a deterministic pseudo-random integer from 0 to `below` - 1. */
const pseudoRandom = (salt: number, below: number, number = "n") =>
  `(abs(hashint8extended(${number}, ${salt}) % ${below}))::int`;
const oneOf = (texts: readonly string[], salt: number) => {
  const list = texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(", ");
  return `(array[${list}])[1 + ${pseudoRandom(salt, texts.length)}]`;
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

/** A word that occurs in one gallery out of a thousand. */
export const rareWord = "сова";
/** A word that occurs in exactly one gallery; the apostrophe splits its three letters. */
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

/** SQL for the date of gallery `n`, evenly distributed over almost eleven years. */
const day = `(current_date - ${pseudoRandom(1, 4000)})`;
const createdAt = `(${day} + interval '1 day' + ${pseudoRandom(2, 86_400_000)} * interval '1 millisecond')`;

const images = `
  insert into image (id, public_id, store, url, width, height, thumbhash, alt_ua, alt_eng,
    file_name, created_at)
  select ${idOf("image", "i")}, left(md5('file ' || i), 24), 'local',
    '/images/' || left(md5('file ' || i), 24) || '/original.webp', 1600, 1067,
    'XxgGDYI1eIiCeHiHeIiHgAAAAAAAAAA=',
    case when ${pseudoRandom(3, 5, "i")} > 0 then 'Діти на святі в ' || ${oneOf(cities, 4)} else '' end,
    case when ${pseudoRandom(5, 2, "i")} > 0 then 'Children in ' || ${oneOf(citiesInEnglish, 4)} else '' end,
    'IMG_' || i || '.jpg', least(${createdAt} + place * interval '1 second', now())
  from generate_series($1::int, $2::int) n
  cross join generate_series(0, ${imagesOfEach - 1}) place
  cross join lateral (select n::bigint * ${imagesOfEach} + place as i) picture
  on conflict do nothing`;

const galleries = `
  insert into gallery (id, category_id, is_important, gallery_date, day, created_at, updated_at,
    deleted_at)
  select ${idOf("gallery", "n")}, ${idOf("category", `1 + ${pseudoRandom(6, kinds.length)}`)},
    ${pseudoRandom(7, 8)} = 0, coalesce(day::text, 'Літо'), day, ${createdAt},
    least(${createdAt} + ${pseudoRandom(8, 400)} * interval '1 hour', now()),
    case when ${pseudoRandom(9, 100)} = 0 then now() - ${pseudoRandom(10, 30)} * interval '1 day' end
  from generate_series($1::int, $2::int) n
  cross join lateral (select case when ${pseudoRandom(11, 33)} > 0 then ${day} end as day) dated
  on conflict do nothing`;

/** One translation in 25 is a draft, one in 200 is scheduled. */
const published = `case when ${pseudoRandom(12, 25)} = 0 then null
  when ${pseudoRandom(13, 200)} = 0 then now() + (1 + ${pseudoRandom(14, 90)}) * interval '1 day'
  else ${createdAt} end`;
const rareTexts = `case when n % 1000 = 500 then ' ${rareWord}.' else '' end
  || case when n = 500 then ' Вовк ${singleWord} кашу.' else '' end`;

const ukrainian = `
  insert into gallery_translation (item_id, language, title, description, published_at, updated_at,
    words_changed_at)
  select ${idOf("gallery", "n")}, 'ua',
    ${oneOf(events, 15)} || ' у ' || ${oneOf(cities, 4)} || ', № ' || n,
    ${[16, 17, 18].map((salt) => oneOf(sentences, salt)).join(" || ' ' || ")} || ${rareTexts},
    ${published}, ${createdAt}, ${createdAt} + case when ${pseudoRandom(19, 20)} = 0 then interval '1 day'
      else interval '0' end
  from generate_series($1::int, $2::int) n
  on conflict do nothing`;

const english = `
  insert into gallery_translation (item_id, language, title, description, published_at, updated_at,
    words_changed_at)
  select ${idOf("gallery", "n")}, 'eng',
    ${oneOf(eventsInEnglish, 15)} || ' in ' || ${oneOf(citiesInEnglish, 4)} || ', no. ' || n,
    case when ${pseudoRandom(20, 30)} = 0 then '' else
      ${[16, 17, 18].map((salt) => oneOf(sentencesInEnglish, salt)).join(" || ' ' || ")} end,
    case when ${pseudoRandom(21, 20)} > 0 then ${published} end, ${createdAt}, ${createdAt} + interval '1 hour'
  from generate_series($1::int, $2::int) n
  where ${pseudoRandom(22, 5)} > 0
  on conflict do nothing`;

const places = `
  insert into gallery_image (item_id, position, image_id)
  select ${idOf("gallery", "n")}, place, ${idOf("image", `(n::bigint * ${imagesOfEach} + place)`)}
  from generate_series($1::int, $2::int) n
  cross join generate_series(0, ${imagesOfEach - 1}) place
  on conflict do nothing`;
