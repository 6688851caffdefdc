import type { Statement } from "./site/plain-server.ts";

/** The fields of `listOfTwelve` for galleries that are public, in Ukrainian or else in English. */
const listed = `
  select item.id, item.gallery_date, words.title, words.description, category.name as category,
    cover.url, cover.width, cover.height, cover.alt
  from gallery item
  cross join lateral (
    select title, description from gallery_translation
    where item_id = item.id and published_at <= now()
    order by language desc limit 1
  ) words
  left join lateral (
    select words.name from gallery_category category
    join gallery_category_translation words on words.item_id = category.id
    where category.id = item.category_id and category.deleted_at is null
      and words.published_at <= now()
    order by words.language desc limit 1
  ) category on true
  left join lateral (
    select image.url, image.width, image.height,
      case when image.is_decorative then '' else coalesce(nullif(image.alt_ua, ''), image.alt_eng) end
        as alt
    from gallery_image place join image on image.id = place.image_id
    where place.item_id = item.id order by place.position limit 1
  ) cover on true
  where item.deleted_at is null`;

/** The galleries of `listOfTwelve` in one prepared statement. */
export const preparedList: Statement = {
  name: "list",
  text: `${listed}
    order by coalesce(item.day, '-infinity') desc, item.created_at desc, item.id desc limit 12`,
  values: [],
};

/** The gallery of `listedGallery` in one prepared statement. */
export const preparedItem = (id: string): Statement => ({
  name: "item",
  text: `${listed} and item.id = $1`,
  values: [id],
});
