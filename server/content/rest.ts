import Type, { type Static, type TSchema } from "typebox";
import type { Image } from "../image/image.entity.ts";
import { imageFromElsewhere } from "../image/image.service.ts";
import { absoluteUrl } from "../image/image-urls.ts";
import { type Language, languages } from "../language/language.ts";
import type { RequestContext } from "../platform/request-context.ts";
import type { ContentItem, Translation } from "./content-item.ts";
import type { Page } from "./content-queries.ts";
import type { Context } from "./context.ts";
import type { WriteTarget } from "./item-writes.ts";
import type { CursorQuery } from "./list-query.ts";
import type { ReadScope } from "./read-scope.ts";

/** One kind's face for REST clients: shapes in the specification's names, and five calls. */
export interface RestKind<Body extends TSchema = TSchema> {
  /** Below /api, in the specification's spelling. */
  path: string;
  /** In the words of the OpenAPI document, e.g. "report". */
  name: string;
  body: Body;
  answer: TSchema;
  page(context: Context, wish: CursorQuery): Promise<Page<unknown>>;
  /** Further lists below `path`; a `:value` in theirs is handed to `page`. */
  lists?: RestList[];
  read(context: Context, id: string): Promise<unknown>;
  /** Answers the id. What is written is published at once. */
  save(context: Context, target: WriteTarget | null, body: Static<Body>): Promise<string>;
  remove(context: Context, target: WriteTarget): Promise<void>;
}

interface RestList {
  path: string;
  summary: string;
  page(context: Context, wish: CursorQuery, value: string): Promise<Page<unknown>>;
}

export const RestImage = Type.Object(
  { url: Type.String({ maxLength: 2000 }), public_id: Type.String({ maxLength: 300 }) },
  { description: "public_id of an uploaded image, or an image on another host by its https url." },
);
/** Blank editors send `{}`, `{url: "", public_id: ""}` or null for "no image". */
export const RestImageInput = Type.Union([Type.Partial(RestImage), Type.Null()]);

/** The fields that every answer has. */
export const restItem = {
  _id: Type.String(),
  version: Type.Integer(),
  createdAt: Type.String({ format: "date-time" }),
  updatedAt: Type.String({ format: "date-time" }),
};

/** `version` in a body guards against overwriting; clients that know none leave it out. */
export const restVersion = Type.Optional(Type.Integer({ minimum: 1 }));

export const perLanguage = <Words extends TSchema>(words: Words) =>
  Type.Object({ ua: words, eng: words });

export const perLanguageInput = <Words extends TSchema>(words: Words) =>
  Type.Optional(
    Type.Object({
      ua: Type.Optional(Type.Union([words, Type.Null()])),
      eng: Type.Optional(Type.Union([words, Type.Null()])),
    }),
  );

/** REST shows what visitors see; both languages come along. */
export const restReadScope = ({ now }: RequestContext): ReadScope => ({
  language: "ua",
  now,
  drafts: false,
});

export const itemToRest = ({ id, version, createdAt, updatedAt }: ContentItem) => ({
  _id: id,
  version,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export const imageToRest = (image: Image | null, publicUrl: string) =>
  image
    ? { url: absoluteUrl(image, publicUrl), public_id: image.publicId }
    : { url: "", public_id: "" };

/** Both languages, blank where there is no translation: clients read `translations[language]`. */
export function translationsToRest<Row extends Translation, Words>(
  rows: readonly Row[],
  words: (row: Row | undefined) => Words,
): Record<Language, Words> {
  const of = (language: Language) => words(rows.find((row) => row.language === language));
  return { ua: of("ua"), eng: of("eng") };
}

/**
 * A language whose words are all blank counts as not written; when both are, Ukrainian stays,
 * blank, as the specification's editors allow.
 */
export function translationsFromRest<Sent extends object, Words>(
  sent: { ua?: Sent | null; eng?: Sent | null } | undefined,
  fromRest: (sent: Sent | undefined) => Words,
): Partial<Record<Language, Words>> {
  const filledLanguages = languages.filter((language) =>
    Object.values(sent?.[language] ?? {}).some((text) => text !== ""),
  );
  const usedLanguages = filledLanguages.length > 0 ? filledLanguages : (["ua"] as const);
  return Object.fromEntries(
    usedLanguages.map((language) => [language, fromRest(sent?.[language] ?? undefined)]),
  );
}

type ImageInput = { url?: string; public_id?: string } | null | undefined;

/** The image row behind `{url, public_id}`; null for a blank one. Throws Invalid at `path`. */
export async function imageFromRest(
  { db, images }: Context,
  input: ImageInput,
  path: string,
): Promise<string | null> {
  const { url = "", public_id: publicId = "" } = input ?? {};
  if (!url && !publicId) return null;
  const image = await imageFromElsewhere(db, { url, publicId }, path, images);
  return image.id;
}

/** Rows for an ordered list of `{url, public_id}`; blank ones are passed over. */
export async function imagesFromRest(
  context: Context,
  inputs: readonly ImageInput[] | undefined,
  path: string,
): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, input] of (inputs ?? []).entries()) {
    const id = await imageFromRest(context, input, `${path}.${index}`);
    if (id) ids.push(id);
  }
  return ids;
}

/** A page of items, each in its REST shape. */
export async function pageToRest<Item>(
  page: Page<Item>,
  toRest: (item: Item) => Promise<unknown>,
): Promise<Page<unknown>> {
  const { endCursor, hasNextPage } = page;
  const items = await Promise.all(page.items.map(toRest));
  return {
    items,
    endCursor,
    hasNextPage,
    get total() {
      return page.total;
    },
  };
}
