import Type, { type Static, type TSchema } from "typebox";
import type { Image } from "../image/image.entity.ts";
import { imageFromElsewhere } from "../image/image.service.ts";
import { absoluteUrl } from "../image/image-urls.ts";
import { type Language, languages } from "../language/language.ts";
import { Invalid } from "../platform/errors.ts";
import type { RequestContext } from "../platform/request-context.ts";
import type { ContentItem, Translation } from "./content-item.ts";
import type { ContentInput, ContentKind } from "./content-kind.ts";
import type { Context } from "./context.ts";
import type { WriteTarget } from "./item-writes.ts";
import type { ReadScope } from "./reading/read-scope.ts";
import type { Condition } from "./reading/sql-parameters.ts";

/** The REST API of one kind: its schemas, with the specification's field names, and their mapping. */
export interface RestKind<
  Body extends TSchema = TSchema,
  Item extends ContentItem = ContentItem,
  Input extends ContentInput = ContentInput,
> {
  kind: ContentKind<Item, Translation, Input>;
  /** Path below /api, in the specification's spelling. */
  path: string;
  /** Singular name in the OpenAPI document, e.g. "report". */
  name: string;
  body: Body;
  answer: TSchema;
  /**
   * Further lists below `path`; `:value` in their path is passed to `condition`. `name` follows the
   * kind's in the operation id.
   */
  lists?: {
    path: string;
    name: string;
    summary: string;
    condition(value: string): Condition;
    /** The value whose list contains this item of the kind. */
    valueFor?(item: Item): string;
  }[];
  /** Reads an item by the last segment of its path; by default, its id. */
  read?(context: Context, idOrName: string): Promise<Item | null>;
  /** Converts a request body to the input of a save. Throws Invalid. */
  toInput(context: Context, body: Static<Body>, target: WriteTarget | null): Promise<Input>;
  toAnswer(context: Context, item: Item): unknown;
}

export const RestImage = Type.Object(
  { url: Type.String({ maxLength: 2000 }), public_id: Type.String({ maxLength: 300 }) },
  {
    description:
      "The `public_id` of an uploaded image, or the `url` of an image on another host; http becomes https.",
  },
);
/** Existing clients send `{}`, `{url: "", public_id: ""}` or null for no image. */
export const RestImageInput = Type.Union([Type.Partial(RestImage), Type.Null()]);

/** The response fields that all kinds share. */
export const restItem = {
  _id: Type.String(),
  version: Type.Integer(),
  createdAt: Type.String({ format: "date-time" }),
  updatedAt: Type.String({ format: "date-time" }),
};

/** The largest value of PostgreSQL's integer, which GraphQL's Int shares. */
const maxInteger = 2_147_483_647;

/** `version` in a request body detects conflicting writes; it is optional. */
export const restVersion = Type.Optional(Type.Integer({ minimum: 1, maximum: maxInteger }));

export const perLanguage = <Texts extends TSchema>(texts: Texts) =>
  Type.Object({ ua: texts, eng: texts });

export const perLanguageInput = <Texts extends TSchema>(texts: Texts) =>
  Type.Optional(
    Type.Object({
      ua: Type.Optional(Type.Union([texts, Type.Null()])),
      eng: Type.Optional(Type.Union([texts, Type.Null()])),
    }),
  );

/** REST returns public content only, in both languages. */
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

/** What the upload of an image answers. */
export const uploadedImageToRest = (image: Image, publicUrl: string) => ({
  _id: image.id,
  ...imageToRest(image, publicUrl),
  width: image.width,
  height: image.height,
  thumbhash: image.thumbhash,
});

/** Returns both languages, with blank texts where a translation is missing, as clients expect. */
export function translationsToRest<Row extends Translation, Texts>(
  rows: readonly Row[],
  texts: (row: Row | undefined) => Texts,
): Record<Language, Texts> {
  const of = (language: Language) => texts(rows.find((row) => row.language === language));
  return { ua: of("ua"), eng: of("eng") };
}

/**
 * Omits a language whose texts are all blank; if both are, a blank Ukrainian translation remains,
 * so that an item always has one.
 */
export function translationsFromRest<Sent extends object, Texts>(
  sent: { ua?: Sent | null; eng?: Sent | null } | undefined,
  fromRest: (sent: Sent | undefined) => Texts,
): Partial<Record<Language, Texts>> {
  const filledLanguages = languages.filter((language) =>
    Object.values(sent?.[language] ?? {}).some((text) => text !== ""),
  );
  const usedLanguages = filledLanguages.length > 0 ? filledLanguages : (["ua"] as const);
  return Object.fromEntries(
    usedLanguages.map((language) => [language, fromRest(sent?.[language] ?? undefined)]),
  );
}

/**
 * Throws Invalid when a translation has no title: REST publishes at once, and a page and a list
 * entry without a name could not be recognised. The columns have the same names in REST.
 */
export function requireTitles({ title }: ContentKind, { translations }: ContentInput): void {
  const [firstColumn] = title;
  if (!firstColumn) return;
  const untitled = languages.filter((language) => {
    const texts = new Map(Object.entries(translations[language] ?? {}));
    return translations[language] && title.every((column) => !String(texts.get(column)).trim());
  });
  const errors = untitled.map((language) => ({
    path: `translations.${language}.${firstColumn}`,
    rule: "required",
  }));
  if (errors.length > 0) throw Invalid(errors);
}

type ImageInput = { url?: string; public_id?: string } | null | undefined;

/**
 * Returns the id of the image `{url, public_id}`; null if both are blank. Throws Invalid at
 * `path`.
 */
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

/** Returns the ids of a list of `{url, public_id}`, in order; blank ones are skipped. */
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
