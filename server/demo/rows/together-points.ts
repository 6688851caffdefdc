import type { PointEvent } from "../../together-point/point-facts.ts";
import { daysLater, mondayOf } from "../../together-point/point-week.ts";
import {
  TogetherPoint,
  TogetherPointImage,
  TogetherPointTranslation,
} from "../../together-point/together-point.entity.ts";
import type { DemoPointEvent } from "../content/shapes.ts";
import { togetherPoints } from "../content/together-points.ts";
import { begunAt, placesOf, type Seeding, translationsOf } from "./seeding.ts";

export async function insertTogetherPoints(seeding: Seeding): Promise<void> {
  const { manager } = seeding;
  for (const [position, point] of togetherPoints.entries()) {
    const moment = seeding.time.inFirstDays(position);
    const { city, pin, addressUa, addressEng, phone, openingHours, hoursNoteUa, hoursNoteEng } =
      point;
    const row = {
      ...begunAt(moment),
      position,
      city,
      pin,
      addressUa,
      addressEng,
      phone,
      openingHours: [...openingHours],
      hoursNoteUa,
      hoursNoteEng,
      events: point.events.map((event) => weeklyFrom(seeding.time.startDay, event)),
    };
    await manager.insert(TogetherPoint, row);
    await manager.insert(TogetherPointTranslation, translationsOf(point, row.id, moment));
    const places = placesOf(row.id, seeding.imagesOf("togetherPoint", point));
    if (places.length > 0) await manager.insert(TogetherPointImage, places);
  }
}

/** Weekly from the week of `start` on, for a year. */
const weeklyFrom = (start: string, { weekday, time, ua, eng }: DemoPointEvent): PointEvent => ({
  day: daysLater(mondayOf(start), weekday - 1),
  time,
  weeklyUntil: daysLater(start, 365),
  ua,
  eng,
});
