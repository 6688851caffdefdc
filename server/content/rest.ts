import Type, { type Static, type TObject, type TSchema } from "typebox";
import { type Language, languages } from "../language/language.ts";
import { Invalid } from "../platform/errors.ts";
import { type RecordField, restFieldsOf } from "../platform/record/record-field.ts";
import type { RequestContext } from "../platform/request-context.ts";
import type { ContentItem, Translation } from "./content-item.ts";
import type { ContentInput, ContentKind } from "./content-kind.ts";
import type { Context } from "./context.ts";
import type { WriteTarget } from "./item-writes.ts";
import { loadItems } from "./load-items.ts";
import { isId } from "./reading/content-queries.ts";
import type { ReadScope } from "./reading/read-scope.ts";
import type { Condition } from "./reading/sql-parameters.ts";
import { inputOf } from "./record-item.ts";
import type { TranslationsInput } from "./translations.ts";

/** The REST API of one kind: its schemas, with the specification's field names, and their mapping. */
export interface RestKind<
  Item extends ContentItem = ContentItem,
  Input extends ContentInput = ContentInput,
> extends RestPaths<Item> {
  kind: ContentKind<Item, Translation, Input>;
  body: TObject;
  answer: TObject;
  /** Converts a request body to the input of a save. Throws Invalid. */
  toInput(context: Context, body: object, target: WriteTarget | null): Promise<Input>;
  toAnswer(context: Context, item: Item): Promise<object>;
}

interface RestPaths<Item> {
  /** Path below /api, in the specification's spelling. */
  path: string;
  /** Singular name in the OpenAPI document, e.g. "report". */
  name: string;
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
}

/** What REST has of a kind beside its fields. */
export interface OwnRest<Item, Input, Own extends Record<string, TSchema>> extends RestPaths<Item> {
  /** Schemas of further fields of request bodies. */
  body?: Own;
  /** Schemas of further fields of answers, and their values. */
  answer?: Record<string, TSchema>;
  toAnswer?(context: Context, item: Item): object | Promise<object>;
  /** Completes an input by what was sent. Throws Invalid. */
  complete?(context: Context, input: Input, sent: Static<TObject<Own>>): void | Promise<void>;
}

/** The response fields that all kinds share. */
const restItem = {
  _id: Type.String(),
  version: Type.Integer(),
  createdAt: Type.String({ format: "date-time" }),
  updatedAt: Type.String({ format: "date-time" }),
};

/** The largest value of PostgreSQL's integer, which GraphQL's Int shares. */
const maxInteger = 2_147_483_647;

/** The REST API that follows from the fields of a kind, and what it has beside them. */
export function restOf<
  Item extends ContentItem,
  Row extends Translation,
  Input extends ContentInput,
  Own extends Record<string, TSchema>,
>(
  kind: ContentKind<Item, Row, Input>,
  { body, answer, toAnswer, complete, ...paths }: OwnRest<Item, Input, Own>,
): RestKind<Item, Input> {
  const { fields, textFields } = kind;
  const isUnsent = ({ rest, type }: RecordField) => !rest?.body && type !== "images";
  const hasUnsent = fields.some(isUnsent) || textFields.some(isUnsent) || kind.toInput;
  return {
    ...paths,
    kind,
    body: Type.Object({
      // It detects conflicting writes.
      version: Type.Optional(Type.Integer({ minimum: 1, maximum: maxInteger })),
      ...bodySchemas(fields),
      ...body,
      translations: perLanguageInput(Type.Object(bodySchemas(textFields))),
    }),
    answer: Type.Object({
      ...restItem,
      ...answerSchemas(fields),
      ...answer,
      translations: perLanguage(Type.Object(answerSchemas(textFields))),
    }),

    async toInput(context, sent, target) {
      const input = new kind.input();
      // An update leaves what REST bodies do not have as it is.
      if (target && hasUnsent) Object.assign(input, await storedInput(context, kind, target));
      Object.assign(input, await valuesFrom(context, fields, sent));
      input.translations = await translationsFrom(context, textFields, {
        sent,
        stored: input.translations ?? {},
      });
      await complete?.(context, input, sent as Static<TObject<Own>>); // its schema has them
      return input;
    },

    toAnswer: async (context, item) => ({
      _id: item.id,
      version: item.version,
      createdAt: item.createdAt.toISOString(),
      updatedAt: item.updatedAt.toISOString(),
      ...(await valuesTo(context, fields, item)),
      ...(await toAnswer?.(context, item)),
      // Both languages, with blank texts where a translation is missing, as clients expect.
      translations: Object.fromEntries(
        await Promise.all(
          languages.map(async (language) => {
            const row = item.translations.find((one) => one.language === language);
            return [language, await valuesTo(context, textFields, row)];
          }),
        ),
      ),
    }),
  };
}

