import {
  cities,
  TogetherPoint,
  TogetherPointImage,
  TogetherPointTranslation,
} from "../../together-point/together-point.entity.ts";
import { togetherPoints } from "../content/together-points.ts";
import { begunAt, placesOf, type Seeding, translationsOf } from "./seeding.ts";

export async function insertTogetherPoints(seeding: Seeding): Promise<void> {
  const { manager } = seeding;
  for (const [position, point] of togetherPoints.entries()) {
    const city = cities.find((known) => known === point.city);
    if (!city) throw new Error(`no point is in ${point.city}`);
    const moment = seeding.time.inFirstDays(position);
    const row = { ...begunAt(moment), position, city };
    await manager.insert(TogetherPoint, row);
    await manager.insert(TogetherPointTranslation, translationsOf(point, row.id, moment));
    const places = placesOf(row.id, seeding.imagesOf("togetherPoint", point));
    if (places.length > 0) await manager.insert(TogetherPointImage, places);
  }
}
