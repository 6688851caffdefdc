import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { type Language, languages } from "../../language/language.ts";
import type { Bilingual } from "../content/shapes.ts";
import { type DemoKind, itemName } from "../demo-pictures.ts";
import type { StoryTime } from "./story-time.ts";

/** What all kinds need to insert their rows. */
export class Seeding {
  constructor(
    readonly manager: EntityManager,
    private readonly pictures: ReadonlyMap<string, readonly string[]>,
    readonly time: StoryTime,
  ) {}

  /** The ids of an item's images, in order. */
  imagesOf(kind: DemoKind, item: { key: string }): readonly string[] {
    return this.pictures.get(itemName(kind, item)) ?? [];
  }

  /** The id of an item's only image, or of its first. */
  imageOf(kind: DemoKind, item: { key: string }): string | null {
    return this.imagesOf(kind, item)[0] ?? null;
  }
}

/** Identity and times of an item that was written at that moment. */
export const begunAt = (moment: Date) => ({
  id: randomUUID(),
  createdAt: moment,
  updatedAt: moment,
});

/** A row for each language that has texts, published at that moment unless it is a draft. */
export function translationsOf<Texts extends object>(
  item: Bilingual<Texts>,
  itemId: string,
  moment: Date,
): (Texts & TranslationRow)[] {
  return languages.flatMap((language) => {
    const texts = item[language];
    const publishedAt = item.drafts?.includes(language) ? null : moment;
    return texts ? [{ ...texts, itemId, language, publishedAt, updatedAt: moment }] : [];
  });
}

interface TranslationRow {
  itemId: string;
  language: Language;
  publishedAt: Date | null;
  updatedAt: Date;
}

export const placesOf = (itemId: string, imageIds: readonly string[]) =>
  imageIds.map((imageId, position) => ({ itemId, position, imageId }));