const bodySchemas = (fields: readonly RecordField[]): Record<string, TSchema> =>
  Object.fromEntries(
    restFieldsOf(fields).flatMap(({ name, body, isRequired }) =>
      body ? [[name, isRequired ? body : Type.Optional(body)]] : [],
    ),
  );

const answerSchemas = (fields: readonly RecordField[]): Record<string, TSchema> =>
  Object.fromEntries(restFieldsOf(fields).map(({ name, answer }) => [name, answer]));

export const perLanguage = <Texts extends TSchema>(texts: Texts) =>
  Type.Object({ ua: texts, eng: texts });

const perLanguageInput = (texts: TSchema) =>
  Type.Optional(
    Type.Object({
      ua: Type.Optional(Type.Union([texts, Type.Null()])),
      eng: Type.Optional(Type.Union([texts, Type.Null()])),
    }),
  );

type PerLanguage = TranslationsInput<object>;

async function storedInput<
  Item extends ContentItem,
  Row extends Translation,
  Input extends ContentInput,
>({ db }: Context, kind: ContentKind<Item, Row, Input>, { id }: WriteTarget): Promise<object> {
  if (!isId(id)) return {};
  const [item] = await loadItems(db, kind.entity, (bind) => `item.id = ${bind(id)}`);
  return item ? inputOf(db, kind, item) : {};
}

/** The values of an input that a request body, or one language of it, gives. */
async function valuesFrom(
  context: RequestContext,
  fields: readonly RecordField[],
  sent: object,
): Promise<object> {
  const values: Record<string, unknown> = {};
  for (const { inputName, rest } of fields) {
    if (rest?.body) values[inputName] = await rest.toInput(context, Reflect.get(sent, rest.name));
  }
  return values;
}

/**
 * Omits a language whose texts are all blank; if both are, a blank Ukrainian translation remains,
 * so that an item always has one.
 */
async function translationsFrom(
  context: RequestContext,
  fields: readonly RecordField[],
  { sent, stored }: { sent: { translations?: PerLanguage }; stored: PerLanguage },
): Promise<PerLanguage> {
  const sentIn = (language: Language) => sent.translations?.[language] ?? {};
  const filledLanguages = languages.filter((language) =>
    Object.values(sentIn(language)).some((text) => text !== ""),
  );
  const usedLanguages = filledLanguages.length > 0 ? filledLanguages : (["ua"] as const);
  const texts = usedLanguages.map(async (language) => [
    language,
    { ...stored[language], ...(await valuesFrom(context, fields, sentIn(language))) },
  ]);
  return Object.fromEntries(await Promise.all(texts));
}

async function valuesTo(
  context: RequestContext,
  fields: readonly RecordField[],
  record: object | undefined,
): Promise<object> {
  const values = restFieldsOf(fields).map(async ({ name, toAnswer }) => [
    name,
    await toAnswer(context, record),
  ]);
  return Object.fromEntries(await Promise.all(values));
}

/** REST returns public content only, in both languages. */
export const restReadScope = ({ now }: RequestContext): ReadScope => ({
  language: "ua",
  now,
  drafts: false,
});

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
