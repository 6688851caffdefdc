import type { ListPlace } from "../editing/list-address.ts";

/** The galleries' own filters, by their names in the address. */
export const galleryFilters = ["category", "year", "news"];

/** The filters as the query for galleries takes them. */
export function galleryWish({ filters }: ListPlace) {
  const { category, year, news } = filters;
  return {
    categoryId: category || null,
    year: Number(year) || null,
    isImportant: news ? news === "yes" : null,
  };
}
