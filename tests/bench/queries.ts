/** Title, description, date, category and cover of a gallery. */
const listedFields = `
  id galleryDate
  translation(language: UA) { title description }
  category { translation(language: UA) { name } }
  images(first: 1) { url width height alt(language: UA) }`;

/** Twenty galleries as in a list: title in one language and the first picture. */
export const listOfGalleries = `{
  galleries(language: UA, first: 20) {
    items {
      id galleryDate day
      translation(language: UA) { id language publishedAt title }
      images(first: 1) { id url width height alt(language: UA) }
    }
    endCursor hasNextPage
  }
}`;

/** One gallery, as its page queries it. */
export const oneGallery = (id: string) => `{
  gallery(id: "${id}", language: UA) {
    id galleryDate day
    translation(language: UA) { id language publishedAt title description }
    images { id url width height alt(language: UA) }
  }
}`;

/** One page of news, as its page queries it. */
export const pageOfNews = (after: string | null) => `{
  news(language: UA, first: 6, after: ${JSON.stringify(after)}, drafts: false) {
    items {
      id galleryDate day imageCount
      translation(language: UA) { id language publishedAt title description }
      images(first: 7) {
        id url variants width height thumbhash focusX focusY alt(language: UA)
      }
    }
    endCursor hasNextPage
  }
}`;

/** The galleries of `listOfGalleries` in a single SQL statement. */
export const listByHand = `
  select item.id, item.gallery_date, item.day::text, words.id as words_id, words.language,
    words.published_at, words.title, image.id as image_id, image.url, image.width, image.height,
    case when image.is_decorative then '' else coalesce(nullif(image.alt_ua, ''), image.alt_eng) end as alt
  from gallery item
  cross join lateral (
    select * from gallery_translation where item_id = item.id and published_at <= now()
    order by language desc limit 1
  ) words
  left join lateral (
    select image.* from gallery_image place join image on image.id = place.image_id
    where place.item_id = item.id order by place.position limit 1
  ) image on true
  where item.deleted_at is null
  order by coalesce(item.day, '-infinity') desc, item.created_at desc, item.id desc
  limit 20`;

/** Twelve galleries as in a list, with category and cover. */
export const listOfTwelve = `{
  galleries(language: UA, first: 12, drafts: false) {
    items { ${listedFields} }
  }
}`;

/** The same fields of one gallery. */
export const listedGallery = (id: string) => `{
  gallery(id: "${id}", language: UA) { ${listedFields} }
}`;

/** The galleries of the public page, with their total number. */
export const galleriesPage = `{
  galleries(language: UA, first: 24, drafts: false) {
    items {
      id galleryDate day imageCount
      images(first: 1) { id url variants width height thumbhash alt(language: UA) }
      category { id translation(language: UA) { id language name } }
      translation(language: UA) { id language publishedAt title }
    }
    endCursor hasNextPage total
  }
}`;

/** Twelve galleries with title and category, and the number of all. */
export const twelveWithTotal = `{
  galleries(language: UA, first: 12) {
    items {
      id day
      translation(language: UA) { id language title description }
      category { id translation(language: UA) { id language name } }
      images(first: 1) { id url }
    }
    total
  }
}`;

/** The gallery categories, each with its number of galleries. */
export const galleriesInCategories = `{
  galleryCategories(language: UA) {
    items { id galleryCount translation(language: UA) { id language name } }
  }
}`;

/** A search for galleries. */
export const searchInGalleries = (word: string) => `{
  galleries(language: UA, first: 20, search: ${JSON.stringify(word)}, drafts: false) {
    items { id translation(language: UA) { id language title } }
    endCursor hasNextPage
  }
}`;
