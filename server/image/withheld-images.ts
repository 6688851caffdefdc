import type { Image } from "./image.entity.ts";

/** Whether visitors do not get the image. */
export const isWithheldAt = ({ withheldFrom }: Pick<Image, "withheldFrom">, now: Date): boolean =>
  withheldFrom !== null && withheldFrom <= now;

/**
 * SQL condition: visitors get the image. `now` is SQL of the current time; null for readers who get
 * all images.
 */
export const isPublicSql = (image: string, now: string | null): string =>
  now ? `(${image}.withheld_from is null or ${image}.withheld_from > ${now})` : "true";

/**
 * SQL condition: visitors get the image with this id. The subquery does not depend on the row, so
 * that PostgreSQL reads the withheld images once per statement.
 */
export const isPublicIdSql = (imageId: string, now: string | null): string =>
  now ? `${imageId} not in (select id from image where withheld_from <= ${now})` : "true";

/**
 * SQL of a JSON array of the public ids of withheld images that the column `html` contains, which is
 * text or JSON; null if there is none. Costs one look-up in an empty index while no image is withheld.
 */
export const withheldInSql = (html: string, now: string): string =>
  `(select json_agg(withheld.public_id) from image withheld where withheld.withheld_from <= ${now}
     and (strpos(${html}::text, withheld.public_id) > 0
       or strpos(${html}::text, replace(withheld.public_id, '&', '&amp;')) > 0))`;

/**
 * Removes the images with these public ids from sanitised HTML, and figures that showed nothing
 * else.
 */
function withoutImages(html: string, publicIds: readonly string[]): string {
  const names = publicIds.flatMap((id) => [id, id.replaceAll("&", "&amp;")]);
  const remove = (text: string) =>
    text.replace(/<img\b[^<>]*>/g, (image) =>
      names.some((name) => image.includes(name)) ? "" : image,
    );
  const isEmptied = (figure: string, remaining: string) =>
    figure !== remaining && !remaining.includes("<img");
  const withoutFigures = html.replace(/<figure\b[^<>]*>.*?<\/figure>/gs, (figure) => {
    const remaining = remove(figure);
    return isEmptied(figure, remaining) ? "" : remaining;
  });
  return remove(withoutFigures);
}

/** As `withoutImages`, in all texts of a JSON value. */
export function withoutImagesIn(value: unknown, publicIds: readonly string[]): unknown {
  if (typeof value === "string") return withoutImages(value, publicIds);
  if (Array.isArray(value)) return value.map((each) => withoutImagesIn(each, publicIds));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withoutImagesIn(each, publicIds)]),
  );
}
